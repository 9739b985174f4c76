/** One request to the server, as a screen sees it: loading, ready or failed. All data hooks use it. */
import { useEffect, useState } from "react";
import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import type { Call } from "../../server/shared/calls.ts";
import { retain } from "./swr.ts";

/** The state of a request, whatever its data. */
export type QueryState = {
  /** `idle` if there is nothing to fetch. */
  readonly status: "idle" | "loading" | "ready" | "failed";
  readonly error: Error | undefined;
  /** Tries again, as if for the first time. */
  readonly retry: () => void;
};

/** A failed request. */
export type Failure = Pick<QueryState, "error" | "retry">;

/** A request and its data. */
export type Query<T> = QueryState & {
  /** The response. Reading it too early throws `data is undefined`. */
  readonly data: T;
};

/**
 * @param key - The address to fetch, which is also the cache key; null fetches nothing.
 * @param options - Differences from the configuration.
 */
export function useQuery<T>(key: Call<T> | null, options?: SWRConfiguration<T, Error>): Query<T> {
  const { cache } = useSWRConfig();
  const { data, error, mutate } = useSWR<T, Error>(key, options);
  const [retrying, setRetrying] = useState<string | null>(null);

  useEffect(() => (key === null ? undefined : retain(cache, key)), [cache, key]);

  return {
    status: statusOf(key, data, retrying === key ? undefined : error),
    get data() {
      if (data === undefined) throw new Error("data is undefined");
      return data;
    },
    error,
    retry: () => {
      setRetrying(key);
      mutate()
        .catch(() => undefined) // `error` holds the failure.
        .finally(() => setRetrying(null));
    },
  };
}

/** A request whose data does not change under the reader: what a refetch returns shows when the page is opened again. */
export function useSteadyQuery<T>(key: Call<T> | null): Query<T> {
  const query = useQuery(key);
  const [shown, setShown] = useState<{ key: string | null; data: T } | null>(null);
  if (query.status !== "ready") return query;
  if (shown?.key === key) return { ...query, data: shown.data };
  setShown({ key, data: query.data });
  return query;
}

function statusOf(key: string | null, data: unknown, failure: Error | undefined): Query<unknown>["status"] {
  if (key === null) return "idle";
  if (data !== undefined) return "ready";
  return failure === undefined ? "loading" : "failed";
}
