/** Compares Bible passages: the same verses, neighbouring verses, or the same chapter. */
import { chapterOf, takeReferences, type VerseNumber, type VerseSpan, verseNumber } from "../scripture/references.ts";
import type { SearchDocument } from "./types.ts";

/** Distance from a chapter to the next, as verse numbers. */
const CHAPTER = verseNumber(0, 1, 0);
/** Spans of at least this many verses count as a whole chapter. */
const CHAPTER_VERSES = 8;
/** Maximum distance of neighbouring verses. */
const NEAR_VERSES = 3;
/** Fit of verses within a named chapter, of neighbouring verses, and of other verses of the same chapter. */
const FIT = { within: 0.6, near: 0.4, sameChapter: 0.25 };

/** How well an answer fits the passages that a question names: from 0, not at all, to 1, the same verses. */
export interface PassageFit {
  /** Fit of the passages that the answer's question names. */
  subject: number;
  /** Fit of the passages that the answer explains. */
  key: number;
  /** Fit of the passages that its text refers to. */
  cited: number;
}

/**
 * @returns A function from the passages that a question names to the fit of each answer that fits at all, by document
 *   index.
 */
export function createPassageIndex(
  documents: readonly SearchDocument[],
): (named: readonly VerseSpan[]) => Map<number, PassageFit> {
  const subjects = documents.map(({ question }) => takeReferences(question).spans);
  const byChapter = new Map<VerseNumber, Set<number>>();
  documents.forEach(({ keyPassages, citedPassages }, number) => {
    for (const chapter of [...(subjects[number] ?? []), ...keyPassages, ...citedPassages].flatMap(chaptersOf))
      byChapter.set(chapter, (byChapter.get(chapter) ?? new Set()).add(number));
  });
  return (named) => {
    const fits = new Map<number, PassageFit>();
    for (const number of new Set(named.flatMap(chaptersOf).flatMap((chapter) => [...(byChapter.get(chapter) ?? [])]))) {
      const { keyPassages, citedPassages } = documents[number] as SearchDocument;
      fits.set(number, {
        subject: fitOf(named, subjects[number] ?? []),
        key: fitOf(named, keyPassages),
        cited: fitOf(named, citedPassages),
      });
    }
    return fits;
  };
}

/** @returns The chapters of a span, each as the number of its verse 0. */
function chaptersOf({ from, to }: VerseSpan): VerseNumber[] {
  const chapters: VerseNumber[] = [];
  for (let chapter = chapterOf(from); chapter <= to; chapter += CHAPTER) chapters.push(chapter);
  return chapters;
}

/** @returns The fit of the two passages that fit best. */
function fitOf(named: readonly VerseSpan[], spans: readonly VerseSpan[]): number {
  return named.reduce((most, span) => spans.reduce((best, other) => Math.max(best, overlap(span, other)), most), 0);
}

function overlap(a: VerseSpan, b: VerseSpan): number {
  const isWide = Math.max(a.to - a.from, b.to - b.from) >= CHAPTER_VERSES;
  if (a.from <= b.to && b.from <= a.to) return isWide && a.to - a.from !== b.to - b.from ? FIT.within : 1;
  if (chapterOf(a.from) !== chapterOf(b.from)) return 0;
  return Math.min(Math.abs(a.from - b.to), Math.abs(b.from - a.to)) <= NEAR_VERSES ? FIT.near : FIT.sameChapter;
}
