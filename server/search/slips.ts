/** Mends words that are often typed for others although they are words themselves: "prey" for "pray". */
import { splitWords } from "./words.ts";

/** A word or phrase as it is typed, and what is meant by it. Both have the same number of words. */
export interface Slip {
  typed: string;
  meant: string;
}

/** @returns A function from words, in order, to the same number of words with every slip mended. */
export function createSlips(slips: readonly Slip[]): (words: readonly string[]) => string[] {
  const byFirstWord = new Map<string, { typed: string[]; meant: string[] }[]>();
  for (const slip of slips) {
    const typed = splitWords(slip.typed);
    const [first = ""] = typed;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { typed, meant: splitWords(slip.meant) }]);
  }
  return (words) => {
    const mended = [...words];
    words.forEach((word, at) => {
      const slip = byFirstWord.get(word)?.find(({ typed }) => typed.every((part, index) => words[at + index] === part));
      slip?.meant.forEach((part, index) => {
        mended[at + index] = part;
      });
    });
    return mended;
  };
}
