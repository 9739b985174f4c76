/** Compares Bible passages as passages: the same verses, neighbouring ones, the same chapter. */
import { chapterOf, type VerseSpan } from "../scripture/references.ts";
import type { SearchDocument } from "./index.ts";
import type { Weights } from "./ranking.ts";

/** From this many verses on, a span counts as a whole chapter. */
const CHAPTER_VERSES = 8;
/** What the same chapter is worth beside the very verse, and neighbouring verses. */
const SAME_CHAPTER = 0.25;
const NEAR_VERSES = 3;
const NEAR_VERSE = 0.4;

/**
 * Scores an answer for the passages that a question names.
 *
 * @param asked - Not empty.
 * @returns 0 when it has nothing to do with any of them.
 */
export function scorePassages(
  asked: readonly VerseSpan[],
  { passages, keyPassages }: SearchDocument,
  weights: Weights,
): number {
  return Math.max(
    weights.keyPassage * Math.max(0, ...asked.flatMap((span) => keyPassages.map((key) => overlap(span, key)))),
    weights.passage * Math.max(0, ...asked.flatMap((span) => passages.map((passage) => overlap(span, passage)))),
  );
}

/** How much two passages have to do with each other: 1 for the same verses, 0 for another chapter. */
function overlap(a: VerseSpan, b: VerseSpan): number {
  const wide = Math.max(a.to - a.from, b.to - b.from) >= CHAPTER_VERSES;
  if (a.from <= b.to && b.from <= a.to) return wide && a.to - a.from !== b.to - b.from ? 0.6 : 1;
  if (chapterOf(a.from) !== chapterOf(b.from)) return 0;
  return Math.min(Math.abs(a.from - b.to), Math.abs(b.from - a.to)) <= NEAR_VERSES ? NEAR_VERSE : SAME_CHAPTER;
}
