/**
 * The one SWR configuration, and what SWR does not do itself: it begins with the data that came with the page, drops
 * what no screen has used for five minutes, and asks again when the server has other content.
 */
import { useEffect } from "react";
import { type Cache, type SWRConfiguration, useSWRConfig } from "swr";
import type { Partner } from "../../server/contract/partner.ts";
import type { SuggestionSets } from "../../server/contract/suggestion.ts";
import { partnersCall, suggestedSearchesCall } from "../lib/paths.ts";
import { beginRevision, onNewRevision } from "./revision.ts";
import { abort, isWorthRetrying, RECOVERY_DELAY, request } from "./transport.ts";

type Configuration = SWRConfiguration & { provider: () => Cache };

/** A configuration with a cache of its own, filled with what the server put into the page. */
export function createConfiguration(): Configuration {
  const cache: Cache = new Map();
  const bootstrap = readBootstrap();
  beginRevision(bootstrap?.revision ?? null);
  return {
    provider: () => cache,
    fetcher: request,
    fallback: bootstrap ? { [partnersCall]: bootstrap.partners, [suggestedSearchesCall]: bootstrap.suggestions } : {},
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    // The transport retries; SWR only looks again after a failure.
    onErrorRetry: (error, _key, _configuration, revalidate, { retryCount }) => {
      if (isWorthRetrying(error)) setTimeout(() => void revalidate({ retryCount }), RECOVERY_DELAY);
    },
  };
}

type Bootstrap = {
  partners: Partner[];
  suggestions: SuggestionSets;
  revision: string | null;
  keepsQuestions: boolean;
};

/** What the server put into the page, so that the first paint needs no call; null as it comes from Vite's own server. */
export function readBootstrap(): Bootstrap | null {
  const text = document.getElementById("bootstrap")?.textContent;
  return text ? (JSON.parse(text) as Bootstrap) : null;
}

const RETENTION = 5 * 60 * 1000; // milliseconds

type Retention = { screens: number; timers: ReturnType<typeof setTimeout>[] };

const retentionsOf = new WeakMap<Cache, Map<string, Retention>>();

/** Whether a screen uses an entry now. */
function isRetained(cache: Cache, key: string): boolean {
  return (retentionsOf.get(cache)?.get(key)?.screens ?? 0) > 0;
}

/**
 * Says that a screen uses an entry of the cache.
 *
 * @returns To be called when it no longer does.
 */
export function retain(cache: Cache, key: string): () => void {
  const retentions = retentionsOf.get(cache) ?? new Map<string, Retention>();
  retentionsOf.set(cache, retentions);
  const retention = retentions.get(key) ?? { screens: 0, timers: [] };
  retentions.set(key, retention);
  retention.screens += 1;
  for (const timer of retention.timers.splice(0)) clearTimeout(timer);

  return () => {
    retention.screens -= 1;
    if (retention.screens > 0) return;
    // A moment's grace: the next screen may want the same entry.
    retention.timers.push(setTimeout(() => abort(key), 0));
    retention.timers.push(
      setTimeout(() => {
        cache.delete(key);
        retentions.delete(key);
      }, RETENTION),
    );
  };
}

/** To be used once. When the content changes, asks again for all that is on the screen, and drops what is not. */
export function useContentRefresh(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(
    () =>
      onNewRevision((freshKey) => {
        for (const key of [...cache.keys()].filter((one) => one !== freshKey)) {
          if (!isRetained(cache, key)) cache.delete(key);
          else mutate(key).catch(() => undefined); // A failure stands in the entry.
        }
      }),
    [cache, mutate],
  );
}
