/** Citation marks in an answer's text: `[1]` refers to the first citation. */
import { withoutMarks } from "../server/search/excerpt.ts";

const MARK = /\[(\d+)\]/g;

/** A mark and its offset in the text. */
export interface Mark {
  number: number;
  start: number;
}

/** @returns The marks of a text, in order. */
export function findMarks(text: string): Mark[] {
  return [...text.matchAll(MARK)].map((match) => ({ number: Number(match[1]), start: match.index }));
}

/** @returns The number of words in a text. Marks do not count. */
export function countWords(text: string): number {
  return withoutMarks(text).match(/[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
