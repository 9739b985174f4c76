/** One call to the server as a screen sees it: loading, ready or failed. Every data hook is made of this. */
import { useEffect, useState } from "react";
import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import { retain } from "./swr.ts";
import { isAbort } from "./transport.ts";

/** How a call went, whatever it was for. */
export type QueryState = {
  /** `idle` when there is nothing to ask. */
  readonly status: "idle" | "loading" | "ready" | "failed";
  readonly error: Error | undefined;
  /** Asks again, as if for the first time. */
  readonly retry: () => void;
};

/** A call that failed. */
export type Failure = Pick<QueryState, "error" | "retry">;

/** A call, and what it brought. */
export type Query<T> = QueryState & {
  /** What the server said. Reading it before it is there is an error of ours: `data is undefined`. */
  readonly data: T;
};

/**
 * @param key - The address to fetch, which is also its name in the cache; null asks nothing.
 * @param options - Where this call departs from the one configuration.
 */
export function useQuery<T>(key: string | null, options?: SWRConfiguration<T, Error>): Query<T> {
  const { cache } = useSWRConfig();
  const { data, error, mutate } = useSWR<T, Error>(key, options);
  const [retrying, setRetrying] = useState<string | null>(null);

  useEffect(() => (key === null ? undefined : retain(cache, key)), [cache, key]);

  const failure = error === undefined || isAbort(error) ? undefined : error;
  return {
    status: statusOf(key, data, retrying === key ? undefined : failure),
    get data() {
      return assertDefined(data);
    },
    error: failure,
    retry: () => {
      setRetrying(key);
      mutate()
        .catch(() => undefined) // The failure stands in `error`.
        .finally(() => setRetrying(null));
    },
  };
}

/** Several calls as one: it waits for the slowest, fails with the first, and asks again for all that is missing. */
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

/**
 * @returns The value, which must be there by now.
 * @throws Error `data is undefined` when it is not.
 */
function assertDefined<T>(data: T | undefined): T {
  if (data === undefined) throw new Error("data is undefined");
  return data;
}

function statusOf(key: string | null, data: unknown, failure: Error | undefined): Query<unknown>["status"] {
  if (key === null) return "idle";
  if (data !== undefined) return "ready";
  return failure === undefined ? "loading" : "failed";
}
