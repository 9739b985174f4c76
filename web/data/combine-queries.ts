/** Several requests of a page as one: ready with the slowest, failed with the first failure. */
import type { Query } from "./use-query.ts";

/** A retry repeats the requests that are not ready. */
export function combineQueries<Data extends readonly unknown[]>(
  ...queries: { [Index in keyof Data]: Query<Data[Index]> }
): Query<Data> {
  const failed = queries.find(({ status }) => status === "failed");
  const ready = queries.every(({ status }) => status === "ready");
  return {
    status: failed ? "failed" : ready ? "ready" : "loading",
    error: failed?.error,
    get data() {
      return queries.map(({ data }) => data) as unknown as Data;
    },
    retry: () => {
      for (const query of queries) if (query.status !== "ready") query.retry();
    },
  };
}
