/**
 * The SWR configuration, with what SWR does not do itself: it begins with the data that came with the page, evicts entries
 * that no screen has used for five minutes, and refetches when the server's content has changed.
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
    fetcher: (key: string) => prefetches.get(key) ?? request(key),
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

/** The number of screens that use each entry, by its key. */
const screens = new Map<string, number>();
const evictions = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Marks a cache entry as used by a screen. Five minutes after the last screen has released it, it is evicted.
 *
 * @returns A function that releases the entry.
 */
export function retain(cache: Cache, key: string): () => void {
  const count = (change: 1 | -1) => screens.set(key, (screens.get(key) ?? 0) + change);
  clearTimeout(evictions.get(key));
  count(1);
  return () => {
    count(-1);
    if (screens.get(key) === 0)
      evictions.set(
        key,
        setTimeout(() => cache.delete(key), RETENTION),
      );
  };
}

/** A search costs the server too much to be made for a link that may not be followed. */
const SEARCH = /^\/api\/search/;

/** What is being prefetched, by its key. */
const prefetches = new Map<string, Promise<unknown>>();

type Swr = Pick<ReturnType<typeof useSWRConfig>, "cache" | "mutate">;

/** Fetches what a page shows before it is opened. Unlike what SWR's `preload` fetches, it is evicted if it is not used. */
export async function prefetchData({ cache, mutate }: Swr, key: string): Promise<void> {
  const isThere = () => cache.get(key)?.data !== undefined;
  if (SEARCH.test(key) || prefetches.has(key) || isThere()) return;
  const response = request(key);
  prefetches.set(key, response);
  try {
    const data = await response;
    if (!isThere()) await mutate(key, data, { revalidate: false });
    retain(cache, key)();
  } catch {
    // The page itself asks again.
  } finally {
    prefetches.delete(key);
  }
}

/** When the content changes, refetches what is on the screen, and evicts the rest. Use it once. */
export function useContentRefresh(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(
    () =>
      onNewRevision((freshKey) => {
        prefetches.clear();
        for (const key of [...cache.keys()].filter((one) => one !== freshKey)) {
          if (screens.get(key))
            mutate(key).catch(() => undefined); // The entry holds the failure.
          else cache.delete(key);
        }
      }),
    [cache, mutate],
  );
}
