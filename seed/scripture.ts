/** The words of Scripture passages, in the King James Version. */
import { loadKjv, plainText } from "../server/scripture/kjv.ts";
import { type Reference, verseNumber } from "../server/scripture/references.ts";

/** Most verses whose words are shown; more would fill the screen. */
const MAX_VERSES = 6;
const WHOLE_BIBLE = { from: verseNumber(1, 1, 1), to: verseNumber(66, 22, 21) };

const { versesOf } = await loadKjv();

/** @returns Whether each verse of a reference stands in the text of the King James Version. */
export function standsInKjv({ exists, spans }: Reference): boolean {
  return exists && spans.every((span) => versesOf(span).length > 0);
}

/** @returns The words of a passage, cut after some verses; empty when it does not exist. */
export function passageText({ spans }: Reference): string {
  const verses = spans.flatMap(versesOf);
  const shown = verses.slice(0, MAX_VERSES).map(({ runs }) => plainText(runs));
  return shown.join(" ") + (verses.length > MAX_VERSES ? " …" : "");
}

/** A word that stands with a capital behind a small letter or a comma, and so not because a sentence begins. */
const CAPITALIZED_WITHIN = /(?<=[a-z,] )\p{Lu}\p{Ll}{2,}/gu;

/** Persons, places and books of the Bible, in lower case: words that the King James Version always writes with a capital. */
export const bibleNames: readonly string[] = findBibleNames();

function findBibleNames(): string[] {
  const capitalized = new Set<string>();
  const small = new Set<string>();
  for (const text of versesOf(WHOLE_BIBLE).map(({ runs }) => plainText(runs))) {
    for (const [word] of text.matchAll(CAPITALIZED_WITHIN)) capitalized.add(word.toLowerCase());
    for (const [word] of text.matchAll(/(?<![\p{L}])\p{Ll}+/gu)) small.add(word);
  }
  return [...capitalized].filter((word) => !small.has(word)).sort();
}
