/**
 * The search: takes a question and returns the ids of answers. It knows neither HTTP nor the database. This is its
 * entry point; `README.md` in this folder explains how it works and what each idea contributes.
 */

import { inSlices } from "../slices.ts";
import { createCompletions } from "./completions.ts";
import { decide } from "./decide.ts";
import { excerptFor, readSentences, type Sentences } from "./excerpt.ts";
import { createQueryReader, type QueryOptions } from "./query.ts";
import { createGatherer, rank } from "./ranking.ts";
import type { Found, SearchOptions, Weights } from "./types.ts";
import fittedWeights from "./weights.json" with { type: "json" };
import { findMatches } from "./words.ts";

export type { Completion } from "./completions.ts";
export type { Confusion, Found, SearchDocument, SearchOptions } from "./types.ts";

/** Maximum number of candidates that a search returns. */
const MAX_CANDIDATES = 10;
/** Minimum share of the question's terms that an answer must contain to be listed. */
const MIN_LISTED_SHARE = 0.6;

export type Search = Awaited<ReturnType<typeof createSearch>>;

/** Builds the search, in slices. */
export async function createSearch(options: SearchOptions, weights: Weights = fittedWeights) {
  const readQuery = await createQueryReader(options);
  const { gather, index, subjects } = await createGatherer(options);
  const complete = await createCompletions(options.documents);
  const bodies = new Map(options.documents.map(({ id, body }) => [id, body]));
  const sentences = new Map<string, Sentences>();
  /** Caches the sentences of each answer: splitting hundreds of answers takes 50 ms. */
  function sentencesOf(id: string): Sentences {
    const known = sentences.get(id);
    if (known) return known;
    const read = readSentences(bodies.get(id) ?? "");
    sentences.set(id, read);
    return read;
  }

  return {
    /** @returns How a question is read. */
    read: readQuery,

    /** Finds the answer to a question, the closest answers, or none. */
    async find(text: string, queryOptions?: QueryOptions): Promise<Found> {
      const evidences = await gather(readQuery(text, queryOptions));
      const fallback = subjects.fallback(evidences.query);
      const found = decide(evidences, rank(evidences, weights.ranking), weights, fallback);
      return { ...found, candidates: found.candidates.slice(0, MAX_CANDIDATES) };
    },

    /** Completes a question as it is typed: at most `most` completions, best first. */
    complete,

    /**
     * Lists every answer that matches a question, in slices: there can be hundreds.
     *
     * @returns Best first, each with an excerpt and the words in it that match. Empty if the question has only function
     *   words.
     */
    async list(text: string): Promise<{ id: string; excerpt: string; matches: string[] }[]> {
      const query = readQuery(text);
      // Function words alone can rank answers but do not match any.
      if (query.terms.length === 0 && query.passages.length === 0) return [];
      const evidences = await gather(query, findMatches(index, query.terms, MIN_LISTED_SHARE));
      const listed = [];
      for await (const { id } of inSlices(rank(evidences, weights.ranking)))
        listed.push({ id, ...excerptFor(sentencesOf(id), query.terms) });
      return listed;
    },
  };
}
