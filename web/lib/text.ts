/** Functions for texts: truncating, listing, capitalizing, sorting by title. */

/** @returns The text, or the words of it that fit into the length, with an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length - 1);
  return `${text.slice(0, end < 0 ? length : end).replace(/[\s,;:.–—]+$/u, "")}…`;
}

/** Lists names: `CCEL, OPC and Monergism`. */
export function listed(names: readonly string[], joint: "and" | "or"): string {
  const type = joint === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat("en-GB", { type }).format(names);
}

/** Capitalizes the first letter. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Capitalizes what a visitor typed in small letters: the first letter, and the pronoun `I`. */
export function asSentence(typed: string): string {
  return capitalized(typed.replaceAll(/(?<=^|\s)i(?=$|[\s,;:?!]|['’](?:m|ve|d|ll)\b)/g, "I"));
}

/** Escapes a text for a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Sorts by title, ignoring a leading `A`, `An`, `The` or quotation mark. */
export function byTitle<T extends { readonly title: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => sortKey(one.title).localeCompare(sortKey(other.title), "en"));
}

const sortKey = (title: string) => title.replace(/^["“‘']?(an?|the)\s+/i, "");
