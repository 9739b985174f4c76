/** Gathers what speaks for each candidate, and ranks the candidates by it. */
import { createCandidateIndex } from "./candidates.ts";
import { createEvidenceFinder, type TokenEvidence } from "./evidence.ts";
import { at } from "./numeric.ts";
import { createPassageIndex, type PassageFit } from "./passages.ts";
import { splitWords } from "./tokenize.ts";
import type { Candidate, Evidence, Query, RankingWeights, SearchOptions } from "./types.ts";

/** The classifier names candidates as well: answers with at least this share of the highest logit. */
const NAMED_SHARE = 0.5;

/** What a question finds, before it is weighed. */
export interface Gathered {
  query: Query;
  candidates: { id: string; evidence: Evidence }[];
  /** What speaks for the class of questions that no answer serves. */
  outOfScope: Evidence;
  tokens: TokenEvidence;
  /** The answer of which the question is a shown phrasing, word for word. */
  exactId: string | null;
}

export async function createGatherer({ documents, model }: SearchOptions) {
  const { findMatches, findCandidates } = await createCandidateIndex(documents);
  const finder = await createEvidenceFinder(model, documents);
  const fitsOf = createPassageIndex(documents);
  const exactId = indexPhrasings(documents);

  const classNumbers = Uint16Array.from(documents, ({ id }) => finder.classNumberOf(id));

  /** @returns Numbers of the documents that the classifier finds likeliest. */
  function likeliest({ classifier }: TokenEvidence): number[] {
    let highest = 0;
    for (const classNumber of classNumbers) highest = Math.max(highest, at(classifier, classNumber));
    const found: number[] = [];
    classNumbers.forEach((classNumber, number) => {
      if (at(classifier, classNumber) > NAMED_SHARE * highest) found.push(number);
    });
    return found;
  }

  return {
    finder,
    findMatches,
    /** @param among - Numbers of the answers to rank, beside those that fit the question's passage; by default its candidates. */
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

/** @returns A logit. */
export function scoreOf(evidence: Evidence, weights: RankingWeights): number {
  return (
    weights.classifier * evidence.classifier +
    weights.tokens * evidence.tokens +
    weights.pairs * evidence.pairs +
    weights.phrasing * evidence.phrasing +
    weights.passage * evidence.passage +
    weights.citedPassage * evidence.citedPassage
  );
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
