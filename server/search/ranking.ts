/** Gathers the evidence for each candidate, and ranks the candidates by it. */

import { inSlices } from "../slices.ts";
import { createCandidateIndex } from "./candidates.ts";
import { createEvidenceFinder, type TokenEvidence } from "./evidence.ts";
import { at } from "./numeric.ts";
import { createPassageIndex, type PassageFit } from "./passages.ts";
import { splitWords } from "./tokenize.ts";
import type { Candidate, Evidence, Query, RankingWeights, SearchOptions } from "./types.ts";

/** Answers with more than this share of the classifier's highest logit are candidates too. */
const MIN_LOGIT_SHARE = 0.5;

/** What is gathered for a question before its candidates are ranked. */
export interface Gathered {
  query: Query;
  candidates: { id: string; evidence: Evidence }[];
  /** The evidence for the class `OUT_OF_SCOPE`. */
  outOfScope: Evidence;
  tokens: TokenEvidence;
  /** Id of the answer that has the question, word for word, among its phrasings; null if there is none. */
  exactId: string | null;
}

/** Builds what the evidence is gathered from, in slices. */
export async function createGatherer({ documents, model }: SearchOptions) {
  const { findMatches, findCandidates } = await createCandidateIndex(documents);
  const finder = await createEvidenceFinder(model, documents);
  const fitsOf = createPassageIndex(documents);
  const exactId = await indexPhrasings(documents);

  const classNumbers = Uint16Array.from(documents, ({ id }) => finder.classNumberOf(id));

  /** @returns Document indexes of the answers that the classifier finds likeliest. */
  function likeliest({ classifier }: TokenEvidence): number[] {
    let highest = 0;
    for (const classNumber of classNumbers) highest = Math.max(highest, at(classifier, classNumber));
    const found: number[] = [];
    classNumbers.forEach((classNumber, number) => {
      if (at(classifier, classNumber) > MIN_LOGIT_SHARE * highest) found.push(number);
    });
    return found;
  }

  return {
    finder,
    findMatches,
    /**
     * Gathers the evidence for the candidates of a question.
     *
     * @param among - Document indexes of the answers to consider instead of its candidates. Answers that fit a passage
     *   that the question names are always added.
     */
    gather(query: Query, among?: readonly number[]): Gathered {
      const tokens = finder.find(query.tokens);
      const fits = fitsOf(query.passages);
      const numbers = new Set(among ?? [...findCandidates(query.words), ...likeliest(tokens)]);
      for (const number of fits.keys()) numbers.add(number);
      const candidates = Array.from(numbers, (number) => ({
        id: documents[number]?.id ?? "",
        evidence: evidenceFor(tokens, at(classNumbers, number), fits.get(number)),
      }));
      const outOfScope = evidenceFor(tokens, finder.outOfScope);
      return { query, candidates, outOfScope, tokens, exactId: exactId(query) };
    },
  };
}

function evidenceFor(tokens: TokenEvidence, classNumber: number, fit?: PassageFit): Evidence {
  return {
    classifier: at(tokens.classifier, classNumber),
    tokens: at(tokens.tokens, classNumber),
    pairs: at(tokens.pairs, classNumber),
    phrasing: at(tokens.phrasing, classNumber),
    subjectPassage: fit?.subject ?? 0,
    passage: fit?.key ?? 0,
    citedPassage: fit?.cited ?? 0,
  };
}

/** @returns The candidates with their scores, best first. */
export function rank(candidates: Gathered["candidates"], weights: RankingWeights): Candidate[] {
  return candidates
    .map(({ id, evidence }) => ({ id, evidence, score: scoreOf(evidence, weights) }))
    .sort((a, b) => b.score - a.score);
}

/** @returns The weighted sum of the evidence: a logit. */
export function scoreOf(evidence: Evidence, weights: RankingWeights): number {
  return (
    weights.classifier * evidence.classifier +
    weights.tokens * evidence.tokens +
    weights.pairs * evidence.pairs +
    weights.phrasing * evidence.phrasing +
    weights.subjectPassage * evidence.subjectPassage +
    weights.passage * evidence.passage +
    weights.citedPassage * evidence.citedPassage
  );
}

/**
 * Indexes the phrasings by their words, in slices. Canonical questions take precedence over `alsoAsked`, those over
 * keywords, and those over hidden phrasings.
 */
async function indexPhrasings(documents: SearchOptions["documents"]): Promise<(query: Query) => string | null> {
  const ids = new Map<string, string>();
  const add = (text: string, id: string) => {
    const key = splitWords(text).join(" ");
    if (key && !ids.has(key)) ids.set(key, id);
  };
  for (const { id, question } of documents) add(question, id);
  for (const { id, alsoAsked } of documents) for (const text of alsoAsked) add(text, id);
  for (const { id, keywords } of documents) for (const text of keywords) add(text, id);
  for await (const { id, hiddenPhrasings } of inSlices(documents)) for (const text of hiddenPhrasings) add(text, id);
  return ({ text, correctedText }) => ids.get(splitWords(correctedText ?? text).join(" ")) ?? null;
}
