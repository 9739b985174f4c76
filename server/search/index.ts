/**
 * The search: a question in, the ids of answers out. It knows neither HTTP nor the database. This file is its door;
 * `README.md` beside it says how it works and what each idea is worth.
 */
import { type Completion, createCompletions } from "./completions.ts";
import { createDecider } from "./decide.ts";
import { excerptFor, readSentences, type Sentence } from "./excerpt.ts";
import { createQueryReader, type QueryOptions } from "./query.ts";
import { createGatherer, rank } from "./ranking.ts";
import { toTerm } from "./tokenize.ts";
import type { Candidate, Found, SearchOptions, Weights } from "./types.ts";
import fitted from "./weights.json" with { type: "json" };

export type { Completion } from "./completions.ts";
export type { Confusion, Found, SearchDocument, SearchOptions } from "./types.ts";

/** Candidates that a search gives. */
const MAX_CANDIDATES = 10;
/** An answer is listed when it has this share of the question's terms. */
const MIN_LISTED_SHARE = 0.6;

export type Search = Awaited<ReturnType<typeof createSearch>>;

/** Builds the search, in slices; it finds at once. */
export async function createSearch(options: SearchOptions, weights: Weights = fitted) {
  const readQuery = await createQueryReader(options);
  const { gather, findMatches, finder } = await createGatherer(options);
  const decide = createDecider(options, finder);
  const complete = await createCompletions(options.documents);
  const bodies = new Map(options.documents.map(({ id, body }) => [id, body]));
  const sentences = new Map<string, Sentence[]>();
  /** Read once for each answer: a list of hundreds would take a twentieth of a second for it each time. */
  function sentencesOf(id: string): Sentence[] {
    const known = sentences.get(id);
    if (known) return known;
    const read = readSentences(bodies.get(id) ?? "");
    sentences.set(id, read);
    return read;
  }

  return {
    /** Picks the answer to a question, or the closest ones, or none. */
    find(text: string, queryOptions?: QueryOptions): Found {
      const gathered = gather(readQuery(text, queryOptions));
      const ranked = rank(gathered.candidates, weights.ranking);
      const decision = decide(gathered, ranked, weights);
      const isChosen = ({ id }: Candidate) => id === decision.answerId;
      const candidates = ranked.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
      return { ...decision, query: gathered.query, candidates: candidates.slice(0, MAX_CANDIDATES) };
    },

    /** Completes a question while it is typed. */
    complete: (typed: string, most: number): Completion[] => complete(typed, most),

    /**
     * Lists every answer that matches a question.
     *
     * @returns Best first, each with the part of its text nearest to the question and the words that match there.
     */
    list(text: string): { id: string; excerpt: string; matches: string[] }[] {
      const query = readQuery(text);
      const terms = new Set(query.words.flatMap((word) => toTerm(word) ?? []));
      // Function words alone tell what is nearest, not what matches.
      if (terms.size === 0 && query.passages.length === 0) return [];
      const matches = findMatches(query.words).filter(({ matchedShare }) => matchedShare >= MIN_LISTED_SHARE);
      const numbers = matches.map(({ id }) => id);
      return rank(gather(query, numbers).candidates, weights.ranking).map(({ id }) => ({
        id,
        ...excerptFor(sentencesOf(id), terms),
      }));
    },
  };
}
