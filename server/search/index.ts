/**
 * The search: takes a question and returns the ids of answers. It knows neither HTTP nor the database. This is its
 * entry point; `README.md` in this folder explains how it works and what each idea contributes.
 */

import { inSlices } from "../slices.ts";
import { createCompletions } from "./completions.ts";
import { createDecider } from "./decide.ts";
import { excerptFor, readSentences, type Sentence } from "./excerpt.ts";
import { OUT_OF_SCOPE } from "./model.ts";
import { at } from "./numeric.ts";
import { createQueryReader, type QueryOptions } from "./query.ts";
import { createGatherer, evidenceFor, rank } from "./ranking.ts";
import type { Found, SearchOptions } from "./types.ts";
import weights from "./weights.json" with { type: "json" };

export type { Completion } from "./completions.ts";
export type { Confusion, Found, SearchDocument, SearchOptions } from "./types.ts";

/** Maximum number of candidates that a search returns. */
const MAX_CANDIDATES = 10;
/** Minimum share of the question's terms that an answer must contain to be listed. */
const MIN_LISTED_SHARE = 0.6;

export type Search = Awaited<ReturnType<typeof createSearch>>;

/** Builds the search, in slices. */
export async function createSearch(options: SearchOptions) {
  const readQuery = await createQueryReader(options);
  const { gather, findMatches } = await createGatherer(options);
  const decide = createDecider(options);
  const complete = await createCompletions(options.documents);
  const idOf = (number: number) => options.model.classes[number] ?? OUT_OF_SCOPE;
  const bodies = new Map(options.documents.map(({ id, body }) => [id, body]));
  const sentences = new Map<string, Sentence[]>();
  /** Caches the sentences of each answer: splitting hundreds of answers takes 50 ms. */
  function sentencesOf(id: string): Sentence[] {
    const known = sentences.get(id);
    if (known) return known;
    const read = readSentences(bodies.get(id) ?? "");
    sentences.set(id, read);
    return read;
  }

  return {
    /** Finds the answer to a question, the closest answers, or none. */
    find(text: string, queryOptions?: QueryOptions): Found {
      const gathered = gather(readQuery(text, queryOptions));
      const ranking = rank(gathered, weights.ranking);
      const decision = decide(gathered, ranking, weights);
      const chosen = ranking.order.filter((number) => idOf(number) === decision.answerId);
      const candidates = [...new Set([...chosen, ...ranking.order])].slice(0, MAX_CANDIDATES).map((number) => ({
        id: idOf(number),
        score: at(ranking.scores, number),
        get evidence() {
          // Only explanations read it.
          return evidenceFor(gathered, number);
        },
      }));
      return { ...decision, query: gathered.query, candidates };
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
      const gathered = gather(query, findMatches(query.terms, MIN_LISTED_SHARE));
      const terms = new Set(query.terms);
      const listed = [];
      for await (const number of inSlices(rank(gathered, weights.ranking).order))
        listed.push({ id: idOf(number), ...excerptFor(sentencesOf(idOf(number)), terms) });
      return listed;
    },
  };
}
