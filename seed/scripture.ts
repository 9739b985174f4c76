/** The text of Scripture passages in the King James Version. */
import { openBible, versesOf } from "../server/scripture/bible.ts";
import { placeOf } from "../server/scripture/books.ts";
import { type Reference, verseNumber } from "../server/scripture/references.ts";
import { plainText } from "../server/scripture/stored-text.ts";
import { namesIn } from "./names.ts";

const WHOLE_BIBLE = { from: verseNumber(1, 1, 1), to: verseNumber(66, 22, 21) };

let allVerses: ReturnType<typeof versesOf> | undefined;
/** Reads the whole Bible, which takes some seconds, when it is first needed. */
function wholeBible(): ReturnType<typeof versesOf> {
  allVerses ??= versesOf(WHOLE_BIBLE);
  return allVerses;
}

/** @returns The text of a passage, cut after a number of verses; empty if the passage does not exist. */
export function passageText({ spans }: Reference, most = Number.POSITIVE_INFINITY): string {
  const verses = spans.flatMap((span) => versesOf(span)).map(({ runs }) => plainText(runs));
  return verses.slice(0, most).join(" ") + (verses.length > most ? " …" : "");
}

let words: ReadonlySet<string> | undefined;
/** @returns The words of the King James Version, in lower case. Reads them in a third of a second when they are first needed. */
export function bibleWords(): ReadonlySet<string> {
  const text = () => openBible().prepare("SELECT group_concat(kjv, ' ') FROM verses").pluck().get() as string;
  words ??= new Set(
    text()
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  return words;
}

/** A verse of a passage, or beside it. */
export interface ShownVerse {
  /** Such as `Romans 8:28`. */
  label: string;
  text: string;
  isQuoted: boolean;
}

/** @returns The verses of a passage, with the verse before and the verse after. */
export function versesAround({ spans }: Reference): ShownVerse[] {
  const all = wholeBible();
  return spans.flatMap(({ from, to }) => {
    const first = all.findIndex(({ number }) => number >= from);
    const last = all.findLastIndex(({ number }) => number <= to);
    return all.slice(Math.max(0, first - 1), last + 2).map(({ number, runs }) => {
      const { book, chapter, verse } = placeOf(number);
      return {
        label: `${book.name} ${chapter}:${verse}`,
        text: plainText(runs),
        isQuoted: from <= number && number <= to,
      };
    });
  });
}

let names: readonly string[] | undefined;
/** @returns Names of persons, places and books, in lower case: words that the King James Version always capitalizes. */
export function bibleNames(): readonly string[] {
  names ??= [...namesIn(wholeBible().map(({ runs }) => plainText(runs)))].sort();
  return names;
}
