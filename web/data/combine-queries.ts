/** Several requests of a page as one: ready with the slowest, failed with the first failure. */
import type { Query, QueryState } from "./use-query.ts";

/** A retry repeats the requests that are not ready. */
export function combineQueries(queries: readonly Query<unknown>[]): QueryState {
  const failed = queries.find(({ status }) => status === "failed");
  const ready = queries.every(({ status }) => status === "ready");
  return {
    status: failed ? "failed" : ready ? "ready" : "loading",
    error: failed?.error,
    retry: () => {
      for (const query of queries) if (query.status !== "ready") query.retry();
    },
  };
}
