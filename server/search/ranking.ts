/** Gathers what speaks for each candidate, and ranks the candidates by it. */
import { createCandidateIndex, type Match } from "./candidates.ts";
import { createEvidenceFinder, type TokenEvidence } from "./evidence.ts";
import { at } from "./numeric.ts";
import { passageFit } from "./passages.ts";
import { splitWords } from "./tokenize.ts";
import type { Candidate, Evidence, Query, RankingWeights, SearchOptions } from "./types.ts";

/** More candidates than anyone looks through; the right answer is hardly ever beyond. */
const MAX_CANDIDATES = 120;

/** What a question finds, before it is weighed. */
export interface Gathered {
  query: Query;
  candidates: { id: string; evidence: Evidence }[];
  /** What the question's tokens say for every class of the model. */
  tokens: TokenEvidence;
  /** The answer of which the question is a shown phrasing, word for word. */
  exactId: string | null;
}

export async function createGatherer({ documents, model }: SearchOptions) {
  const findMatches = await createCandidateIndex(documents);
  const finder = await createEvidenceFinder(model, documents);
  const exactId = indexPhrasings(documents);

  return {
    finder,
    findMatches,
    /** @param matches - The answers to rank; by default the best that have a word of the question, and all that fit its passage. */
    gather(query: Query, matches: readonly Match[] = findMatches(query.words).slice(0, MAX_CANDIDATES)): Gathered {
      const tokens = finder.find(query.tokens);
      const fits = documents.map((document) => (query.passages.length > 0 ? passageFit(query.passages, document) : 0));
      const numbers = new Set(matches.map(({ id }) => id));
      fits.forEach((fit, number) => void (fit > 0 && numbers.add(number)));
      const candidates = [...numbers].flatMap((number) => {
        const id = documents[number]?.id;
        if (id === undefined) return [];
        const classNumber = finder.classNumberOf(id);
        const evidence: Evidence = {
          classifier: at(tokens.classifier, classNumber),
          prototype: at(tokens.prototype, classNumber),
          phrasing: at(tokens.phrasing, classNumber),
          passage: at(fits, number),
        };
        return [{ id, evidence }];
      });
      return { query, candidates, tokens, exactId: exactId(query) };
    },
  };
}

/** @returns The candidates with their scores, best first. */
export function rank(candidates: Gathered["candidates"], weights: RankingWeights): Candidate[] {
  return candidates
    .map(({ id, evidence }) => ({
      id,
      evidence,
      score:
        weights.classifier * evidence.classifier +
        weights.prototype * evidence.prototype +
        weights.phrasing * evidence.phrasing +
        weights.passage * evidence.passage,
    }))
    .sort((a, b) => b.score - a.score);
}

/** Shown phrasings by their words: canonical questions come before other phrasings, and those before keywords. */
function indexPhrasings(documents: SearchOptions["documents"]): (query: Query) => string | null {
  const ids = new Map<string, string>();
  const add = (text: string, id: string) => {
    const key = splitWords(text).join(" ");
    if (key && !ids.has(key)) ids.set(key, id);
  };
  for (const { id, question } of documents) add(question, id);
  for (const { id, alsoAsked } of documents) for (const text of alsoAsked) add(text, id);
  for (const { id, keywords } of documents) for (const text of keywords) add(text, id);
  return ({ text, correctedText }) => ids.get(splitWords(correctedText ?? text).join(" ")) ?? null;
}
