/**
 * What the seed prepares for the search and stores with the content, so that a start only has to read it: the index of
 * the answers' words, their frequencies, the vectors of their texts, and the words of English.
 */
import { deserialize, serialize } from "node:v8";
import type { Vocabulary } from "./vocabulary.ts";
import type { StoredWords } from "./words.ts";

/** The vectors of one answer's texts, among those of all. */
export interface TextRange {
  /** Number of its first vector. */
  from: number;
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
  /** The direction of all texts of an answer together, one after another as in `texts`. */
  centres: Int8Array;
  /** The vectors of the questions that no answer serves. */
  outOfScope: Int8Array;
  vocabulary: Vocabulary;
  /** A table of words as a dictionary has them: names with a capital, in American spelling. */
  english: Uint8Array;
}

/** @returns The model as bytes. Equal models give equal bytes. */
export function encodeModel({ vectors, centres, outOfScope, english, words, ...others }: Model): Buffer {
  // V8 has several forms for equal objects, and JSON has one.
  const json = Buffer.from(JSON.stringify({ ...others, head: words.head }));
  return serialize({ json, entries: words.entries, english, vectors, centres, outOfScope });
}

/**
 * Reverses `encodeModel`.
 *
 * @throws {Error} if the bytes are not a model's.
 */
export function decodeModel(bytes: Uint8Array): Model {
  const { json, entries, ...others } = deserialize(bytes) as Record<keyof Model | "json" | "entries", Uint8Array>;
  const { head, ...parsed } = JSON.parse(Buffer.from(json).toString());
  return { ...parsed, ...others, words: { head, entries } };
}
