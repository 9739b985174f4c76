/** The MiniSearch index of the answers' full text. It finds the candidates and the answers that `/search` lists. */
import MiniSearch from "minisearch";
import { inSlices } from "../slices.ts";
import { splitWords, toTerm } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

/** Share of the answers above which a term ("God") is too common to look up: the rarer terms find the same answers. */
const MAX_FREQUENCY = 0.25;

/**
 * Builds the index, in slices.
 *
 * @param numbers - By id, the number that stands for each answer in what is found.
 */
export async function createCandidateIndex(documents: readonly SearchDocument[], numbers: ReadonlyMap<string, number>) {
  const index = new MiniSearch({
    fields: ["words"],
    tokenize: splitWords,
    processTerm: toTerm,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  for await (const document of inSlices(documents)) {
    const { id, question, alsoAsked, keywords, hiddenPhrasings, hiddenWords, body, citations } = document;
    const texts = [question, ...alsoAsked, ...keywords, ...hiddenPhrasings, ...hiddenWords, body, ...citations];
    // Each word once: the ranking weighs the words.
    index.add({ id, words: [...new Set(splitWords(texts.join(" ")))].join(" ") });
  }

  const all = documents.map(({ id }) => numbers.get(id) ?? 0);
  /** Caches what each term finds. Terms that find nothing are not cached: there is no limit to them. */
  const found = new Map<string, readonly number[]>();
  function answersWith(term: string): readonly number[] {
    const known = found.get(term);
    if (known) return known;
    const answers = index.search(term).map(({ id }) => numbers.get(id) ?? 0);
    if (answers.length > 0) found.set(term, answers);
    return answers;
  }

  return {
    /** @returns The answers that contain any of a question's rarer terms. */
    findCandidates(terms: readonly string[]): readonly number[] {
      // A question of function words only ("who am I") may be about any answer.
      if (terms.length === 0) return all;
      const rare = terms.filter((term) => {
        const frequency = answersWith(term).length / documents.length;
        return frequency > 0 && frequency <= MAX_FREQUENCY;
      });
      return (rare.length > 0 ? rare : terms).flatMap(answersWith);
    },

    /** @returns The answers that contain at least a share of the terms: from 0 to 1. */
    findMatches(terms: readonly string[], minShare: number): number[] {
      const counts = new Map<number, number>();
      for (const number of terms.flatMap(answersWith)) counts.set(number, (counts.get(number) ?? 0) + 1);
      return [...counts.keys()].filter((number) => (counts.get(number) ?? 0) / terms.length >= minShare);
    },
  };
}
