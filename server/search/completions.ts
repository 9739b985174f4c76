/** Completes a question as it is typed, by the questions and `alsoAsked` phrasings that contain the typed words. */
import { inSlices } from "../slices.ts";
import { splitWords } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

export interface Completion {
  /** Id of the answer it leads to. */
  id: string;
  /** The phrasing that contains the typed words; null when the canonical question contains them itself. */
  alsoAskedAs: string | null;
}

/** @returns A function from the typed text and a maximum to completions, best first, at most one per answer. */
export async function createCompletions(
  documents: readonly SearchDocument[],
): Promise<(typed: string, most: number) => Completion[]> {
  const phrasings: (Completion & { words: string; demand: number })[] = [];
  for await (const { id, question, alsoAsked, demand } of inSlices(documents))
    for (const text of [question, ...alsoAsked]) {
      const words = ` ${splitWords(text).join(" ")} `;
      phrasings.push({ id, alsoAskedAs: text === question ? null : text, words, demand });
    }
  // Questions come before other phrasings, then what many ask about, then what is short.
  const isOther = ({ alsoAskedAs }: Completion) => Number(alsoAskedAs !== null);
  phrasings.sort((a, b) => isOther(a) - isOther(b) || b.demand - a.demand || a.words.length - b.words.length);

  return (typed, most) => {
    const words = splitWords(typed);
    if (words.length === 0) return [];
    const together = ` ${words.join(" ")}`;
    // Only the last word is still being typed. A repeated word is looked for once.
    const parts = [...new Set(words.map((word, place) => ` ${word}${place < words.length - 1 ? " " : ""}`))];
    /** The words as they stand and complete, as they stand, or in another order. */
    const distance = (text: string) => (text.includes(`${together} `) ? 0 : text.includes(together) ? 1 : 2);
    const completions = new Map<string, Completion>();
    for (const { id, alsoAskedAs } of phrasings
      .filter((phrasing) => parts.every((part) => phrasing.words.includes(part)))
      .sort((a, b) => isOther(a) - isOther(b) || distance(a.words) - distance(b.words)))
      if (!completions.has(id)) completions.set(id, { id, alsoAskedAs });
    return [...completions.values()].slice(0, most);
  };
}
