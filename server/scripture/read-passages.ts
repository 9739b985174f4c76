/** Reads the passages that a person or a URL names, and explains why those that do not exist do not. */
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { type Place, placeOf, verseCount } from "./books.ts";
import { labelOf } from "./labels.ts";
import { fromHebrew, lastHebrewVerse, septuagintNote } from "./numbering.ts";
import {
  numberOf,
  type ParsedPlace,
  parsePlaces,
  type VerseNumber,
  type VerseSpan,
  verseNumber,
} from "./references.ts";

/** A passage does not exist. The message tells a person why. */
export class PassageError extends Error {
  override name = "PassageError";
}

export interface ReadPassages {
  /** In the order in which they were named, without duplicates. All verses exist. */
  spans: VerseSpan[];
  /** What the reader should know about the numbering; null if nothing. */
  note: string | null;
}

const EXAMPLE = "write one such as Romans 8:28-30";

/** Accepts places that do not exist, so that errors can say what is wrong. Made when it is needed. */
let parser: bcv_parser | undefined;
const OPTIONS = {
  book_alone_strategy: "full",
  book_range_strategy: "include",
  book_sequence_strategy: "include",
  consecutive_combination_strategy: "separate",
  sequence_combination_strategy: "separate",
  invalid_passage_strategy: "include",
  invalid_sequence_strategy: "include",
  passage_existence_strategy: "none",
  versification_system: "kjv",
  // Verse 0 of a psalm is its title, which is shown above verse 1.
  zero_verse_strategy: "upgrade",
} as const;

/** The parser's number for the end of a chapter or book whose length it does not know. */
const TO_THE_END = 999;

/**
 * Reads one or more passages: verses, ranges, lists, chapters and books, in OSIS or as people write them.
 *
 * @param text - Other words in it are ignored.
 * @throws {PassageError} if the text names no passage, or one that does not exist.
 */
export function readPassages(text: string): ReadPassages {
  parser ??= new bcv_parser(english).set_options(OPTIONS);
  const places = parsePlaces(parser, text);
  if (places.length === 0) throw new PassageError(`"${text}" names no passage of the Bible; ${EXAMPLE}.`);
  places.forEach((place, index) => void refuseBackwards(text, places[index - 1], place));
  for (const place of places) refuseBeyond(text, place);
  const found = places.map(toSpan);
  const once = new Map(found.map(({ span }) => [`${span.from}-${span.to}`, span]));
  const notes = [...found.map(({ note }) => note), septuagintNote(text, [...once.values()])];
  return { spans: [...once.values()], note: notes.find((note) => note !== null) ?? null };
}

/** Refuses a range whose end is before its beginning; the parser reads it as two places. */
function refuseBackwards(text: string, previous: ParsedPlace | undefined, place: ParsedPlace): void {
  if (previous === undefined) return;
  const [start] = previous.absolute_indices;
  const [next, end] = place.absolute_indices;
  if (/^\s*[-–—]\s*$/.test(text.slice(previous.absolute_indices[1], next)))
    throw new PassageError(`"${text.slice(start, end)}" runs backwards; name the earlier verse first.`);
}

/**
 * Refuses a number that is too great for any chapter or verse; the parser ignores it and reads only what precedes it.
 */
function refuseBeyond(text: string, { absolute_indices: [start, end] }: ParsedPlace): void {
  const taken = text.slice(start, end);
  const [left] = (/\d$/.test(taken) ? /^[:.–-]\d+/ : /^[.\s]*\d+/).exec(text.slice(end)) ?? [];
  if (left !== undefined) throw new PassageError(`There is no ${taken}${left} in the Bible; ${EXAMPLE}.`);
}

function toSpan({ start, end }: ParsedPlace): { span: VerseSpan; note: string | null } {
  const asked = { from: numberOf(start), to: lastVerse(numberOf(end)) };
  const isKingJames = exists(asked.from) && exists(asked.to);
  const span = isKingJames ? asked : fromHebrew(asked);
  if (span === null) throw new PassageError(explainMissing(placeOf(exists(asked.from) ? asked.to : asked.from)));
  if (span.from > span.to)
    throw new PassageError(`"${labelOf([asked])}" runs backwards; name the earlier verse first.`);
  const note = `${labelOf([asked])} by the numbering of the Hebrew Bible is ${labelOf([span])} in the King James Version.`;
  return { span, note: isKingJames ? null : note };
}

function exists(number: VerseNumber): boolean {
  const { book, chapter, verse } = placeOf(number);
  return verse > 0 && verse <= verseCount(book, chapter);
}

/** Replaces `TO_THE_END` by the last verse of the chapter or book. */
function lastVerse(number: VerseNumber): VerseNumber {
  const { book, chapter, verse } = placeOf(number);
  if (verse !== TO_THE_END) return number;
  const last = chapter === TO_THE_END ? book.verseCounts.length : chapter;
  const start = verseNumber(book.number, last, 0);
  return verseCount(book, last) > 0 ? start + verseCount(book, last) : (lastHebrewVerse(start) ?? number);
}

/** Explains how long a book or chapter is, and that the place is beyond it. */
function explainMissing({ book, chapter, verse }: Place): string {
  const chapters = book.verseCounts.length;
  if (chapter === 0) return `There is no ${book.name} 0; its chapters are counted from 1.`;
  if (book.osis === "Ps" && chapter === 151) return "There are 150 psalms; Psalm 151 stands in the Septuagint only.";
  if (chapter > chapters) {
    const length = chapters === 1 ? "one chapter" : `${chapters} chapters`;
    return `${book.title} has ${length}; there is no ${book.name} ${chapter}.`;
  }
  const where = chapters === 1 ? book.name : `${book.name} ${chapter}`;
  const place = chapters === 1 ? `${book.name} ${verse}` : `${where}:${verse}`;
  return `${where} has ${verseCount(book, chapter)} verses; there is no ${place}.`;
}
