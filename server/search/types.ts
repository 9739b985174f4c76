/** The types that the parts of the search exchange. */
import type { NamedPassages } from "../scripture/named-passages.ts";
import type { VerseSpan } from "../scripture/references.ts";
import type { Model } from "./model.ts";

/** The texts of an answer. */
export interface SearchTexts {
  id: string;
  /** The canonical question. */
  question: string;
  /** Further phrasings that the page may show. */
  alsoAsked: string[];
  /** Phrases of the editors' keyword rules: evidence if a question asks about nothing else. */
  keywords: string[];
  /** Phrasings that only the search knows. */
  hiddenPhrasings: string[];
  /** Further words for the answer's subject that only the search knows. */
  hiddenWords: string[];
  /** Paragraphs separated by blank lines, with citation marks. */
  body: string;
  /** Title, author and snippet of each citation. */
  citations: string[];
}

/** An answer as the search knows it. */
export interface SearchDocument extends SearchTexts {
  /** How often people ask about the subject, from 1 (seldom) to 5 (most often). */
  demand: number;
  /** Passages that the text refers to. */
  citedPassages: VerseSpan[];
  /** Passages that the answer explains. */
  explainedPassages: VerseSpan[];
}

/** A word or phrase that is often typed for another ("prey" for "pray"). Both have the same number of words. */
export interface Confusion {
  typed: string;
  meant: string;
}

/** What the search is built from. */
export interface SearchOptions {
  documents: readonly SearchDocument[];
  confusions: readonly Confusion[];
  /** Prepared from the documents. */
  model: Model;
}

/** A question as the search reads it. */
export interface Query extends NamedPassages {
  /** As typed, without a greeting and thanks. */
  text: string;
  /** The same without Bible references. */
  rest: string;
  /** The words, folded and corrected, in order, without Bible references. */
  words: string[];
  /** The same words as tokens: stems, with function words left as they are. */
  tokens: string[];
  /** The distinct tokens that are not function words. */
  terms: string[];
  /** The intended word for each misspelt one, both folded. */
  corrections: Map<string, string>;
  /** The text with the corrections applied; null if there are none. */
  correctedText: string | null;
  /** Whether it is in another language than English. */
  isForeign: boolean;
}

/** A kind of evidence, a feature of a decision: its name. */
export type Numbers<Name extends string = string> = Record<Name, number>;

/** The weights of a sum of named numbers. */
export interface LinearWeights {
  intercept: number;
  weights: Numbers;
}

/** What `npm run fit` fits. */
export interface Weights {
  /** The weight of each kind of evidence in an answer's score. */
  ranking: Numbers;
  /** For the log-odds that a candidate is right, by feature. */
  probability: LinearWeights;
  /** Minimum probabilities: of the answer, of one that is shown open below "no answer", and of a closest one. */
  thresholds: { answer: number; leading: number; closest: number };
}

/** An answer that the search considers. */
export interface Candidate {
  id: string;
  /** The weighted sum of the evidence, as a logit: a difference of 1 multiplies the odds by 2.7. */
  score: number;
  evidence: Numbers;
  /** What the probability is computed from, by name. */
  features: Numbers;
  /** Probability that the answer is right: 0 to 1. */
  probability: number;
}

/** The result of a search. */
export interface Found {
  query: Query;
  /** `answer` when the search is sure enough, `closest` when it is not, `none` when no answer is near. */
  outcome: "answer" | "closest" | "none";
  /** Null unless the outcome is `answer`. */
  answerId: string | null;
  decidedBy: "probability" | "keyword of the specification" | null;
  /** Id of the closest answer if it is clearly first and nearly sure; otherwise null. */
  leadingId: string | null;
  /** Ids of the closest answers, or of the alternatives to an answer that is less than sure; best first. */
  closestIds: string[];
  /** Best first. With the outcome `answer`, the answer comes first. */
  candidates: Candidate[];
}
