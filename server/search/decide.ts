/**
 * Decides whether the best candidate is given as the answer. Two logistic regressions over the same features say how
 * probable it is that the best candidate is right, and that one of the first three is. `npm run fit` fits their weights.
 */
import type { EvidenceFinder, TokenEvidence } from "./evidence.ts";
import { createKeywordRules } from "./keyword-rules.ts";
import { sigmoid } from "./numeric.ts";
import type { Gathered } from "./ranking.ts";
import type { Candidate, DecidedBy, Decision, LogisticWeights, Query, SearchOptions, Weights } from "./types.ts";

/** Least probability at which the best candidate is given, the closest answers are offered, and one answer is enough. */
export const THRESHOLDS = { answer: 0.35, closest: 0.1, sure: 0.8 };
/** Least probability at which the ranking outweighs a word of the specification. */
const OUTWEIGHS_SPEC = 0.5;
/** Answers offered beside one that is given without being sure. */
const ALTERNATIVES = 2;
/** Least share of a question's tokens, by squared idf, that a keyword rule must explain. */
const MIN_RULE_SHARE = 0.6;

/**
 * What the best candidate has for itself, each from about -1 to 1.
 *
 * @param candidates - Best first, at least one.
 */
export function decisionFeatures(
  query: Query,
  candidates: readonly Candidate[],
  evidence: TokenEvidence,
  finder: EvidenceFinder,
): Record<string, number> {
  const [best, second] = candidates as [Candidate, ...Candidate[]];
  const number = finder.classNumberOf(best.id);
  const outside = finder.outOfScope;
  const { anywhere, shown, rarestMissing } = evidence.explain(number);
  const total = candidates.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const otherPhrasing = candidates.reduce(
    (most, { id, evidence }) => (id === best.id ? most : Math.max(most, evidence.phrasing)),
    0,
  );
  const weightedLength = Math.min(12, evidence.norm ** 2);
  const hasPassage = query.passages.length > 0;
  return {
    shareOfCandidates: 1 / total,
    margin: Math.tanh((best.score - (second?.score ?? 0)) / 5),
    prototype: 5 * best.evidence.prototype,
    prototypeSum: best.evidence.prototype * Math.sqrt(weightedLength),
    phrasing: best.evidence.phrasing,
    otherPhrasing: otherPhrasing - best.evidence.phrasing,
    classifier: Math.tanh(best.evidence.classifier / 10),
    outOfScopeLogit: Math.tanh(((evidence.classifier[outside] ?? 0) - best.evidence.classifier) / 5),
    outOfScopePrototype: 5 * ((evidence.prototype[outside] ?? 0) - best.evidence.prototype),
    explained: anywhere,
    explainedByShown: shown,
    rarestMissing,
    passageFit: hasPassage ? best.evidence.passage : 0,
    passageOnlyFit: hasPassage && evidence.norm < 0.5 ? best.evidence.passage : 0,
    passageStrange: hasPassage && best.evidence.passage === 0 ? 1 : 0,
    passageUnfit: hasPassage ? 1 - best.evidence.passage : 0,
    length: Math.log(1 + weightedLength) / 3,
    short: query.tokens.length <= 2 ? 1 : 0,
  };
}

/** @returns The probability from 0 to 1. */
function probabilityOf(features: Record<string, number>, { intercept, weights }: LogisticWeights): number {
  return sigmoid(
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), intercept),
  );
}

/** @returns A function that decides on the ranked candidates of a question. */
export function createDecider({ documents }: SearchOptions, finder: EvidenceFinder) {
  const ruleFor = createKeywordRules(documents);
  return ({ query, tokens, exactId }: Gathered, ranked: readonly Candidate[], weights: Weights): Decision => {
    const [best] = ranked;
    const features = best ? decisionFeatures(query, ranked, tokens, finder) : {};
    const common = {
      features,
      alternatives: 0,
      probability: best ? probabilityOf(features, weights.best) : 0,
      probabilityOfClosest: best ? probabilityOf(features, weights.closest) : 0,
    };
    const answer = (answerId: string, decidedBy: DecidedBy): Decision => {
      return { ...common, outcome: "answer", answerId, decidedBy };
    };
    if (exactId !== null) return answer(exactId, "exact phrasing");
    const rule = ruleFor(query.tokens);
    if (rule?.always && common.probability < OUTWEIGHS_SPEC) return answer(rule.answerId, "keyword rule");
    if (best && common.probability >= THRESHOLDS.answer) {
      const alternatives = common.probability >= THRESHOLDS.sure ? 0 : ALTERNATIVES;
      return { ...answer(best.id, "ranking"), alternatives };
    }
    if (rule && finder.shareOf(rule.tokens, query.tokens) >= MIN_RULE_SHARE)
      return answer(rule.answerId, "keyword rule");
    const outcome = common.probabilityOfClosest >= THRESHOLDS.closest ? "closest" : "none";
    return { ...common, outcome, answerId: null, decidedBy: null };
  };
}
