/** The MiniSearch index over whole answers. It finds the candidates, and the answers that `/search` lists. */
import MiniSearch from "minisearch";
import { inSlices } from "../slices.ts";
import { splitWords, toTerm } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

export interface Match {
  /** The answer's number among the documents. */
  id: number;
  /** Share of the query's terms that the answer has: 0 to 1. */
  matchedShare: number;
}

/** @returns A function from a query's words to the answers that have one of them, best first by BM25+. */
export async function createCandidateIndex(
  documents: readonly SearchDocument[],
): Promise<(words: readonly string[]) => Match[]> {
  const index = new MiniSearch({
    fields: ["question", "phrasings", "text"],
    tokenize: splitWords,
    processTerm: toTerm,
    searchOptions: { boost: { question: 2 } },
  });
  for await (const [id, document] of inSlices(documents.entries())) {
    const { question, alsoAsked, keywords, phrasings, words, body, citations } = document;
    index.add({
      id,
      question,
      // Each word once: how often it is asked with tells nothing here.
      phrasings: [...new Set(splitWords([...alsoAsked, ...keywords, ...phrasings, ...words].join(" ")))].join(" "),
      text: [body, ...citations].join(" "),
    });
  }
  return (words) => {
    const terms = new Set(words.flatMap((word) => toTerm(word) ?? []));
    // A question of function words only ("who am I") may be about any answer.
    if (terms.size === 0) return documents.map((_, id) => ({ id, matchedShare: 0 }));
    return index
      .search([...words].join(" "))
      .map(({ id, queryTerms }) => ({ id: Number(id), matchedShare: queryTerms.length / terms.size }));
  };
}
