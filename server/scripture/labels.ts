/** Writes passages: for URLs (`Rom.8.28-30`) and for people (`Romans 8:28–30`). */
import { type Place, placeOf, verseCount } from "./books.ts";
import type { VerseSpan } from "./references.ts";

/** A span split into its parts. */
interface Ends {
  from: Place;
  to: Place;
  /** Whether it consists of whole chapters. */
  isWhole: boolean;
}

/**
 * Writes passages for a URL: OSIS references, in which the end of a range omits the book and chapter that it shares
 * with the beginning. `readPassages` reads them back.
 */
export function referenceOf(spans: readonly VerseSpan[]): string {
  return spans
    .map(endsOf)
    .map(({ from, to, isWhole }) => {
      const start = isWhole ? `${from.book.osis}.${from.chapter}` : `${from.book.osis}.${from.chapter}.${from.verse}`;
      const end = isWhole ? `${to.chapter}` : `${to.chapter}.${to.verse}`;
      if (from.book !== to.book) return `${start}-${to.book.osis}.${end}`;
      if (from.chapter !== to.chapter) return `${start}-${end}`;
      return isWhole || from.verse === to.verse ? start : `${start}-${to.verse}`;
    })
    .join(",");
}

/** Writes passages for people. A passage omits the book and chapter that it shares with the one before. */
export function labelOf(spans: readonly VerseSpan[]): string {
  const all = spans.map(endsOf);
  return all.map((ends, index) => joint(all[index - 1], ends) + labelAfter(all[index - 1], ends)).join("");
}

function endsOf({ from, to }: VerseSpan): Ends {
  const [start, end] = [placeOf(from), placeOf(to)];
  return { from: start, to: end, isWhole: start.verse === 1 && end.verse === verseCount(end.book, end.chapter) };
}

/** Verses of the chapter just named follow a comma, everything else a semicolon. */
function joint(previous: Ends | undefined, ends: Ends): string {
  if (previous === undefined) return "";
  return sharesChapter(previous, ends) ? ", " : "; ";
}

function sharesChapter(previous: Ends | undefined, { from, isWhole }: Ends): boolean {
  const sameChapter = previous?.to.book === from.book && previous.to.chapter === from.chapter;
  return sameChapter && !previous.isWhole && !isWhole;
}

function labelAfter(previous: Ends | undefined, ends: Ends): string {
  const { from, to, isWhole } = ends;
  const ofOneChapter = from.book.verseCounts.length === 1;
  if (isWhole && ofOneChapter && from.book === to.book) return from.book.name;
  const isImplied = previous?.to.book === from.book && !ofOneChapter && (previous.isWhole || !isWhole);
  const isPlural = isWhole && from.chapter !== to.chapter;
  const name = isImplied ? "" : `${isPlural ? from.book.title : from.book.name} `;
  const start = isWhole ? `${from.chapter}` : writeVerse(from);
  if (from.book !== to.book) return `${name}${start} – ${to.book.name} ${isWhole ? to.chapter : writeVerse(to)}`;
  const begin = sharesChapter(previous, ends) ? `${from.verse}` : `${name}${start}`;
  if (from.chapter !== to.chapter) return `${begin}–${isWhole ? to.chapter : writeVerse(to)}`;
  return isWhole || from.verse === to.verse ? begin : `${begin}–${to.verse}`;
}

/** Books of one chapter are cited without it: Jude 3. */
function writeVerse({ book, chapter, verse }: Place): string {
  return book.verseCounts.length === 1 ? `${verse}` : `${chapter}:${verse}`;
}
