/** Finds the name that someone probably meant who wrote another one. */
import { editDistance } from "../server/shared/edit-distance.ts";

/** One letter in so many may be wrong: more is another word. */
const LETTERS_PER_ERROR = 3;

/** @returns The most similar of the names that exist; null if none is similar. Names that only lack a part count as similar. */
function findMeant(written: string, names: Iterable<string>): string | null {
  const typed = written.toLowerCase();
  let meant: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const known = name.toLowerCase();
    const distance = editDistance(typed, known);
    const isSimilar =
      distance <= Math.max(typed.length, known.length) / LETTERS_PER_ERROR ||
      lettersOf(typed) === lettersOf(known) ||
      sharesParts(typed, known);
    if (!isSimilar || distance >= least) continue;
    meant = name;
    least = distance;
  }
  return meant;
}

/** @returns The remedy for a name that does not exist: the one that was probably meant, or else the remedy given. */
export function suggest(written: string, names: Iterable<string>, otherwise: string): string {
  const meant = findMeant(written, names);
  if (meant === null) return otherwise;
  return `did you mean ${/\s/.test(meant) ? `"${meant}"` : meant}?`;
}

/** Whether all parts of one id occur in the other: `enchiridion` in `augustine-enchiridion`. */
function sharesParts(one: string, other: string): boolean {
  const [fewer, more] = [one.split("-"), other.split("-")].sort((a, b) => a.length - b.length);
  return fewer?.every((part) => part.length > 2 && more?.includes(part)) ?? false;
}

/** @returns The letters of a word, in the order of the alphabet. */
export function lettersOf(word: string): string {
  return [...word].sort().join("");
}
