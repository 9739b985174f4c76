/** Understands a question: its words mended, its terms, the Bible passages it names. */
import { takeReferences, type VerseSpan } from "../scripture/references.ts";
import { dropAsking } from "./asking.ts";
import { createDictionary } from "./dictionary.ts";
import type { SearchOptions } from "./index.ts";
import type { Reading } from "./reading.ts";
import { createSlips } from "./slips.ts";
import { createSpelling } from "./spelling.ts";
import { dropInvisible, STOP_WORDS, splitWords, toTerm } from "./words.ts";

/** A question as the search understands it. */
export interface Question {
  /** As typed. */
  text: string;
  /** Its words, folded and mended, in order; Bible references and the phrases it begins with left out. */
  words: string[];
  /** Words that were misspelt, folded, with what was surely meant. */
  mended: Map<string, string>;
  /** The text with those words mended; null when there were none. */
  corrected: string | null;
  /** Its terms, each once. */
  terms: string[];
  /** Bible passages that it names. */
  passages: VerseSpan[];
}

/** How many different words are mended in a question: it takes the longest of all, and more slips are past help. */
const MOST_MENDED = 12;

/**
 * Prepares the analysis.
 *
 * @param reading - The documents, whose words need no mending.
 */
export function createAnalysis(
  reading: Reading,
  { otherSubjects, slips }: Pick<SearchOptions, "otherSubjects" | "slips">,
) {
  const frequencies = new Map(reading.frequencies);
  for (const text of [...otherSubjects, ...STOP_WORDS])
    for (const word of splitWords(text)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  const isEnglish = createDictionary();
  const mend = createSpelling(frequencies);
  const mendSlips = createSlips(slips);

  return (text: string, { verbatim = false } = {}): Question => {
    const visible = dropInvisible(text);
    const { spans, rest } = takeReferences(visible);
    const mended = new Map<string, string>();
    const looked = new Map<string, string>();
    const typed = splitWords(rest);
    const slipsMended = verbatim ? typed : mendSlips(typed);
    const meantWords = slipsMended.map((word, index) => {
      const known = verbatim || frequencies.has(word) || isEnglish(word);
      if (!known && !looked.has(word)) looked.set(word, (looked.size < MOST_MENDED ? mend(word) : null) ?? word);
      const meant = known ? word : (looked.get(word) ?? word);
      if (meant !== typed[index]) mended.set(typed[index] ?? "", meant);
      return meant;
    });
    const subject = dropAsking(meantWords);
    const words = subject.length > 0 || spans.length > 0 ? subject : meantWords;
    const terms = words.flatMap((word) => toTerm(word) ?? []);
    return {
      text,
      words,
      mended,
      corrected: mended.size > 0 ? correct(visible, mended) : null,
      terms: [...new Set(terms)],
      passages: spans,
    };
  };
}

/** Puts the mended words into the text as it was typed; a capital at the beginning stays one. */
function correct(text: string, mended: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}'’]+/gu, (typed) => {
    const meant = mended.get(splitWords(typed)[0] ?? "");
    if (meant === undefined) return typed;
    return /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  });
}
