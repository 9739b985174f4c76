/** Finds the answers that explain a passage of the Bible, and those that refer to it. */
import type { AnswerLink } from "../contract/answer.ts";
import type { ScriptureIndex } from "../contract/scripture.ts";
import type { AnswerRecord } from "../db/answers.ts";
import { books, chaptersBetween, placeOf } from "../scripture/books.ts";
import { type VerseNumber, type VerseSpan, verseNumber } from "../scripture/references.ts";

/** An answer with the passages that it explains and those that it refers to, once for each reference. */
export interface AnswerPassages {
  link: AnswerLink;
  explains: VerseSpan[];
  refersTo: VerseSpan[];
}

export interface ScriptureContent {
  /** In the library's order. */
  answers: AnswerPassages[];
  /** Indexes of the answers that explain or refer to a passage in a chapter, in order, by chapter. */
  answersByChapter: Map<VerseNumber, number[]>;
  /** All books and chapters, with the number of answers on each chapter. */
  index: ScriptureIndex;
}

/** @returns The passages of an answer. */
export function toAnswerPassages({ id, question, passages }: AnswerRecord): AnswerPassages {
  return { link: { id, question }, explains: passages?.explains ?? [], refersTo: passages?.refersTo ?? [] };
}

/** Assembles what is known of the passages of all answers. Yields after each answer. */
export function* assembleScripture(answers: AnswerPassages[]): Generator<undefined, ScriptureContent> {
  const answersByChapter = new Map<VerseNumber, number[]>();
  const explained = new Map<VerseNumber, number>();
  const referredTo = new Map<VerseNumber, number>();
  for (const [number, { explains, refersTo }] of answers.entries()) {
    const chapters = chaptersOf([...explains, ...refersTo]);
    for (const chapter of chapters) answersByChapter.set(chapter, [...(answersByChapter.get(chapter) ?? []), number]);
    const explainedPlaces = withBooks(chaptersOf(explains));
    for (const place of withBooks(chapters)) {
      const counts = explainedPlaces.has(place) ? explained : referredTo;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    yield;
  }
  return { answers, answersByChapter, index: toIndex(explained, referredTo) };
}

/**
 * @param explained - Number of answers that explain a place, by place.
 * @param referredTo - Number of answers that only refer to it.
 */
function toIndex(
  explained: ReadonlyMap<VerseNumber, number>,
  referredTo: ReadonlyMap<VerseNumber, number>,
): ScriptureIndex {
  const countsOf = (place: VerseNumber) => ({
    explainedByCount: explained.get(place) ?? 0,
    referredToByCount: referredTo.get(place) ?? 0,
  });
  return {
    books: books.map(({ number, osis, title, verseCounts }) => ({
      reference: osis,
      name: title,
      ...countsOf(bookOf(number)),
      chapters: verseCounts.map((_, index) => ({
        number: index + 1,
        ...countsOf(verseNumber(number, index + 1, 0)),
      })),
    })),
  };
}

/** A book as a place, beside its chapters: chapter 0. */
const bookOf = (book: number) => verseNumber(book, 0, 0);

/** @returns The chapters that some passages touch. */
function chaptersOf(spans: readonly VerseSpan[]): Set<VerseNumber> {
  return new Set(spans.flatMap(({ from, to }) => chaptersBetween(from, to)));
}

/** @returns Some chapters, and the books that they belong to. */
function withBooks(chapters: ReadonlySet<VerseNumber>): Set<VerseNumber> {
  return new Set([...chapters].flatMap((chapter) => [chapter, bookOf(placeOf(chapter).book.number)]));
}

/**
 * Finds the answers on any verse of some passages.
 *
 * @returns Those that explain the passages, closest fit first, and the others that refer to them, most references
 *   first.
 */
export function answersOn(
  { answers, answersByChapter }: ScriptureContent,
  spans: readonly VerseSpan[],
): { explainedBy: AnswerLink[]; referredToBy: AnswerLink[] } {
  const best = (own: readonly VerseSpan[]) =>
    Math.max(0, ...own.flatMap((span) => spans.map((asked) => overlap(asked, span))));
  const mentions = (own: readonly VerseSpan[]) =>
    own.filter((span) => spans.some((asked) => overlap(asked, span) > 0)).length;
  const numbers = new Set([...chaptersOf(spans)].flatMap((chapter) => answersByChapter.get(chapter) ?? []));
  const near = [...numbers].sort((a, b) => a - b).flatMap((number) => answers[number] ?? []);
  const explaining = near.map(({ link, explains }) => ({ link, weight: best(explains) }));
  const referring = near.map(({ link, explains, refersTo }) => {
    return { link, weight: best(explains) > 0 ? 0 : mentions(refersTo) };
  });
  return { explainedBy: byWeight(explaining), referredToBy: byWeight(referring) };
}

/** @returns The links with a weight above 0, heaviest first. */
function byWeight(answers: readonly { link: AnswerLink; weight: number }[]): AnswerLink[] {
  return answers
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ link }) => link);
}

/** @returns Verses that two spans have in common, as a share of all their verses: from 0, none, to 1, the same span. */
function overlap(a: VerseSpan, b: VerseSpan): number {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1;
  return shared <= 0 ? 0 : shared / (Math.max(a.to, b.to) - Math.min(a.from, b.from) + 1);
}
