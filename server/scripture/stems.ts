/** The words of verses, and of what visitors remember of them, in the form in which they are compared. */
import { stemmer } from "stemmer";

/** The name of God, which other translations, and so most people, write as "the LORD". */
const DIVINE_NAME = "yahweh";

/**
 * @param stemOf - The stem of a word.
 * @returns The stems of the words of a text, in order; "God's" and "don't" count as "god" and "dont".
 */
export function toStems(text: string, stemOf: (word: string) => string = stemmer): string[] {
  const words = text
    .toLowerCase()
    .replace(/['’]s(?![\p{L}\p{N}])|['’]/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => (word === DIVINE_NAME ? "lord" : stemOf(word)));
}
