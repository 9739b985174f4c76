/**
 * Decides whether to give the best candidate as the answer. Two logistic regressions over the same features estimate
 * the probability that the best candidate is right, and that one of the first three is. `npm run fit` fits their
 * weights.
 */
import { createKeywordRules } from "./keyword-rules.ts";
import { OUT_OF_SCOPE_NUMBER } from "./model.ts";
import { at, sigmoid, toProbabilities } from "./numeric.ts";
import type { Gathered, Ranking } from "./ranking.ts";
import type { Decision, LogisticWeights, SearchOptions, Weights } from "./types.ts";

/** Minimum probability for giving the best candidate, offering the closest answers, and offering no alternatives. */
export const THRESHOLDS = { answer: 0.4, closest: 0.1, sure: 0.8 };
/** Minimum probability at which the ranking overrules a keyword of the specification. */
const OUTWEIGHS_SPEC = 0.5;
/** Answers offered beside one that is less than sure. */
const ALTERNATIVES = 2;
/** Minimum share of a question's terms that a keyword rule must contain. */
const MIN_RULE_SHARE = 0.6;

/**
 * Computes the inputs of the two regressions.
 *
 * @param ranking - Of at least one candidate.
 * @returns Features by name, each from about -1 to 1.
 */
function decisionFeatures(gathered: Gathered, { order, scores }: Ranking): Record<string, number> {
  const { query, evidence, tokens } = gathered;
  const [best = OUT_OF_SCOPE_NUMBER, second] = order;
  const score = at(scores, best);
  const { share, rarestMissing } = tokens.explain(best);
  const passage = at(evidence.passage, best);
  return {
    score: Math.log1p(Math.max(0, score)) / 4,
    margin: Math.tanh((score - (second === undefined ? 0 : at(scores, second))) / 5),
    phrasing: at(evidence.phrasing, best),
    tokens: at(evidence.tokens, best) / (tokens.mostTokens || 1),
    outOfScope: at(toProbabilities(evidence.classifier.slice()), OUT_OF_SCOPE_NUMBER),
    outOfScopeScore: Math.tanh((at(scores, OUT_OF_SCOPE_NUMBER) - score) / 10),
    explained: share,
    rarestMissing,
    passageOnlyFit: query.terms.length === 0 ? passage : 0,
    passageUnfit: query.passages.length > 0 ? 1 - passage : 0,
    length: Math.log1p(query.tokens.length) / 3,
  };
}

/** @returns A probability from 0 to 1. */
function probabilityOf(features: Record<string, number>, { intercept, weights }: LogisticWeights): number {
  return sigmoid(
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), intercept),
  );
}

/** @returns A function that decides, given what was gathered for a question and the ranking of its candidates. */
export function createDecider({ documents, model }: SearchOptions) {
  const ruleFor = createKeywordRules(documents);
  return (gathered: Gathered, ranking: Ranking, weights: Weights): Decision => {
    const { query, exactId } = gathered;
    const best = model.classes[ranking.order[0] ?? OUT_OF_SCOPE_NUMBER];
    const features = best ? decisionFeatures(gathered, ranking) : {};
    const common = {
      features,
      alternatives: 0,
      probability: best ? probabilityOf(features, weights.best) : 0,
      probabilityOfClosest: best ? probabilityOf(features, weights.closest) : 0,
    };
    const answer = (answerId: string, decidedBy: Decision["decidedBy"]): Decision => {
      return { ...common, outcome: "answer", answerId, decidedBy };
    };
    if (exactId !== null) return answer(exactId, "exact phrasing");
    const rule = ruleFor(query.tokens);
    if (rule?.always && common.probability < OUTWEIGHS_SPEC) return answer(rule.answerId, "keyword rule");
    if (best && common.probability >= THRESHOLDS.answer) {
      const alternatives = common.probability >= THRESHOLDS.sure ? 0 : ALTERNATIVES;
      return { ...answer(best, "ranking"), alternatives };
    }
    const isMost = (tokens: readonly string[]) =>
      query.terms.filter((term) => tokens.includes(term)).length >= MIN_RULE_SHARE * query.terms.length;
    if (rule && isMost(rule.tokens)) return answer(rule.answerId, "keyword rule");
    const outcome = common.probabilityOfClosest >= THRESHOLDS.closest ? "closest" : "none";
    return { ...common, outcome, answerId: null, decidedBy: null };
  };
}
