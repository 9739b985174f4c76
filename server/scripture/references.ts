/** Finds Scripture references in a text: their position, whether they exist, and the verses that they name. */
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";

/**
 * A verse as a number that increases through the Bible: book · 1,000,000 + chapter · 1,000 + verse (Romans 8:28 is
 * 45008028).
 */
export type VerseNumber = number;

/** A range of verses, including both ends. */
export interface VerseSpan {
  from: VerseNumber;
  to: VerseNumber;
}

/** A reference in a text: one book, and one or more places in it ("John 3:16, 18"). */
export interface Reference {
  /** As written. */
  text: string;
  /** Start and end offset in the text. */
  start: number;
  end: number;
  /** Whether all its chapters and verses exist in the King James Version. */
  exists: boolean;
  /** Whether it names verses, and not whole chapters or books. */
  namesVerse: boolean;
  spans: VerseSpan[];
}

const BOOK_FACTOR = 1_000_000;
const CHAPTER_FACTOR = 1_000;

/** What may separate the places of one reference: "John 3:16, 18". */
const BETWEEN_PLACES = /^[\s,;]*(?:and\s+)?$/i;
const PLACE_ALONE = /^\d[\d:–-]*$/;
/** Books are written with a capital: "Numbers 6", not "number 6". */
const BOOK_AND_PLACE = /^(?:\d\s*)?\p{Lu}/u;
/** Books of one chapter, which are cited without it. */
const ONE_CHAPTER = /^(?:Obadiah|Philemon|[23] John|Jude)\b/;
/** Places of a text with digits near one another, and what may belong to the last one. */
const DIGITS = /\d(?:\D{0,48}\d)*\D{0,16}/g;
/** Number of characters before digits in which the name of a book may stand. */
const BOOK_BEFORE = 48;

const parser = new bcv_parser(english);
parser.set_options({
  consecutive_combination_strategy: "separate",
  sequence_combination_strategy: "separate",
  invalid_sequence_strategy: "include",
  invalid_passage_strategy: "include",
  osis_compaction_strategy: "bcv",
  versification_system: "kjv",
});

const kingJames = parser.translation_info("kjv");
/** The OSIS names of the books, in order. The parser knows the Apocrypha too, after them. */
export const BOOKS: readonly string[] = kingJames.books.slice(0, 66);
/** The number of verses in each chapter, by the book's OSIS name. */
export const VERSE_COUNTS: Readonly<Record<string, readonly number[]>> = kingJames.chapters;

/** The parser's result for each place; its own types are incomplete. */
export interface ParsedPlace {
  absolute_indices: [number, number];
  start: ParsedVerse;
  end: ParsedVerse;
  valid: { valid: boolean };
}
interface ParsedVerse {
  b: string;
  c: number;
  /** Undefined if the chapter is 0. */
  v: number | undefined;
}

/** @returns The places that a parser finds in a text, in order. Numbers in brackets, for which it gives no book, are none. */
export function parsePlaces(from: bcv_parser, text: string): ParsedPlace[] {
  return (from.parse(text).parsed_entities() as { entities: ParsedPlace[] }[])
    .flatMap(({ entities }) => entities)
    .filter(({ start }) => BOOKS.includes(start.b));
}

/**
 * Finds all Scripture references in a text, in order.
 *
 * @param text - Citation marks in it are ignored.
 */
export function parseReferences(text: string): Reference[] {
  const unmarked = text.replace(/\[\d+\]/g, (mark) => "@".repeat(mark.length));
  const references: Reference[] = [];
  const places = stretchesNearDigits(unmarked).flatMap(([from, to]) =>
    parsePlaces(parser, unmarked.slice(from, to)).map((place) => toReference(text, place, from)),
  );
  for (const found of places) {
    const previous = references.at(-1);
    if (BOOK_AND_PLACE.test(found.text)) references.push(found);
    else if (previous && PLACE_ALONE.test(found.text) && BETWEEN_PLACES.test(text.slice(previous.end, found.start))) {
      previous.end = found.end;
      previous.text = text.slice(previous.start, previous.end);
      previous.exists &&= found.exists;
      previous.spans.push(...found.spans);
    }
  }
  return references;
}

/** Only they can have references, and the parser takes long for each letter. */
function stretchesNearDigits(text: string): [from: number, to: number][] {
  let end = 0;
  return [...text.matchAll(DIGITS)].map(({ 0: digits, index }) => {
    const from = Math.max(end, index - BOOK_BEFORE);
    end = index + digits.length;
    return [from, end];
  });
}

/** @param offset - Of the stretch in which the place was found. */
function toReference(source: string, { absolute_indices, valid, ...verses }: ParsedPlace, offset: number): Reference {
  const [start, end] = absolute_indices.map((index) => index + offset) as [number, number];
  const text = source.slice(start, end);
  const span = { from: numberOf(verses.start), to: numberOf(verses.end) };
  return {
    text,
    start,
    end,
    exists: valid.valid && span.from <= span.to,
    namesVerse: text.includes(":") || ONE_CHAPTER.test(text),
    spans: [span],
  };
}

/** @returns A parsed verse as a number; verse 0 if it has none. */
export function numberOf({ b, c, v = 0 }: ParsedVerse): VerseNumber {
  return verseNumber(BOOKS.indexOf(b) + 1, c, v);
}

/** @param book - From 1 (Genesis) to 66 (Revelation). */
export function verseNumber(book: number, chapter: number, verse: number): VerseNumber {
  return book * BOOK_FACTOR + chapter * CHAPTER_FACTOR + verse;
}

/** @returns The chapter of a verse, as the number of its verse 0. */
export function chapterOf(verse: VerseNumber): VerseNumber {
  return Math.floor(verse / CHAPTER_FACTOR) * CHAPTER_FACTOR;
}
