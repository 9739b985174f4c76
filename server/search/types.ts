/** What the parts of the search hand to each other. */
import type { VerseSpan } from "../scripture/references.ts";
import type { Model } from "./model.ts";

/** An answer as the search knows it. */
export interface SearchDocument {
  id: string;
  /** The canonical question. */
  question: string;
  /** Other phrasings that the page shows. */
  alsoAsked: string[];
  /** The editors' keyword rules: phrases that point to this answer wherever they stand in a question. */
  keywords: string[];
  /** Phrasings that only the search sees. */
  hiddenPhrasings: string[];
  /** Further words that people use for its subject. */
  hiddenWords: string[];
  /** How often its subject is asked about: 1 seldom to 5 most often. */
  demand: number;
  body: string;
  /** Title, author and snippet of each citation. */
  citations: string[];
  /** Verses that its text refers to. */
  citedPassages: VerseSpan[];
  /** Verses for which it is the answer that is wanted. */
  keyPassages: VerseSpan[];
}

/** A word that is often typed for another ("prey" for "pray"). Both have the same number of words. */
export interface Confusion {
  typed: string;
  meant: string;
}

/** Everything that a search is built from. */
export interface SearchOptions {
  documents: readonly SearchDocument[];
  confusions: readonly Confusion[];
  model: Model;
}

/** A question as the search understands it. */
export interface Query {
  /** As typed. */
  text: string;
  /** Its words, folded and corrected, in order, without Bible references. */
  words: string[];
  /** The same words as tokens: stems, and function words as they are. */
  tokens: string[];
  /** Words that were misspelt, folded, with what was meant. */
  corrections: Map<string, string>;
  /** The text with those words corrected; null when there were none. */
  correctedText: string | null;
  /** Bible passages that it names. */
  passages: VerseSpan[];
}

/** What speaks for a candidate. */
export interface Evidence {
  /** The classifier's logit, relative to the other classes: about -5 to 15. */
  classifier: number;
  /** BM25 of the question's tokens in the answer's texts: 0 to about 50. */
  tokens: number;
  /** BM25 of its pairs of neighbouring tokens: 0 to about 50. */
  pairs: number;
  /** Cosine of the question and the nearest shown phrasing: 0 to 1. */
  phrasing: number;
  /** How well it fits a Bible passage that the question names, as one for which it is wanted: 0 to 1. */
  passage: number;
  /** The same for passages that its text refers to. */
  citedPassage: number;
}

/** An answer among which the search chooses. */
export interface Candidate {
  id: string;
  /** A logit: the difference of two scores is the log-odds that the one rather than the other is right. */
  score: number;
  evidence: Evidence;
}

/** Of each kind of evidence, in the ranking. Fitted by `npm run fit`. */
export type RankingWeights = Record<keyof Evidence, number>;

/** A logistic regression over the features of a decision. */
export interface LogisticWeights {
  intercept: number;
  /** By feature. */
  weights: Record<string, number>;
}

/** What `npm run fit` fits. */
export interface Weights {
  ranking: RankingWeights;
  /** That the best candidate is right, and that one of the first three is. */
  best: LogisticWeights;
  closest: LogisticWeights;
}

export type DecidedBy = "exact phrasing" | "ranking" | "keyword rule";

/** Whether the best candidate is given as the answer, and why. */
export interface Decision {
  /** Sure: an answer. Not sure: the closest answers. Nothing in common: none. */
  outcome: "answer" | "closest" | "none";
  /** Null unless the outcome is an answer. */
  answerId: string | null;
  decidedBy: DecidedBy | null;
  /** That the best candidate is right: 0 to 1. */
  probability: number;
  /** That one of the first three is right: 0 to 1. */
  probabilityOfClosest: number;
  /** How many other answers are offered beside an answer that is less than sure. */
  alternatives: number;
  /** What the probabilities were computed from, by name. */
  features: Record<string, number>;
}

/** What a search found. */
export interface Found extends Decision {
  query: Query;
  /** Best first. With the outcome `answer`, the answer stands first. */
  candidates: Candidate[];
}
