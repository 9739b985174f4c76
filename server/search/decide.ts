/**
 * Decides whether to give the best candidate as the answer. Two logistic regressions over the same features estimate
 * the probability that the best candidate is right, and that one of the first three is. `npm run fit` fits their
 * weights and the threshold for giving an answer. An answer that does not explain a passage that the question names needs more.
 */
import { createFallback } from "./keyword-rules.ts";
import { OUT_OF_SCOPE, OUT_OF_SCOPE_NUMBER } from "./model.ts";
import { at, sigmoid, toProbabilities } from "./numeric.ts";
import { EXPLAINS } from "./passages.ts";
import type { Gathered, Ranking } from "./ranking.ts";
import type { Decision, LogisticWeights, SearchOptions, Weights } from "./types.ts";

/** Minimum probability for offering the closest answers, and for offering no alternatives to an answer. */
const THRESHOLDS = { closest: 0.1, sure: 0.8 };
/** Answers offered beside one that is less than sure. */
const ALTERNATIVES = 2;

/**
 * Computes the inputs of the two regressions.
 *
 * @param ranking - Of at least one candidate.
 * @returns Features by name, each from about -1 to 1.
 */
function decisionFeatures(gathered: Gathered, { order, scores }: Ranking): Record<string, number> {
  const { query, evidence, tokenEvidence } = gathered;
  const [best = OUT_OF_SCOPE_NUMBER, second] = order;
  const score = at(scores, best);
  const { share, missing } = tokenEvidence.explain(best);
  const passage = at(evidence.explainedPassage, best);
  return {
    score: Math.log1p(Math.max(0, score)) / 4,
    margin: Math.tanh((score - (second === undefined ? 0 : at(scores, second))) / 5),
    tokenBm25: at(evidence.tokenBm25, best) / (tokenEvidence.maxTokenBm25 || 1),
    outOfScope: at(toProbabilities(evidence.classifier.slice()), OUT_OF_SCOPE_NUMBER),
    outOfScopeScore: Math.tanh((at(scores, OUT_OF_SCOPE_NUMBER) - score) / 10),
    explained: share,
    weightiestMissing: missing,
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
  const findFallback = createFallback(documents);

  function decide(gathered: Gathered, ranking: Ranking, weights: Weights): Decision {
    const { query, exactMatch } = gathered;
    const best = model.classes[ranking.order[0] ?? OUT_OF_SCOPE_NUMBER];
    const features = best ? decisionFeatures(gathered, ranking) : {};
    const common = {
      features,
      alternatives: 0,
      probability: best ? probabilityOf(features, weights.best) : 0,
      probabilityOfClosest: best ? probabilityOf(features, weights.closest) : 0,
    };
    if (exactMatch) return { ...common, outcome: "answer", ...exactMatch };
    const answer = (answerId: string, decidedBy: Decision["decidedBy"]): Decision => {
      const alternatives = common.probability >= THRESHOLDS.sure ? 0 : ALTERNATIVES;
      return { ...common, outcome: "answer", answerId, decidedBy, alternatives };
    };
    if (best && common.probability >= weights.answerThreshold) return answer(best, "ranking");
    const fallback = findFallback(query.tokens);
    if (fallback) return answer(fallback, "keyword rule");
    const outcome = common.probabilityOfClosest >= THRESHOLDS.closest ? "closest" : "none";
    return { ...common, outcome, answerId: null, decidedBy: null };
  }

  /**
   * Whether an answer may be given to a question that names a passage: it explains the passage, or the rest of the
   * question makes the search sure or contains a keyword of the specification.
   */
  function mayStand({ query, evidence, exactMatch }: Gathered, decision: Decision): boolean {
    const { answerId, decidedBy, probability } = decision;
    if (exactMatch) return true;
    const number = model.classes.indexOf(answerId ?? OUT_OF_SCOPE);
    if (at(evidence.explainedPassage, number) >= EXPLAINS) return true;
    if (query.terms.length === 0) return false;
    return (decidedBy === "ranking" && probability >= THRESHOLDS.sure) || findFallback(query.tokens) !== null;
  }

  return (gathered: Gathered, ranking: Ranking, weights: Weights): Decision => {
    const { query } = gathered;
    const decision = decide(gathered, ranking, weights);
    const namesPassage = query.passages.length > 0 || query.passageError !== null;
    if (!namesPassage || mayStand(gathered, decision)) return decision;
    // Beside the passage itself, the answers on it are shown: nothing else is closest.
    if (query.terms.length === 0) return { ...decision, outcome: "none", answerId: null, decidedBy: null };
    const outcome = decision.outcome === "answer" ? "closest" : decision.outcome;
    return { ...decision, outcome, answerId: null, decidedBy: null };
  };
}
