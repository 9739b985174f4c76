/** The text of Scripture passages in the King James Version. */
import { loadKjv, plainText } from "../server/scripture/kjv.ts";
import { type Reference, verseNumber } from "../server/scripture/references.ts";

/** Maximum number of verses shown; more would fill the screen. */
const MAX_VERSES = 6;
const WHOLE_BIBLE = { from: verseNumber(1, 1, 1), to: verseNumber(66, 22, 21) };

const { versesOf } = await loadKjv();

/** @returns Whether all verses of a reference exist in the King James Version. */
export function existsInKjv({ exists, spans }: Reference): boolean {
  return exists && spans.every((span) => versesOf(span).length > 0);
}

/** @returns The text of a passage, cut after `MAX_VERSES`; empty if the passage does not exist. */
export function passageText({ spans }: Reference): string {
  const verses = spans.flatMap(versesOf);
  const shown = verses.slice(0, MAX_VERSES).map(({ runs }) => plainText(runs));
  return shown.join(" ") + (verses.length > MAX_VERSES ? " …" : "");
}

/** A capitalized word after a lower-case letter or a comma, where no sentence begins. */
const CAPITALIZED_WITHIN = /(?<=[a-z,] )\p{Lu}\p{Ll}{2,}/gu;

/** Names of persons, places and books, in lower case: words that the King James Version always capitalizes. */
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
