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
    fields: ["terms"],
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
  });
  /** Caches the answers that each term finds. Those of a known term are null until it is looked up. */
  const found = new Map<string, readonly number[] | null>();
  for await (const document of inSlices(documents)) {
    const { id, question, alsoAsked, keywords, hiddenPhrasings, hiddenWords, body, citations } = document;
    const texts = [question, ...alsoAsked, ...keywords, ...hiddenPhrasings, ...hiddenWords, body, ...citations];
    // Each term once: the ranking weighs the words.
    const words = new Set(splitWords(texts.join(" ")));
    const terms = new Set([...words].flatMap((word) => toTerm(word) ?? []));
    for (const term of terms) found.set(term, null);
    index.add({ id, terms: [...terms].join(" ") });
  }
  const all = documents.map(({ id }) => numbers.get(id) ?? 0);

  function answersWith(term: string): readonly number[] {
    const known = found.get(term);
    if (known !== null) return known ?? [];
    const answers = index.search(term).map(({ id }) => numbers.get(id) ?? 0);
    found.set(term, answers);
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
