/**
 * Decides on the outcome. One logistic regression, with the same features for each of the best candidates, estimates the
 * probability that a candidate is right; nothing overrules it. `npm run fit` fits its weights and the thresholds.
 */
import type { Evidences } from "./ranking.ts";
import { type rank, weigh } from "./ranking.ts";
import { splitWords } from "./tokenize.ts";
import type { Candidate, Found, Numbers, Query, Weights } from "./types.ts";

/** Number of candidates whose probability is estimated. */
export const MAX_ESTIMATED = 3;
/** Probability from which an answer needs no alternatives, and the number of them. */
const SURE = 0.85;
const MAX_ALTERNATIVES = 2;
/** How much likelier than the second the first must be to be clearly first. */
const CLEARLY_FIRST = 1.5;

/**
 * Computes what the probability of each of the best candidates depends on.
 *
 * @param ranked - Best first.
 * @returns Features by name, each from about -1 to 1, of the first few.
 */
export function decisionFeatures({ query, nearnessToOthers }: Evidences, ranked: ReturnType<typeof rank>): Numbers[] {
  const namesPassage = query.passages.length > 0 || query.passageError !== null;
  return ranked.slice(0, MAX_ESTIMATED).map(({ score, evidence, words }, place) => {
    const others = ranked.filter((_, other) => other !== place);
    const bestOther = others[0]?.score ?? score;
    const odds =
      score - Math.log(others.reduce((sum, other) => sum + Math.exp(other.score - bestOther), 0) || 1) - bestOther;
    return {
      odds: Math.tanh(odds / 4),
      meaningOverOthers: evidence.meaning - nearnessToOthers,
      hidden: evidence.hidden / 3,
      missing: words.missing,
      exact: evidence.exact,
      subject: evidence.subject,
      passage: evidence.explainedPassage,
      onlyPassage: namesPassage && query.terms.length === 0 ? 1 : 0,
      length: Math.log1p(query.tokens.length) / 4,
    };
  });
}

/** Answers that are not offered unasked to somebody who writes in the first person, by what names their subject. */
const GRAVE: Record<string, RegExp> = {
  suicide: new RegExp(
    [
      "\\b(?:suicid|overdos|unaliv)",
      "\\b(?:kill|hang|hung|shoot|shot|harm|drown|cut|poison)(?:s|ed|ing|ting)? (?:my|your|him|her|them|one)sel(?:f|ves)\\b",
      "\\b(?:end|tak|took)(?:e|s|es|ed|en|ing)? (?:my|your|his|her|their|ones) (?:own )?li(?:fe|ves)\\b",
      "\\bby (?:my|his|her|their) own hand|\\bfound (?:\\S+ )?hanging|\\bend(?:ed|ing)? it all\\b",
      "\\bto (?:die|be dead|not be alive)\\b|\\brather be dead|\\bbetter off (?:dead|without)|\\bnever (?:been )?born\\b",
      "\\b(?:not|dont|doesnt|didnt|to|longer|of) (?:want to |wanted to )?(?:live|living|be alive|being alive)\\b",
    ].join("|"),
  ),
  reprobation: /\b(?:reprobat|predestin|elect\b|election|chosen)/,
  hell: /\b(?:hell\b|damn|eternal (?:fire|punishment|torment)|torment|lake of fire|burn forever)/,
  "descent-into-hell": /\b(?:hell\b|descen|creed)/,
};
const FIRST_PERSON = /\b(?:i|im|ive|id|ill|me|my|myself)\b/;

/** @returns The candidates that may be offered to the person who asks. */
function withoutGrave({ text, correctedText }: Query, candidates: Candidate[]): Candidate[] {
  const said = splitWords(correctedText ?? text).join(" ");
  return FIRST_PERSON.test(said) ? candidates.filter(({ id }) => GRAVE[id]?.test(said) ?? true) : candidates;
}

/**
 * @param evidences - What was gathered for a question.
 * @param ranked - Its candidates, best first.
 * @param fallback - Id of the answer on a keyword of the specification that the question contains, or null.
 */
export function decide(
  evidences: Evidences,
  ranked: ReturnType<typeof rank>,
  { probability: { intercept, weights }, thresholds }: Weights,
  fallback: string | null,
): Found {
  const { query } = evidences;
  const features = decisionFeatures(evidences, ranked);
  const candidates = ranked.map(({ id, score, evidence }, place): Candidate => {
    const own = features[place] ?? {};
    return {
      id,
      score,
      evidence,
      features: own,
      probability: features[place] ? sigmoid(intercept + weigh(own, weights)) : 0,
    };
  });
  const likeliest = candidates.slice(0, MAX_ESTIMATED).sort((a, b) => b.probability - a.probability);
  const [first, second] = likeliest;
  const isOffered = ({ probability }: Candidate) => probability >= thresholds.closest;
  const result = { query, leadingId: null, closestIds: [], candidates: [...new Set([...likeliest, ...candidates])] };
  if (!first || query.isForeign || !isOffered(first))
    return { ...result, outcome: "none", answerId: null, decidedBy: null };
  if (first.probability >= thresholds.answer) {
    const closestIds =
      first.probability >= SURE
        ? []
        : idsOf(withoutGrave(query, likeliest.slice(1, 1 + MAX_ALTERNATIVES).filter(isOffered)));
    return { ...result, outcome: "answer", answerId: first.id, decidedBy: "probability", closestIds };
  }
  const chosen = likeliest.filter(isOffered).find(({ id }) => id === fallback);
  if (chosen) {
    const others = withoutGrave(query, likeliest.filter(isOffered)).filter((each) => each !== chosen);
    return {
      ...result,
      outcome: "answer",
      answerId: chosen.id,
      decidedBy: "keyword of the specification",
      closestIds: idsOf(others.slice(0, MAX_ALTERNATIVES)),
      candidates: [...new Set([chosen, ...result.candidates])],
    };
  }
  const offered = withoutGrave(query, likeliest.filter(isOffered));
  const isLeading =
    first === offered[0] &&
    first.probability >= thresholds.leading &&
    first.probability >= CLEARLY_FIRST * (second?.probability ?? 0);
  return {
    ...result,
    outcome: offered.length > 0 ? "closest" : "none",
    answerId: null,
    decidedBy: null,
    leadingId: isLeading ? first.id : null,
    closestIds: idsOf(offered),
  };
}

function idsOf(candidates: readonly Candidate[]): string[] {
  return candidates.map(({ id }) => id);
}

function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
