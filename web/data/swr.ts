/**
 * The SWR configuration, with what SWR does not do itself: it begins with the data that came with the page, aborts
 * requests that no screen waits for, evicts entries that no screen has used for five minutes, and refetches when the
 * server's content has changed.
 */
import { useEffect } from "react";
import { type Cache, type SWRConfiguration, useSWRConfig } from "swr";
import { PAGE_DATA_ID, type PageData } from "../../server/contract/page-data.ts";
import { beginRevision, onNewRevision } from "./revision.ts";
import { isWorthRetrying, RECOVERY_DELAY, request } from "./transport.ts";

type Configuration = SWRConfiguration & { provider: () => Cache };

/**
 * Creates a configuration with its own cache.
 *
 * @param data - The data that came with the page, which fills the cache; null if there is none.
 */
export function createConfiguration(data: PageData | null): Configuration {
  const cache: Cache = new Map(Object.entries(data?.responses ?? {}).map(([key, body]) => [key, { data: body }]));
  return {
    provider: () => cache,
    fetcher: (key: string) => fetchInto(cache, key),
    // Cached data is refetched when the content changes, not while someone reads it: see `useContentRefresh`.
    revalidateIfStale: false,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    // The transport retries; SWR only polls after a failure.
    onErrorRetry: (error, _key, _configuration, revalidate, { retryCount }) => {
      if (isWorthRetrying(error)) setTimeout(() => void revalidate({ retryCount }), RECOVERY_DELAY);
    },
  };
}

/** Reads the data in the page, and sets its revision; null if the page comes from Vite's dev server. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : null;
  beginRevision(data?.revision ?? null);
  return data;
}

/** Fetches what the page shows and does not contain. What cannot be fetched is left to the screens, which say so. */
export async function completePageData(data: PageData | null): Promise<PageData | null> {
  if (data === null) return null;
  const fetched = await Promise.allSettled(data.left.map(async (key) => [key, await request(key)] as const));
  const entries = fetched.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  return { ...data, responses: { ...data.responses, ...Object.fromEntries(entries) } };
}

const RETENTION = 5 * 60 * 1000; // milliseconds

/** The users of a cache entry: the screens that show it, and its pending requests. */
type Retention = {
  screens: number;
  readonly calls: Set<AbortController>;
  readonly timers: Set<ReturnType<typeof setTimeout>>;
  /** The response to a request that was made before a screen needs it. */
  prefetched: Promise<unknown> | null;
};

const retentions = new WeakMap<Cache, Map<string, Retention>>();

function retentionOf(cache: Cache, key: string): Retention {
  const entries = retentions.get(cache) ?? new Map<string, Retention>();
  retentions.set(cache, entries);
  const retention = entries.get(key) ?? { screens: 0, calls: new Set(), timers: new Set(), prefetched: null };
  entries.set(key, retention);
  return retention;
}

/** How long a prefetched response may be used, in milliseconds. */
const PREFETCHED = 30_000;
/** A search costs the server too much to be made for a link that may not be followed. */
const SEARCH = /^\/api\/search/;

/** Fetches what a page shows before it is opened. Unlike SWR's `preload`, it forgets what is not used soon. */
export function prefetchData(cache: Cache, key: string): void {
  const retention = retentionOf(cache, key);
  if (SEARCH.test(key) || retention.prefetched || cache.get(key)?.data !== undefined) return;
  const response = request(key);
  const forget = () => {
    if (retention.prefetched === response) retention.prefetched = null;
  };
  retention.prefetched = response;
  response.catch(forget);
  setTimeout(forget, PREFETCHED);
}

/** Fetches the data of an entry. The request is aborted when no screen uses the entry. */
async function fetchInto(cache: Cache, key: string): Promise<unknown> {
  const retention = retentionOf(cache, key);
  const { calls, prefetched } = retention;
  retention.prefetched = null;
  if (prefetched) return prefetched;
  const call = new AbortController();
  calls.add(call);
  try {
    return await request(key, call.signal);
  } finally {
    calls.delete(call);
  }
}

/**
 * Marks a cache entry as used by a screen. When the last screen releases it, its requests are aborted, and five minutes
 * later it is evicted.
 *
 * @returns A function that releases the entry.
 */
export function retain(cache: Cache, key: string): () => void {
  const retention = retentionOf(cache, key);
  const { calls, timers } = retention;
  const later = (action: () => void, delay: number) => timers.add(setTimeout(action, delay));
  retention.screens += 1;
  for (const timer of timers) clearTimeout(timer);
  timers.clear();

  return () => {
    retention.screens -= 1;
    if (retention.screens > 0) return;
    // Not at once, because the next screen may use the same entry.
    later(() => {
      // What was being refetched may be of an older revision.
      if (calls.size > 0) cache.delete(key);
      for (const call of calls) call.abort();
    }, 0);
    later(() => {
      cache.delete(key);
      retentions.get(cache)?.delete(key);
    }, RETENTION);
  };
}

/** When the content changes, refetches what is on the screen, and evicts the rest. Use it once. */
export function useContentRefresh(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(
    () =>
      onNewRevision((freshKey) => {
        for (const retention of retentions.get(cache)?.values() ?? []) retention.prefetched = null;
        for (const key of [...cache.keys()].filter((one) => one !== freshKey)) {
          if (retentionOf(cache, key).screens === 0) cache.delete(key);
          else mutate(key).catch(() => undefined); // The entry holds the failure.
        }
      }),
    [cache, mutate],
  );
}
