/** Completes a question while it is typed, from the questions and the other ways of asking. */
import type { SearchDocument } from "./index.ts";
import { splitWords } from "./words.ts";

/** A question that begins as typed, or has the typed words in it. */
export interface Completion {
  /** The answer it leads to. */
  id: string;
  /** The question, or a way of asking it. */
  text: string;
}

interface Phrasing extends Completion {
  /** Its words, each between spaces, so that words and their beginnings are found as text. */
  padded: string;
  isQuestion: boolean;
}

/**
 * Prepares the completion. A plain pass over all phrasings takes a fraction of a millisecond for two thousand of them, so
 * there is no index.
 *
 * @returns A function from what was typed and the most completions wanted to the completions, best first: what begins
 *   as typed before what has the words elsewhere, questions before other ways of asking, short before long, and one for
 *   each answer.
 */
export function createCompletion(documents: readonly SearchDocument[]): (typed: string, most: number) => Completion[] {
  const phrasings = documents.flatMap(({ id, question, alsoAsked }) =>
    [question, ...alsoAsked].map((text, index): Phrasing => {
      return { id, text, padded: ` ${splitWords(text).join(" ")} `, isQuestion: index === 0 };
    }),
  );
  return (typed, most) => {
    const words = splitWords(typed);
    if (words.length === 0) return [];
    const begun = ` ${words.join(" ")}`;
    const last = ` ${words.at(-1)}`;
    const whole = words.slice(0, -1).map((word) => ` ${word} `);
    const best = new Map<string, { phrasing: Phrasing; rank: number }>();
    for (const phrasing of phrasings) {
      const rank = rankOf(phrasing, { begun, whole, last });
      const known = best.get(phrasing.id);
      if (rank !== null && (!known || rank < known.rank)) best.set(phrasing.id, { phrasing, rank });
    }
    return [...best.values()]
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ phrasing: { id, text } }) => ({ id, text }));
  };
}

/** Ranks are steps of thousands, and within a step the shorter text comes first. */
const STEP = 1000;

/** What was typed, with spaces before and after the words that are whole. */
interface Typed {
  /** All of it. */
  begun: string;
  whole: readonly string[];
  /** The last word, of which there may be more to come. */
  last: string;
}

/** @returns The lower the better; null when the typed words are not in it. */
function rankOf({ padded, isQuestion }: Phrasing, { begun, whole, last }: Typed): number | null {
  const within = (step: number) => step * STEP + padded.length;
  if (padded.startsWith(begun)) return within(isQuestion ? 0 : 1);
  const hasAll = padded.includes(last) && whole.every((word) => padded.includes(word));
  return hasAll ? within(isQuestion ? 2 : 3) : null;
}
