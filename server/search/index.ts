/**
 * The search: a question in, the ids of answers out. It knows neither HTTP nor the database. This file is its door;
 * `README.md` beside it says how it works and what each idea is worth.
 */
import { createCandidateIndex, type Match } from "./candidates.ts";
import { type Completion, createCompletions } from "./completions.ts";
import { decisionFeatures, type LogisticWeights, probabilityOf } from "./decide.ts";
import { createEvidenceFinder } from "./evidence.ts";
import { excerptFor } from "./excerpt.ts";
import { createKeywordRules } from "./keyword-rules.ts";
import { at } from "./numeric.ts";
import { passageFit } from "./passages.ts";
import { createQueryReader, type QueryOptions } from "./query.ts";
import { splitWords, toTerm } from "./tokenize.ts";
import type { Candidate, Decision, Evidence, Found, Query, SearchOptions } from "./types.ts";
import fitted from "./weights.json" with { type: "json" };

export type { Completion } from "./completions.ts";
export type { Confusion, Found, SearchDocument, SearchOptions } from "./types.ts";

/** What `npm run fit` fits. */
export interface Weights {
  /** Of each kind of evidence, in the ranking. */
  ranking: Record<keyof Evidence, number>;
  /** That the best candidate is right, and that one of the first three is. */
  best: LogisticWeights;
  closest: LogisticWeights;
}

/** Least probability at which the best candidate is given, and at which the closest answers are offered. */
export const THRESHOLDS = { answer: 0.5, closest: 0.2 };
/** Least share of a question's tokens, by squared idf, that a keyword rule must explain. */
const MIN_RULE_SHARE = 0.6;
/** An answer is listed when it has this share of the question's terms. */
const MIN_LISTED_SHARE = 0.6;

export type Search = ReturnType<typeof createSearch>;

export function createSearch(options: SearchOptions, weights: Weights = fitted) {
  const { documents, bibleNames, model } = options;
  const readQuery = createQueryReader(options);
  const findCandidates = createCandidateIndex(documents);
  const finder = createEvidenceFinder(model, documents);
  const ruleFor = createKeywordRules(documents);
  const complete = createCompletions(documents);
  const exact = indexExact(options);
  const names = new Set(bibleNames);
  const bodies = new Map(documents.map(({ id, body }) => [id, body]));

  /** @returns The matches as candidates, best first, and what the question's tokens say. */
  function rank(query: Query, matches: readonly Match[]) {
    const evidence = finder.find(query.tokens);
    const numbers = new Set(matches.map(({ id }) => id));
    if (query.passages.length > 0)
      documents.forEach((document, number) => {
        if (passageFit(query.passages, document) > 0) numbers.add(number);
      });
    const candidates = [...numbers].flatMap((number): Candidate[] => {
      const document = documents[number];
      if (!document) return [];
      const classNumber = finder.classNumberOf(document.id);
      const parts: Evidence = {
        classifier: at(evidence.classifier, classNumber),
        prototype: at(evidence.prototype, classNumber),
        phrasing: at(evidence.phrasing, classNumber),
        passage: query.passages.length > 0 ? passageFit(query.passages, document) : 0,
      };
      return [{ id: document.id, score: scoreOf(parts, weights.ranking), evidence: parts }];
    });
    return { evidence, candidates: candidates.sort((a, b) => b.score - a.score) };
  }

  function decide(query: Query, ranked: ReturnType<typeof rank>): Decision {
    const { candidates, evidence } = ranked;
    const [best] = candidates;
    const exactId = exact(query);
    const features = best ? decisionFeatures(query, candidates, evidence, finder, (word) => names.has(word)) : {};
    const probability = best ? probabilityOf(features, weights.best) : 0;
    const probabilityOfClosest = best ? probabilityOf(features, weights.closest) : 0;
    const chosen = (answerId: string, decidedBy: Decision["decidedBy"]): Decision => {
      return { outcome: "answer", answerId, decidedBy, probability, probabilityOfClosest, features };
    };
    if (exactId !== null) return chosen(exactId, "exact phrasing");
    if (best && probability >= THRESHOLDS.answer) return chosen(best.id, "ranking");
    const rule = ruleFor(query.tokens);
    if (rule) {
      if (rule.always || finder.shareOf(rule.tokens, query.tokens) >= MIN_RULE_SHARE) return chosen(rule.answerId, "keyword rule");
    }
    const outcome = best && probabilityOfClosest >= THRESHOLDS.closest ? "closest" : "none";
    return { outcome, answerId: null, decidedBy: null, probability, probabilityOfClosest, features };
  }

  return {
    /** Picks the answer to a question, or the closest ones, or none. */
    find(text: string, queryOptions?: QueryOptions): Found {
      const query = readQuery(text, queryOptions);
      const ranked = rank(query, findCandidates(query.words));
      const decision = decide(query, ranked);
      const isChosen = ({ id }: Candidate) => id === decision.answerId;
      const candidates = ranked.candidates.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
      return { ...decision, query, candidates };
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
      if (terms.size === 0 && query.passages.length === 0) return [];
      const matches = findCandidates(query.words).filter(({ matchedShare }) => matchedShare >= MIN_LISTED_SHARE);
      return rank(query, matches).candidates.map(({ id }) => ({ id, ...excerptFor(bodies.get(id) ?? "", terms) }));
    },
  };
}

function scoreOf(evidence: Evidence, weights: Record<keyof Evidence, number>): number {
  return (
    weights.classifier * evidence.classifier +
    weights.prototype * evidence.prototype +
    weights.phrasing * evidence.phrasing +
    weights.passage * evidence.passage
  );
}

/** Shown phrasings by their words; a canonical question comes before another answer's phrasing. */
function indexExact({ documents }: SearchOptions): (query: Query) => string | null {
  const exact = new Map<string, string>();
  const add = (text: string, id: string) => {
    const key = splitWords(text).join(" ");
    if (key && !exact.has(key)) exact.set(key, id);
  };
  for (const { id, question } of documents) add(question, id);
  for (const { id, alsoAsked, keywords } of documents) for (const text of [...alsoAsked, ...keywords]) add(text, id);
  return ({ text, correctedText }) => exact.get(splitWords(correctedText ?? text).join(" ")) ?? null;
}
