/** Texts: cut to a length, listed in a sentence, capitalized, sorted by title. */

/** @returns The text, or as many of its words as fit into the length, and an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length - 1);
  return `${text.slice(0, end < 0 ? length : end).replace(/[\s,;:.–—]+$/u, "")}…`;
}

/** Names in a sentence: `CCEL, OPC and Monergism`. */
export function listed(names: readonly string[], joint: "and" | "or"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${joint} ${names.at(-1)}`;
}

/** The sentence with a capital at its beginning. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The text as it stands in a regular expression that matches it. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Sorts by title, leaving out `A`, `An`, `The` and quotation marks at its beginning. */
export function byTitle<T extends { readonly title: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => sortKey(one.title).localeCompare(sortKey(other.title), "en"));
}

const sortKey = (title: string) => title.replace(/^["“‘']?(an?|the)\s+/i, "");
