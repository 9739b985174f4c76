/**
 * Whether the best candidate is sure enough to be the answer. A raw score does not tell, for scores of different
 * questions cannot be compared; so a few things that can be explained are weighed, each between 0 and about 1.
 */
import type { Question } from "./analysis.ts";
import type { KeywordRule } from "./keyword-rules.ts";
import { type Ranked, WEIGHTS } from "./ranking.ts";
import type { TermStatistics } from "./statistics.ts";

/** What speaks for or against the best candidate. */
export interface Signs {
  /** How well the best-fitting way of asking fits the question, in both directions. */
  agreement: number;
  /** Share of the question, by rarity, that stands anywhere in the candidate. */
  coverage: number;
  /** How high its score is for so long and so rare a question. */
  strength: number;
  /** How much more what was learnt speaks for the candidate than for another subject: -1 to 1. */
  learned: number;
  /** How well it fits the Bible passage that was named. */
  passage: number;
  /** How long the question is: long ones contain more that is beside the point. */
  length: number;
}

/**
 * What each sign weighs: the coefficients of a logistic regression on labelled questions (see README.md). The sum, with
 * the constant, is the logarithm of the odds that the question is one of ours.
 */
export const SIGN_WEIGHTS: Record<keyof Signs, number> = {
  agreement: 2.5,
  coverage: 3.7,
  strength: 4,
  learned: 4.6,
  passage: 4.4,
  length: 3,
};
export const SIGN_CONSTANT = -12.6;

/** Least sum at which an answer is given: even odds, where a question beside the point counts as three. */
export const MIN_CONFIDENCE = 0;

/** What was learnt is plain at this difference. */
const LEARNED_SCALE = 4;
/** Added to the rarity of the question, against which the score is held, so that short questions prove less. */
const BASE_STRENGTH = 3;
/** What a named Bible passage counts beside words, in the unit of their rarity. */
const PASSAGE_RARITY = 5;
/** The keyword rules decide only short questions: in a long one a phrase proves little. */
const MAX_TERMS_FOR_RULE = 3;
/** Least share of a question that a keyword rule must cover. */
const MIN_RULE_SHARE = 0.6;

/** Why an answer was chosen, or none. */
export interface Decision {
  answerId: string | null;
  /** How it was chosen; null when nothing was. */
  by: "exact" | "index" | "keyword rule" | null;
  /** The weighed sum; null when there is no candidate. */
  confidence: number | null;
  signs: Signs | null;
}

/**
 * Decides on the best candidate.
 *
 * @param ruleFor - Finds the keyword rule that stands in a question's words.
 */
export function decide(
  question: Question,
  ranked: Ranked,
  statistics: TermStatistics,
  ruleFor: (words: readonly string[]) => KeywordRule | null,
): Decision {
  const [best] = ranked.candidates;
  const signs = readSigns(question, ranked, statistics);
  const confidence = signs && confidenceOf(signs);
  if (best?.exact) return { answerId: best.id, by: "exact", confidence, signs };
  if (best && confidence !== null && confidence >= MIN_CONFIDENCE)
    return { answerId: best.id, by: "index", confidence, signs };
  const rule = question.terms.length <= MAX_TERMS_FOR_RULE ? ruleFor(question.words) : null;
  if (rule && shareOf(rule, question) >= MIN_RULE_SHARE)
    return { answerId: rule.answerId, by: "keyword rule", confidence, signs };
  return { answerId: null, by: null, confidence, signs };
}

/** @returns The signs of the best candidate; null when there is none. */
export function readSigns(
  { terms, passages }: Question,
  { candidates, elsewhere }: Ranked,
  statistics: TermStatistics,
): Signs | null {
  const [best] = candidates;
  if (!best) return null;
  const passage = Math.min(1, best.evidence.passages / WEIGHTS.keyPassage);
  const passageRarity = passages.length > 0 ? PASSAGE_RARITY : 0;
  const rarity = sum(terms, statistics.rarity) + passageRarity;
  const found = terms.filter((term) => statistics.has(best.id, term));
  return {
    agreement: Math.max(passage, statistics.agreement(best.id, terms)),
    coverage: rarity === 0 ? 0 : (sum(found, statistics.rarity) + passageRarity * passage) / rarity,
    strength: best.score / (best.score + BASE_STRENGTH + rarity),
    learned: Math.tanh((best.learned - elsewhere) / LEARNED_SCALE),
    passage,
    length: Math.log(1 + terms.length + (passages.length > 0 ? 1 : 0)),
  };
}

/** @returns The logarithm of the odds, before any threshold. */
export function confidenceOf(signs: Signs): number {
  const names = Object.keys(SIGN_WEIGHTS) as (keyof Signs)[];
  return SIGN_CONSTANT + sum(names, (name) => SIGN_WEIGHTS[name] * signs[name]);
}

/** How much of a question a keyword rule covers, in words. */
function shareOf({ phrase }: KeywordRule, { words }: Question): number {
  return phrase.split(/\s+/).length / words.length;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
