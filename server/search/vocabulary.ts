/** The words of the answers with their frequencies, which spelling goes by. The seed counts them; a start only reads them. */
import { STOP_WORDS, splitWords } from "./tokenize.ts";
import type { SearchTexts } from "./types.ts";

export interface Vocabulary {
  /** How often each word occurs that pages show, function words and names of the Bible included; hidden phrasings count too. */
  frequencies: Record<string, number>;
  /** How often each word occurs in hidden phrasings, which contain names that occur nowhere else, and typos. */
  hidden: Record<string, number>;
}

/** @param bibleNames - Words that are known whether or not an answer uses them. */
export function countWords(documents: readonly SearchTexts[], bibleNames: readonly string[]): Vocabulary {
  const frequencies = new Map<string, number>();
  const hidden = new Map<string, number>();
  for (const word of [...STOP_WORDS, ...bibleNames]) frequencies.set(word, 1);
  for (const { question, alsoAsked, keywords, hiddenPhrasings, hiddenWords, body, citations } of documents) {
    count(frequencies, [question, ...alsoAsked, ...keywords, ...hiddenWords, body, ...citations]);
    count(hidden, hiddenPhrasings);
  }
  for (const [word, times] of hidden)
    if (frequencies.has(word)) frequencies.set(word, times + (frequencies.get(word) ?? 0));
  return { frequencies: Object.fromEntries(frequencies), hidden: Object.fromEntries(hidden) };
}

function count(words: Map<string, number>, texts: readonly string[]): void {
  for (const word of texts.flatMap(splitWords)) words.set(word, (words.get(word) ?? 0) + 1);
}
