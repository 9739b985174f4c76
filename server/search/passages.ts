/** Compares Bible passages: the same verses, some of them, neighbouring verses, or the same chapter. */
import { ChapterIndex } from "../scripture/chapter-index.ts";
import { chapterOf, type VerseSpan } from "../scripture/references.ts";
import { inSlices } from "../slices.ts";
import type { Numbers, SearchDocument } from "./types.ts";

/** Spans of at least this many verses count as a whole chapter. */
const CHAPTER_VERSES = 8;
/** Maximum distance of neighbouring verses. */
const NEAR_VERSES = 3;
/** Fit of verses within a named chapter, which any shared verse has at least; of neighbouring verses; and of others of the same chapter. */
const FIT = { within: 0.6, near: 0.4, sameChapter: 0.25 };

/** Minimum fit of an answer that explains some of the verses that a question names. */
export const EXPLAINS = FIT.within;

/** How well an answer fits the passages that a question names. */
export type PassageFit = Numbers<"explainedPassage" | "citedPassage">;

/**
 * Indexes the answers' passages, in slices.
 *
 * @returns A function from the passages that a question names to the fit of each answer that fits at all, by its id.
 */
export async function createPassageIndex(documents: readonly SearchDocument[]) {
  const index = new ChapterIndex<SearchDocument>();
  for await (const document of inSlices(documents))
    index.add(document, [...document.explainedPassages, ...document.citedPassages]);
  return (named: readonly VerseSpan[]): Map<string, PassageFit> =>
    new Map(index.find(named).map((document) => [document.id, passageFit(named, document)]));
}

function passageFit(named: readonly VerseSpan[], { explainedPassages, citedPassages }: SearchDocument): PassageFit {
  const bestOf = (spans: readonly VerseSpan[]) =>
    named.reduce((most, span) => spans.reduce((best, other) => Math.max(best, overlap(span, other)), most), 0);
  return { explainedPassage: bestOf(explainedPassages), citedPassage: bestOf(citedPassages) };
}

/** @returns How well a span fits the named one: 1 if it has all of its verses, and neither is much wider. */
function overlap(named: VerseSpan, other: VerseSpan): number {
  const [length, otherLength] = [named, other].map(({ from, to }) => to - from + 1) as [number, number];
  const shared = Math.min(named.to, other.to) - Math.max(named.from, other.from) + 1;
  if (shared > 0) {
    const isWide = Math.max(length, otherLength) > CHAPTER_VERSES && length !== otherLength;
    return FIT.within + (isWide ? 0 : ((1 - FIT.within) * shared) / length);
  }
  if (chapterOf(named.from) !== chapterOf(other.from)) return 0;
  const distance = Math.min(Math.abs(named.from - other.to), Math.abs(other.from - named.to));
  return distance <= NEAR_VERSES ? FIT.near : FIT.sameChapter;
}
