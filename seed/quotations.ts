/** Quotations of Scripture: words in quotation marks directly before the reference to their passage, in brackets. */

import type { Reference } from "../server/scripture/references.ts";
import { splitWords } from "../server/search/tokenize.ts";
import { passageText } from "./scripture.ts";
import { referencesIn } from "./scripture-references.ts";

export interface Quotation {
  /** The words, without the quotation marks. */
  text: string;
  start: number;
  /** The passages that the brackets name. */
  references: Reference[];
}

const QUOTED = /"([^"]+)"[,.;:?!]*\s*\(([^()]*)\)/g;
/** What stands for words that are left out. */
const OMISSION = /\.\.\.|…/;

/** @returns The quotations in a text, in order. */
export function findQuotations(text: string): Quotation[] {
  const references = referencesIn(text);
  return [...text.matchAll(QUOTED)].flatMap(({ 0: whole, 1: words = "", index }) => {
    const named = references.filter(({ start, exists }) => {
      return exists && start > index + words.length && start < index + whole.length;
    });
    return named.length > 0 ? [{ text: words, start: index, references: named }] : [];
  });
}

/** @returns Whether the passages have the words of a quotation in the King James Version. */
export function isExact({ text, references }: Quotation): boolean {
  const passages = references.map((reference) => wordsOf(passageText(reference)));
  return text.split(OMISSION).every((part) => passages.some((passage) => passage.includes(wordsOf(part))));
}

/** @returns The words of a text, each between spaces. Apostrophes do not count: the King James Version has `our's`. */
function wordsOf(text: string): string {
  return ` ${splitWords(text.replaceAll(/['’]/g, "")).join("  ")} `;
}
