/** The one SWR configuration. Retries are the business of `policy.ts`; SWR only looks again after a failure. */
import type { Cache, SWRConfiguration } from "swr";
import { bootstrapped } from "./bootstrap.ts";
import { isWorthRetrying, RECOVERY_DELAY } from "./policy.ts";
import { request } from "./requests.ts";

type Configuration = SWRConfiguration & { provider: () => Cache };

/** A configuration with a cache of its own, filled with what the server put into the page. */
export function createConfiguration(): Configuration {
  const cache: Cache = new Map();
  return {
    provider: () => cache,
    fetcher: request,
    fallback: bootstrapped(),
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    onErrorRetry: (error, _key, _configuration, revalidate, { retryCount }) => {
      if (isWorthRetrying(error)) setTimeout(() => void revalidate({ retryCount }), RECOVERY_DELAY);
    },
  };
}
