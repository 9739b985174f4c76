/** The order of titles on a shelf: an article in front does not count. */

/** Sorts by title, leaving out `A`, `An`, `The` and quotation marks at its beginning. */
export function byTitle<T extends { readonly title: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => sortKey(one.title).localeCompare(sortKey(other.title), "en"));
}

const sortKey = (title: string) => title.replace(/^["“‘']?(an?|the)\s+/i, "");
