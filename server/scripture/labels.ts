/** Writes passages: as an address names them (`Rom.8.28-30`), and as a person reads them (`Romans 8:28–30`). */
import { type Place, placeOf, verseCount } from "./books.ts";
import type { VerseSpan } from "./references.ts";

/** A span, taken apart. */
interface Ends {
  from: Place;
  to: Place;
  /** Whether it is made of whole chapters. */
  isWhole: boolean;
}

/**
 * Names passages in an address: OSIS, where the end of a range leaves out the book and chapter that it shares with the
 * beginning. `readPassages` reads it back.
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

/** Names passages for a person; a book and a chapter that the passage before was in are not said again. */
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
  const isSaid = previous?.to.book === from.book && !ofOneChapter && (previous.isWhole || !isWhole);
  const isPlural = isWhole && from.chapter !== to.chapter;
  const name = isSaid ? "" : `${isPlural ? from.book.title : from.book.name} `;
  const start = isWhole ? `${from.chapter}` : writeVerse(from);
  if (from.book !== to.book) return `${name}${start} – ${to.book.name} ${isWhole ? to.chapter : writeVerse(to)}`;
  const begin = sharesChapter(previous, ends) ? `${from.verse}` : `${name}${start}`;
  if (from.chapter !== to.chapter) return `${begin}–${isWhole ? to.chapter : writeVerse(to)}`;
  return isWhole || from.verse === to.verse ? begin : `${begin}–${to.verse}`;
}

/** Verses of a book of one chapter are named without it: Jude 3. */
function writeVerse({ book, chapter, verse }: Place): string {
  return book.verseCounts.length === 1 ? `${verse}` : `${chapter}:${verse}`;
}
