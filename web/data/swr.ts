/**
 * The one SWR configuration, and what SWR does not do itself: it begins with the data that came with the page, aborts
 * calls that no screen waits for, evicts what no screen has used for five minutes, and fetches again when the content of
 * the server has changed.
 */
import { useEffect } from "react";
import { type Cache, type SWRConfiguration, useSWRConfig } from "swr";
import { PAGE_DATA_ID, type PageData } from "../../server/contract/page-data.ts";
import { beginRevision, onNewRevision } from "./revision.ts";
import { isWorthRetrying, RECOVERY_DELAY, request } from "./transport.ts";

type Configuration = SWRConfiguration & { provider: () => Cache };

/**
 * A configuration with a cache of its own.
 *
 * @param data - What came with the page and fills the cache; null where nothing did.
 */
export function createConfiguration(data: PageData | null): Configuration {
  const cache: Cache = new Map(Object.entries(data?.responses ?? {}).map(([key, body]) => [key, { data: body }]));
  return {
    provider: () => cache,
    fetcher: (key: string) => fetchInto(cache, key),
    // What is kept changes with the content, not under a visitor: see `useContentRefresh`.
    revalidateIfStale: false,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    // The transport retries; SWR only looks again after a failure.
    onErrorRetry: (error, _key, _configuration, revalidate, { retryCount }) => {
      if (isWorthRetrying(error)) setTimeout(() => void revalidate({ retryCount }), RECOVERY_DELAY);
    },
  };
}

/** Reads what the server put into the page, and follows its revision; null where the page comes from Vite's own server. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : null;
  beginRevision(data?.revision ?? null);
  return data;
}

const RETENTION = 5 * 60 * 1000; // milliseconds

/** Who uses an entry of the cache: the screens that show it, and the calls on their way for it. */
type Retention = {
  screens: number;
  readonly calls: Set<AbortController>;
  readonly timers: Set<ReturnType<typeof setTimeout>>;
};

const retentions = new WeakMap<Cache, Map<string, Retention>>();

function retentionOf(cache: Cache, key: string): Retention {
  const entries = retentions.get(cache) ?? new Map<string, Retention>();
  retentions.set(cache, entries);
  const retention = entries.get(key) ?? { screens: 0, calls: new Set(), timers: new Set() };
  entries.set(key, retention);
  return retention;
}

/** Fetches what an entry is for. Only this call is aborted when no screen uses the entry any more. */
async function fetchInto(cache: Cache, key: string): Promise<unknown> {
  const { calls } = retentionOf(cache, key);
  const call = new AbortController();
  calls.add(call);
  try {
    return await request(key, call.signal);
  } finally {
    calls.delete(call);
  }
}

/**
 * Says that a screen uses an entry of the cache. When the last one no longer does, its calls are aborted, and after
 * five minutes it is dropped.
 *
 * @returns To be called when the screen no longer uses it.
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
    // A moment's grace: the next screen may want the same entry.
    later(() => {
      for (const call of calls) call.abort();
    }, 0);
    later(() => {
      cache.delete(key);
      retentions.get(cache)?.delete(key);
    }, RETENTION);
  };
}

/** To be used once. When the content changes, asks again for all that is on the screen, and drops what is not. */
export function useContentRefresh(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(
    () =>
      onNewRevision((freshKey) => {
        for (const key of [...cache.keys()].filter((one) => one !== freshKey)) {
          if (retentionOf(cache, key).screens === 0) cache.delete(key);
          else mutate(key).catch(() => undefined); // A failure stands in the entry.
        }
      }),
    [cache, mutate],
  );
}
