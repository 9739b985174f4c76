/**
 * Decides whether to give the best candidate as the answer. Two logistic regressions over the same features estimate
 * the probability that the best candidate is right, and that one of the first three is. `npm run fit` fits their
 * weights.
 */
import type { EvidenceFinder } from "./evidence.ts";
import { createKeywordRules } from "./keyword-rules.ts";
import { sigmoid } from "./numeric.ts";
import { type Gathered, scoreOf } from "./ranking.ts";
import type {
  Candidate,
  DecidedBy,
  Decision,
  LogisticWeights,
  RankingWeights,
  SearchOptions,
  Weights,
} from "./types.ts";

/** Minimum probability for giving the best candidate, offering the closest answers, and offering no alternatives. */
export const THRESHOLDS = { answer: 0.4, closest: 0.1, sure: 0.8 };
/** Minimum probability at which the ranking overrules a keyword of the specification. */
const OUTWEIGHS_SPEC = 0.5;
/** Answers offered beside one that is less than sure. */
const ALTERNATIVES = 2;
/** Minimum share of a question's tokens, by squared idf, that a keyword rule must explain. */
const MIN_RULE_SHARE = 0.6;

/**
 * Computes the inputs of the two regressions.
 *
 * @param candidates - Best first, at least one.
 * @returns Features by name, each from about -1 to 1.
 */
function decisionFeatures(
  { query, tokens, outOfScope }: Gathered,
  candidates: readonly Candidate[],
  finder: EvidenceFinder,
  weights: RankingWeights,
): Record<string, number> {
  const [best, second] = candidates as [Candidate, ...Candidate[]];
  const { anywhere, shown, rarestMissing } = tokens.explain(finder.classNumberOf(best.id));
  const otherPhrasing = candidates.reduce(
    (most, { id, evidence }) => (id === best.id ? most : Math.max(most, evidence.phrasing)),
    0,
  );
  const hasPassage = query.passages.length > 0;
  return {
    score: Math.log1p(Math.max(0, best.score)) / 4,
    margin: Math.tanh((best.score - (second?.score ?? 0)) / 5),
    tokens: best.evidence.tokens / (tokens.mostTokens || 1),
    phrasing: best.evidence.phrasing,
    otherPhrasing: otherPhrasing - best.evidence.phrasing,
    classifier: Math.tanh(best.evidence.classifier / 10),
    outOfScopeLogit: Math.tanh((outOfScope.classifier - best.evidence.classifier) / 5),
    outOfScopeScore: Math.tanh((scoreOf(outOfScope, weights) - best.score) / 10),
    explained: anywhere,
    explainedByShown: shown,
    rarestMissing,
    passageFit: hasPassage ? best.evidence.passage : 0,
    citedPassageFit: hasPassage ? best.evidence.citedPassage : 0,
    passageOnlyFit: hasPassage && tokens.norm < 0.5 ? best.evidence.passage : 0,
    passageUnfit: hasPassage ? 1 - best.evidence.passage : 0,
    length: Math.log1p(Math.min(12, tokens.norm ** 2)) / 3,
  };
}

/** @returns A probability from 0 to 1. */
function probabilityOf(features: Record<string, number>, { intercept, weights }: LogisticWeights): number {
  return sigmoid(
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), intercept),
  );
}

/** @returns A function that decides, given what was gathered for a question and its candidates, best first. */
export function createDecider({ documents }: SearchOptions, finder: EvidenceFinder) {
  const ruleFor = createKeywordRules(documents);
  return (gathered: Gathered, ranked: readonly Candidate[], weights: Weights): Decision => {
    const { query, exactId } = gathered;
    const [best] = ranked;
    const features = best ? decisionFeatures(gathered, ranked, finder, weights.ranking) : {};
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
