/** Finds the answers that explain a passage of the Bible, and those that refer to it. */
import type { AnswerLink } from "../contract/answer.ts";
import type { ScriptureIndex } from "../contract/scripture.ts";
import type { AnswerRecord } from "../db/answers.ts";
import { books, placeOf } from "../scripture/books.ts";
import { ChapterIndex, chaptersOf } from "../scripture/chapter-index.ts";
import { type VerseNumber, type VerseSpan, verseNumber } from "../scripture/references.ts";

/** An answer with the passages that it explains and those that it refers to, once for each reference. */
export interface AnswerPassages {
  link: AnswerLink;
  explains: VerseSpan[];
  refersTo: VerseSpan[];
}

export interface ScriptureContent {
  /** The answers that explain a passage or refer to it, in the library's order. */
  answers: ChapterIndex<AnswerPassages>;
  /** All books and chapters, with the number of answers on each chapter. */
  index: ScriptureIndex;
}

/** @returns The passages of an answer. */
export function toAnswerPassages({ id, question, explains, refersTo }: AnswerRecord): AnswerPassages {
  return { link: { id, question }, explains, refersTo };
}

/** Assembles what is known of the passages of all answers. Yields after each answer. */
export function* assembleScripture(passages: AnswerPassages[]): Generator<undefined, ScriptureContent> {
  const answers = new ChapterIndex<AnswerPassages>();
  const explained = new Map<VerseNumber, number>();
  const referredTo = new Map<VerseNumber, number>();
  for (const own of passages) {
    const { explains, refersTo } = own;
    answers.add(own, [...explains, ...refersTo]);
    const explainedPlaces = withBooks(chaptersOf(explains));
    for (const place of withBooks(chaptersOf([...explains, ...refersTo]))) {
      const counts = explainedPlaces.has(place) ? explained : referredTo;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    yield;
  }
  return { answers, index: toIndex(explained, referredTo) };
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
  { answers }: ScriptureContent,
  spans: readonly VerseSpan[],
): { explainedBy: AnswerLink[]; referredToBy: AnswerLink[] } {
  const best = (own: readonly VerseSpan[]) =>
    Math.max(0, ...own.flatMap((span) => spans.map((asked) => overlap(asked, span))));
  const mentions = (own: readonly VerseSpan[]) =>
    own.filter((span) => spans.some((asked) => overlap(asked, span) > 0)).length;
  const near = answers.find(spans);
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
