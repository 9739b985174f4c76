/** The types that the parts of the search exchange. */
import type { NamedPassages } from "../scripture/named-passages.ts";
import type { VerseSpan } from "../scripture/references.ts";
import type { Model } from "./model.ts";

/** An answer as the search knows it. */
export interface SearchDocument {
  id: string;
  /** The canonical question. */
  question: string;
  /** Further phrasings that the page may show. */
  alsoAsked: string[];
  /** Phrases of the editors' keyword rules: each decides if it is all that a question asks about. */
  keywords: string[];
  /** Phrasings that only the search knows. */
  hiddenPhrasings: string[];
  /** Further words for the answer's subject that only the search knows. */
  hiddenWords: string[];
  /** How often people ask about the subject, from 1 (seldom) to 5 (most often). */
  demand: number;
  /** Paragraphs separated by blank lines, with citation marks. */
  body: string;
  /** Title, author and snippet of each citation. */
  citations: string[];
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
  /** Trained on the documents. */
  model: Model;
}

/** A question as the search reads it. */
export interface Query extends NamedPassages {
  /** As typed. */
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
}

/** The evidence for an answer. */
export interface Evidence {
  /** The classifier's logit, relative to the other classes: about -5 to 15. */
  classifier: number;
  /** BM25 of the question's tokens in the answer's texts: 0 to about 50. */
  tokenBm25: number;
  /** BM25 of the question's pairs of neighbouring tokens: 0 to about 50. */
  pairBm25: number;
  /** Cosine of the question and the nearest shown phrasing: 0 to 1. */
  phrasing: number;
  /** The classifier's logit times the scarcity of the answer's phrasings: how much less to trust it if they are few. */
  scarceClassifier: number;
  /** The BM25 of tokens times the scarcity: how much more to trust it. */
  scarceTokenBm25: number;
  /** Fit of the passages that the answer's own question names to those that the visitor's names: 0 to 1. */
  subjectPassage: number;
  /** The same for the passages that the answer explains. */
  explainedPassage: number;
  /** The same for the passages that the answer's text refers to. */
  citedPassage: number;
}

/** An answer that the search considers. */
export interface Candidate {
  id: string;
  /** A logit: the difference of two scores is the log-odds that the first candidate, not the second, is right. */
  score: number;
  evidence: Evidence;
}

/** The weights of a logistic regression over the features of a decision. */
export interface LogisticWeights {
  intercept: number;
  /** By name of the feature. */
  weights: Record<string, number>;
}

/** What `npm run fit` fits. */
export interface Weights {
  /** The weight of each kind of evidence. */
  ranking: Evidence;
  /** For the probability that the best candidate is right, and that one of the first three is. */
  best: LogisticWeights;
  closest: LogisticWeights;
  /** Minimum probability for giving the best candidate. */
  answerThreshold: number;
}

/** What the search gives as the answer, and why. */
export interface Decision {
  /** `answer` when the search is sure enough, `closest` when it is not, `none` when no answer is near. */
  outcome: "answer" | "closest" | "none";
  /** Null unless the outcome is `answer`. */
  answerId: string | null;
  decidedBy: "exact phrasing" | "ranking" | "keyword rule" | null;
  /** Probability that the best candidate is right: 0 to 1. */
  probability: number;
  /** Probability that one of the first three candidates is right: 0 to 1. */
  probabilityOfClosest: number;
  /** Number of other answers to offer beside one that is less than sure. */
  alternatives: number;
  /** What the probabilities were computed from, by name; each from about -1 to 1. */
  features: Record<string, number>;
}

/** The result of a search. */
export interface Found extends Decision {
  query: Query;
  /** Best first. With the outcome `answer`, the answer comes first. */
  candidates: Candidate[];
}
