/**
 * What the search learns from the content: a sparse matrix of features by classes. Each cell holds how often the
 * feature occurs in the class's texts, for BM25, and the classifier's weight. The seed trains it when content is
 * loaded. It is stored with the content, so that a start only has to read it.
 */
import { deserialize, serialize } from "node:v8";

/** The class of the questions that no answer serves: what takes the place of an answer's id, and its class number. */
export const OUT_OF_SCOPE = "";
export const OUT_OF_SCOPE_NUMBER = 0;

export interface Model {
  /** `OUT_OF_SCOPE`, then the ids of all answers in alphabetical order. */
  classes: string[];
  /** Tokens, and pairs of neighbouring tokens separated by a space, in alphabetical order. */
  features: string[];
  /**
   * For each feature: in how many classes it is at home. That is the perplexity of the classes of the phrasings with it:
   * *Adam* occurs in the phrasings of 54 answers, but mostly in those of a few, so that it is 17. For a feature that
   * occurs in no phrasing, it is the number of classes with it in a text.
   */
  perplexities: Float32Array;
  /** For each feature: the index of its first cell. A final entry holds the number of cells. */
  offsets: Uint32Array;
  /** For each cell: the number of its class. */
  cellClasses: Uint16Array;
  /** For each cell: occurrences of the feature in the class's texts, 1 to 255. */
  cellCounts: Uint8Array;
  /** For each cell: the classifier's weight, in units of `weightUnit`. */
  cellWeights: Int8Array;
  /** The logit that a stored weight of 1 represents. */
  weightUnit: number;
  /** Persons, places and books of the Bible, in lower case. */
  bibleNames: readonly string[];
}

/**
 * Weighs features by entropy (Dumais 1991, "Improving the retrieval of information from external sources"). If a feature
 * occurs equally often in all classes that have it, this is the inverse document frequency.
 *
 * @param perplexity - In how many classes the feature is at home.
 * @returns The feature's global weight: almost 0 if it is at home in every class, about 6 if in one of 400.
 */
export function globalWeight(classes: number, perplexity: number): number {
  return Math.log((classes + 1) / perplexity);
}

/** @returns The distinct tokens of a text and the distinct pairs of neighbouring tokens. */
export function featuresOf(tokens: readonly string[]): Set<string> {
  return new Set([...tokens, ...pairsOf(tokens)]);
}

/** @returns The pairs of neighbouring tokens, each joined by a space. */
export function pairsOf(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`);
}

/** @returns Whether a feature is a pair of tokens. */
export function isPair(feature: string): boolean {
  return feature.includes(" ");
}

/** @returns The model as bytes. Equal models give equal bytes. */
export function encodeModel({ classes, features, weightUnit, bibleNames, ...arrays }: Model): Buffer {
  // V8 has several forms for equal strings, and JSON has one.
  const header = Buffer.from(JSON.stringify({ classes, features, weightUnit, bibleNames }));
  return serialize({ header, ...arrays });
}

/**
 * Reverses `encodeModel`.
 *
 * @throws {Error} if the bytes are not a model's.
 */
export function decodeModel(bytes: Uint8Array): Model {
  const { header, ...arrays } = deserialize(bytes) as { header: Buffer };
  return { ...JSON.parse(header.toString()), ...arrays } as Model;
}
