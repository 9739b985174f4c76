/** The MiniSearch index of the answers' full text. It finds the candidates and the answers that `/search` lists. */
import MiniSearch from "minisearch";
import { inSlices } from "../slices.ts";
import { splitWords, toTerm } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

/** Share of the answers above which a word ("God") is too common to look up: the rarer words find the same answers. */
const MAX_FREQUENCY = 0.25;

export interface Match {
  /** Index of the answer in the documents. */
  id: number;
  /** Share of the query's terms that the answer has: 0 to 1. */
  matchedShare: number;
}

/** Builds the index, in slices. */
export async function createCandidateIndex(documents: readonly SearchDocument[]) {
  const index = new MiniSearch({ fields: ["words"], tokenize: splitWords, processTerm: toTerm });
  const frequencies = new Map<string, number>();
  for await (const [id, document] of inSlices(documents.entries())) {
    const { question, alsoAsked, keywords, hiddenPhrasings, hiddenWords, body, citations } = document;
    const texts = [question, ...alsoAsked, ...keywords, ...hiddenPhrasings, ...hiddenWords, body, ...citations];
    const distinct = new Set(splitWords(texts.join(" ")));
    for (const term of new Set([...distinct].map(toTerm)))
      if (term !== null) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    // Each word once: the ranking weighs the words.
    index.add({ id, words: [...distinct].join(" ") });
  }

  /** @returns The answers that contain any of the words. */
  const findMatches = (words: readonly string[]): Match[] => {
    const terms = new Set(words.flatMap((word) => toTerm(word) ?? []));
    return index
      .search(words.join(" "))
      .map(({ id, queryTerms }) => ({ id: Number(id), matchedShare: queryTerms.length / terms.size }));
  };

  return {
    findMatches,
    /** @returns Document indexes of the answers that contain any of the question's rarer words. */
    findCandidates(words: readonly string[]): number[] {
      const contentWords = words.filter((word) => toTerm(word) !== null);
      // A question of function words only ("who am I") may be about any answer.
      if (contentWords.length === 0) return [...documents.keys()];
      const rareWords = contentWords.filter((word) => {
        const frequency = frequencies.get(toTerm(word) ?? "") ?? 0;
        return frequency > 0 && frequency <= MAX_FREQUENCY * documents.length;
      });
      return findMatches(rareWords.length > 0 ? rareWords : contentWords).map(({ id }) => id);
    },
  };
}
