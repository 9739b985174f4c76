/**
 * What the search learns from the content: a sparse matrix of features by answers. Each cell holds how often the feature
 * stands in the answer's texts, for BM25, and what the classifier learned for it. `train.ts` makes it when content is
 * loaded; it is stored with the content, so that a start only reads it.
 */
import { at } from "./numeric.ts";

/** Stands for all questions that no answer is about, in the place of an answer's id. It is class 0. */
export const OUT_OF_SCOPE = "";

export interface Model {
  /** The classes: `OUT_OF_SCOPE`, then the ids of all answers. */
  classes: string[];
  /** Tokens, and pairs of neighbouring tokens with a space between. */
  features: string[];
  /** Of each feature: in how many classes people ask with it, or, where nobody does, how many classes' text has it. */
  frequencies: Uint16Array;
  /** For each feature the number of its first cell, and one more number at the end: cells of a feature stand together. */
  offsets: Uint32Array;
  /** Of each cell: the number of its class, ascending within a feature. */
  cellClasses: Uint16Array;
  /** Of each cell: occurrences of the feature in the class's texts, 1 to 255. */
  cellCounts: Uint8Array;
  /** Of each cell: the classifier's weight, in units of `weightUnit`. */
  cellWeights: Int8Array;
  /** The logit that a stored weight of 1 stands for. */
  weightUnit: number;
  /** Persons, places and books of the Bible, in lower case. */
  bibleNames: readonly string[];
}

/** A model before the classifier has learned its weights. */
export type Counts = Omit<Model, "cellWeights" | "weightUnit" | "bibleNames">;

export const EMPTY_MODEL: Model = {
  classes: [OUT_OF_SCOPE],
  features: [],
  frequencies: new Uint16Array(),
  offsets: new Uint32Array(1),
  cellClasses: new Uint16Array(),
  cellCounts: new Uint8Array(),
  cellWeights: new Int8Array(),
  weightUnit: 1,
  bibleNames: [],
};

/** @returns A feature's inverse document frequency: 0 when it stands in every class. */
export function idf(classes: number, frequency: number): number {
  return Math.log((classes + 1) / Math.max(1, frequency));
}

/** The tokens of a text, each once, and the pairs of neighbours. */
export function featuresOf(tokens: readonly string[]): Set<string> {
  return new Set([...tokens, ...pairsOf(tokens)]);
}

export function pairsOf(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`);
}

export function isPair(feature: string): boolean {
  return feature.includes(" ");
}

/** A model as bytes: a header in JSON behind its length, then the arrays. */
export function encodeModel(model: Model): Buffer {
  const { classes, features, weightUnit, bibleNames, frequencies, offsets, cellClasses, cellCounts, cellWeights } =
    model;
  const header = Buffer.from(JSON.stringify({ classes, features: features.join("\n"), weightUnit, bibleNames }));
  const lengths = Buffer.from(new Uint32Array([header.length, offsets.length, cellClasses.length]).buffer);
  const arrays = [frequencies, offsets, cellClasses, cellCounts, cellWeights].map(bytesOf);
  return Buffer.concat([lengths, header, ...arrays]);
}

/** @throws when the bytes are not those of a model. */
export function decodeModel(bytes: Uint8Array): Model {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = 0;
  const take = (length: number): ArrayBuffer => {
    const part = buffer.subarray(position, position + length);
    position += length;
    return part.buffer.slice(part.byteOffset, part.byteOffset + part.byteLength) as ArrayBuffer;
  };
  const lengths = new Uint32Array(take(12));
  const { features, ...header } = JSON.parse(Buffer.from(take(at(lengths, 0))).toString()) as Pick<
    Model,
    "classes" | "weightUnit" | "bibleNames"
  > & { features: string };
  const rows = at(lengths, 1);
  const cells = at(lengths, 2);
  return {
    ...header,
    features: features === "" ? [] : features.split("\n"),
    frequencies: new Uint16Array(take((rows - 1) * 2)),
    offsets: new Uint32Array(take(rows * 4)),
    cellClasses: new Uint16Array(take(cells * 2)),
    cellCounts: new Uint8Array(take(cells)),
    cellWeights: new Int8Array(take(cells)),
  };
}

function bytesOf(array: Uint32Array | Uint16Array | Uint8Array | Int8Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}
