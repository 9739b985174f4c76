/** The text of Scripture passages in the King James Version. */
import { versesOf } from "../server/scripture/bible.ts";
import { type Reference, verseNumber } from "../server/scripture/references.ts";
import { plainText } from "../server/scripture/stored-text.ts";
import { namesIn } from "./names.ts";

/** Maximum number of verses shown; more would fill the screen. */
const MAX_VERSES = 6;
const WHOLE_BIBLE = { from: verseNumber(1, 1, 1), to: verseNumber(66, 22, 21) };

/** @returns Whether all verses of a reference exist in the King James Version. */
export function existsInKjv({ exists, spans }: Reference): boolean {
  return exists && spans.every((span) => versesOf(span, "kjv", 1).length > 0);
}

/** @returns The text of a passage, cut after `MAX_VERSES`; empty if the passage does not exist. */
export function passageText({ spans }: Reference): string {
  const verses = spans.flatMap((span) => versesOf(span));
  const shown = verses.slice(0, MAX_VERSES).map(({ runs }) => plainText(runs));
  return shown.join(" ") + (verses.length > MAX_VERSES ? " …" : "");
}

/** Names of persons, places and books, in lower case: words that the King James Version always capitalizes. */
export const bibleNames: readonly string[] = [
  ...namesIn(versesOf(WHOLE_BIBLE).map(({ runs }) => plainText(runs))),
].sort();
