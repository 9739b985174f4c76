/** Gathers the evidence for each candidate, and ranks the candidates by it. */

import { createCandidateIndex } from "./candidates.ts";
import { createEvidenceFinder, type TokenEvidence } from "./evidence.ts";
import { createExactMatcher, type ExactMatch } from "./exact-phrasings.ts";
import { OUT_OF_SCOPE_NUMBER } from "./model.ts";
import { at } from "./numeric.ts";
import { createPassageIndex } from "./passages.ts";
import type { Evidence, Query, SearchOptions } from "./types.ts";

/** Answers with more than this share of the classifier's highest logit are candidates too. */
const MIN_LOGIT_SHARE = 0.5;

const PASSAGE_KINDS = ["subjectPassage", "explainedPassage", "citedPassage"] as const;
const TOKEN_KINDS = ["classifier", "tokenBm25", "pairBm25", "phrasing", "scarceClassifier", "scarceTokenBm25"] as const;
/** The kinds of evidence. */
export const KINDS = [...TOKEN_KINDS, ...PASSAGE_KINDS] as const;

/** What is gathered for a question before its candidates are ranked. */
export interface Gathered {
  query: Query;
  /** Class numbers of the answers to consider. */
  candidates: number[];
  /** Each kind of evidence, by class number. */
  evidence: Record<keyof Evidence, Float64Array>;
  tokenEvidence: TokenEvidence;
  /** The answer that has the question or its bare subject, word for word, among its phrasings; or null. */
  exactMatch: ExactMatch | null;
}

/** The classes of a model in the order in which a question's evidence puts them. */
export interface Ranking {
  /** Class numbers of the candidates, best first. */
  order: number[];
  /** A logit for each class, by its number; as in `Candidate`. */
  scores: Float64Array;
}

/** Builds what the evidence is gathered from, in slices. */
export async function createGatherer(options: SearchOptions) {
  const { documents, model } = options;
  const classNumbers = new Map(model.classes.map((id, number) => [id, number]));
  /** In the order of the library, which decides between answers with the same score. */
  const numbers = documents.flatMap(({ id }) => classNumbers.get(id) ?? []);
  const { findCandidates, findMatches } = await createCandidateIndex(documents, classNumbers);
  const { find } = await createEvidenceFinder(options);
  const fitsOf = createPassageIndex(documents);
  const findExactMatch = await createExactMatcher(documents);

  return {
    findMatches,
    /**
     * Gathers the evidence for the candidates of a question.
     *
     * @param among - Class numbers of the answers to consider instead of its candidates. Answers that fit a passage that
     *   the question names are always added.
     */
    gather(query: Query, among?: readonly number[]): Gathered {
      const tokenEvidence = find(query.tokens);
      const isCandidate = new Uint8Array(model.classes.length);
      for (const number of among ?? findCandidates(query.terms)) isCandidate[number] = 1;
      if (among === undefined) addLikeliest(isCandidate, tokenEvidence.scores.classifier);
      const zeros = () => new Float64Array(model.classes.length);
      const passages = { subjectPassage: zeros(), explainedPassage: zeros(), citedPassage: zeros() };
      for (const [id, fit] of fitsOf(query.passages)) {
        const number = classNumbers.get(id) ?? OUT_OF_SCOPE_NUMBER;
        isCandidate[number] = 1;
        for (const kind of PASSAGE_KINDS) passages[kind][number] = fit[kind];
      }
      const evidence = { ...tokenEvidence.scores, ...passages };
      const candidates = numbers.filter((number) => isCandidate[number]);
      return { query, candidates, evidence, tokenEvidence, exactMatch: findExactMatch(query) };
    },
  };
}

/** Adds the answers that the classifier finds likeliest. */
function addLikeliest(isCandidate: Uint8Array, logits: Float64Array): void {
  const least = MIN_LOGIT_SHARE * logits.subarray(OUT_OF_SCOPE_NUMBER + 1).reduce((a, b) => Math.max(a, b), 0);
  logits.forEach((logit, number) => {
    if (logit > least) isCandidate[number] = 1;
  });
}

/** Ranks the candidates by the weighted sum of the evidence. */
export function rank({ candidates, evidence }: Gathered, weights: Evidence): Ranking {
  const scores = new Float64Array(evidence.classifier.length);
  for (const kind of KINDS) {
    const weight = weights[kind];
    const values = evidence[kind];
    for (let number = 0; number < scores.length; number += 1)
      scores[number] = (scores[number] as number) + weight * (values[number] as number);
  }
  return { scores, order: candidates.toSorted((a, b) => (scores[b] as number) - (scores[a] as number)) };
}

/** @returns The evidence for a class. */
export function evidenceFor({ evidence }: Gathered, number: number): Evidence {
  return Object.fromEntries(KINDS.map((kind) => [kind, at(evidence[kind], number)])) as Record<keyof Evidence, number>;
}
