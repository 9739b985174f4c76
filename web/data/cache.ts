/** SWR keeps everything for ever; here what no screen uses is dropped after five minutes, and its call given up at once. */
import type { Cache } from "swr";
import { abort } from "./requests.ts";

const RETENTION = 5 * 60 * 1000;

type Use = { screens: number; timers: ReturnType<typeof setTimeout>[] };

const usesOf = new WeakMap<Cache, Map<string, Use>>();

/** Whether a screen uses an entry now. */
export function isRetained(cache: Cache, key: string): boolean {
  return (usesOf.get(cache)?.get(key)?.screens ?? 0) > 0;
}

/**
 * Says that a screen uses an entry of the cache.
 *
 * @returns To be called when it no longer does.
 */
export function retain(cache: Cache, key: string): () => void {
  const uses = usesOf.get(cache) ?? new Map<string, Use>();
  usesOf.set(cache, uses);
  const use = uses.get(key) ?? { screens: 0, timers: [] };
  uses.set(key, use);
  use.screens += 1;
  for (const timer of use.timers.splice(0)) clearTimeout(timer);

  return () => {
    use.screens -= 1;
    if (use.screens > 0) return;
    // A moment's grace: the next screen may want the same entry.
    use.timers.push(setTimeout(() => abort(key), 0));
    use.timers.push(
      setTimeout(() => {
        cache.delete(key);
        uses.delete(key);
      }, RETENTION),
    );
  };
}
