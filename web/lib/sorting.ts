/** The order of titles on a shelf: an article in front does not count. */

/** Sorts by title, leaving out `A`, `An`, `The` and quotation marks at its beginning. */
export function byTitle<T extends { readonly title: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => sortingForm(one.title).localeCompare(sortingForm(other.title), "en"));
}

const sortingForm = (title: string) => title.replace(/^["“‘']?(an?|the)\s+/i, "");
