/** Compares Bible passages: the same verses, neighbouring ones, the same chapter. */
import { chapterOf, type VerseNumber, type VerseSpan, verseNumber } from "../scripture/references.ts";
import type { SearchDocument } from "./types.ts";

/** From a chapter to the next. */
const CHAPTER = verseNumber(0, 1, 0);
/** From this many verses on, a span counts as a whole chapter. */
const CHAPTER_VERSES = 8;
/** Verses at most this far apart are neighbours. */
const NEAR_VERSES = 3;
/** Fit of verses within a chapter that was asked for, of neighbours, and of other verses of the chapter. */
const FIT = { within: 0.6, near: 0.4, sameChapter: 0.25 };
/** How well an answer fits the passages that a question names: each 0 for not at all to 1 for the same verses. */
export interface PassageFit {
  /** By the verses for which it is wanted. */
  key: number;
  /** By the verses that its text refers to. */
  cited: number;
}

/** @returns A function from the passages that a question names to how well each answer that fits does, by its number. */
export function createPassageIndex(
  documents: readonly SearchDocument[],
): (asked: readonly VerseSpan[]) => Map<number, PassageFit> {
  const byChapter = new Map<VerseNumber, Set<number>>();
  documents.forEach(({ keyPassages, citedPassages }, number) => {
    for (const chapter of [...keyPassages, ...citedPassages].flatMap(chaptersOf))
      byChapter.set(chapter, (byChapter.get(chapter) ?? new Set()).add(number));
  });
  return (asked) => {
    const fits = new Map<number, PassageFit>();
    for (const number of new Set(asked.flatMap(chaptersOf).flatMap((chapter) => [...(byChapter.get(chapter) ?? [])])))
      fits.set(number, passageFit(asked, documents[number] as SearchDocument));
    return fits;
  };
}

/** @returns The chapters of a span, as the numbers of their verses 0. */
function chaptersOf({ from, to }: VerseSpan): VerseNumber[] {
  const chapters: VerseNumber[] = [];
  for (let chapter = chapterOf(from); chapter <= to; chapter += CHAPTER) chapters.push(chapter);
  return chapters;
}

function passageFit(asked: readonly VerseSpan[], { keyPassages, citedPassages }: SearchDocument): PassageFit {
  const bestOf = (spans: readonly VerseSpan[]) =>
    asked.reduce((most, span) => spans.reduce((best, other) => Math.max(best, overlap(span, other)), most), 0);
  return { key: bestOf(keyPassages), cited: bestOf(citedPassages) };
}

function overlap(a: VerseSpan, b: VerseSpan): number {
  const isWide = Math.max(a.to - a.from, b.to - b.from) >= CHAPTER_VERSES;
  if (a.from <= b.to && b.from <= a.to) return isWide && a.to - a.from !== b.to - b.from ? FIT.within : 1;
  if (chapterOf(a.from) !== chapterOf(b.from)) return 0;
  return Math.min(Math.abs(a.from - b.to), Math.abs(b.from - a.to)) <= NEAR_VERSES ? FIT.near : FIT.sameChapter;
}
