/**
 * Citation marks. In a file a mark names its citation, `[calvin-joshua]`; visitors see its number, `[1]`, which the
 * citation gets where the text first names it.
 */
import { withoutMarks } from "../server/search/excerpt.ts";
import type { CitationEntry } from "./answer-schema.ts";

/** A mark as the files have it. An editor adds `!` to a mark that is right although another citation seems to fit better. A link is none. */
export const MARK = /\[([a-z0-9]+(?:-[a-z0-9]+)*)(!?)\](?!\()/g;

/** A mark and its offset in the text. */
export interface Mark {
  /** The key of its citation. */
  key: string;
  acknowledged: boolean;
  start: number;
}

/** @returns The marks of a text, in order. */
export function findMarks(text: string): Mark[] {
  return [...text.matchAll(MARK)].map(({ 1: key = "", 2: sign, index }) => {
    return { key, acknowledged: sign === "!", start: index };
  });
}

/** @returns What marks call a citation: its key, or else its work. */
export function keyOf({ key, work }: Pick<CitationEntry, "key" | "work">): string {
  return key ?? work;
}

/**
 * Numbers citations in the order in which a text first names them.
 *
 * @param texts - The paragraphs of the text.
 * @returns The numbers from 1, by key. Citations that the text never names come last.
 */
export function numberCitations(citations: readonly CitationEntry[], texts: readonly string[]): Map<string, number> {
  const keys = new Set(citations.map(keyOf));
  const named = texts.flatMap(findMarks).flatMap(({ key }) => (keys.has(key) ? key : []));
  return new Map([...new Set([...named, ...keys])].map((key, index) => [key, index + 1]));
}

/** @returns A text with numbers instead of names. A mark that names no citation stays as it is. */
export function withNumbers(text: string, numbers: ReadonlyMap<string, number>): string {
  return text.replace(MARK, (mark, key: string) => (numbers.has(key) ? `[${numbers.get(key)}]` : mark));
}

/** @returns The number of words in a text with numbered marks, which do not count. */
export function countWords(text: string): number {
  return withoutMarks(text).match(/[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** @returns A text whose marks only name their citation. */
export function withoutAcknowledgement(text: string): string {
  return text.replace(MARK, (_, key: string) => `[${key}]`);
}
