/** Citation marks in an answer's text: `[1]` stands for the first citation. */
import { withoutMarks } from "../server/search/excerpt.ts";

const MARK = /\[(\d+)\]/g;

/** A mark, and where it stands in its text. */
export interface Mark {
  number: number;
  start: number;
}

/** @returns The marks of a text, in order. */
export function findMarks(text: string): Mark[] {
  return [...text.matchAll(MARK)].map((match) => ({ number: Number(match[1]), start: match.index }));
}

/** @returns How many words a text has. */
export function countWords(text: string): number {
  return withoutMarks(text).match(/[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
