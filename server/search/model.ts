/**
 * What the seed prepares for the search and stores with the content, so that a start only has to read it: the index of
 * the answers' words, their frequencies, and the vectors of their texts.
 */
import { deserialize, serialize } from "node:v8";
import type { Vocabulary } from "./vocabulary.ts";
import type { StoredWords } from "./words.ts";

/** The vectors of one answer's texts, among those of all. */
export interface TextRange {
  /** Number of its first vector, which is that of its question. */
  from: number;
  /** Number of the first vector of a sentence of its text. All before it are phrasings. */
  sentences: number;
  /** Number after its last vector. */
  to: number;
}

export interface Model {
  /** As `indexWords` made it. */
  words: StoredWords;
  /** By an answer's id. */
  texts: Record<string, TextRange>;
  /** The vectors of the answers' texts, one after another, as `encode` made them. */
  vectors: Int8Array;
  /** The same of the questions that no answer serves. */
  outOfScope: Int8Array;
  vocabulary: Vocabulary;
}

/** @returns The model as bytes. Equal models give equal bytes. */
export function encodeModel({ vectors, outOfScope, words: { head, parts }, ...others }: Model): Buffer {
  // V8 has several forms for equal objects, and JSON has one.
  const toJson = (value: unknown) => Buffer.from(JSON.stringify(value));
  return serialize({ others: toJson(others), head: toJson(head), parts, vectors, outOfScope });
}

/**
 * Reverses `encodeModel`.
 *
 * @throws {Error} if the bytes are not a model's.
 */
export function decodeModel(bytes: Uint8Array): Model {
  const { others, head, parts, ...vectors } = deserialize(bytes) as Record<"others" | "head", Buffer> & {
    parts: Uint8Array[];
  };
  return {
    ...JSON.parse(others.toString()),
    ...vectors,
    words: { head: JSON.parse(head.toString()), parts },
  } as Model;
}
