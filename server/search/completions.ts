/** Completes a question as it is typed, with MiniSearch over the questions and their `alsoAsked` phrasings. */
import { LRUCache } from "lru-cache";
import MiniSearch from "minisearch";
import { inSlices } from "../slices.ts";
import { STOP_WORDS, splitWords } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

export interface Completion {
  /** Id of the answer it leads to. */
  id: string;
  /** The phrasing that contains the typed words; null when the canonical question contains them itself. */
  alsoAskedAs: string | null;
}

/** Added to the boost of a phrasing for each point of its answer's demand (1 to 5). */
const DEMAND_WEIGHT = 0.3;

/** Maximum size of the cached matches, in bytes. The common beginnings are short, and match the most. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

/** @returns A function from the typed text and a maximum to completions, best first, at most one per answer. */
export async function createCompletions(
  documents: readonly SearchDocument[],
): Promise<(typed: string, most: number) => Completion[]> {
  const phrasings = documents.flatMap((document) =>
    [document.question, ...document.alsoAsked].map((text, place) => ({
      id: document.id,
      demand: document.demand,
      text,
      words: ` ${splitWords(text).join(" ")} `,
      isQuestion: place === 0,
    })),
  );
  const index = new MiniSearch({
    fields: ["text"],
    tokenize: splitWords,
    searchOptions: {
      combineWith: "AND",
      // Only the last word is still being typed.
      prefix: (_term, place, terms) => place === terms.length - 1,
      boostDocument: (id) => 1 + DEMAND_WEIGHT * (phrasings[Number(id)]?.demand ?? 0),
    },
  });
  for await (const [id, { text }] of inSlices(phrasings.entries())) index.add({ id, text });
  const found = new LRUCache<string, number[]>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (matches, words) => 200 + 2 * words.length + 8 * matches.length,
  });
  /** @returns The phrasings that contain some words, the last of which may be incomplete, best first. */
  const search = (words: string): number[] => {
    const matches = found.get(words) ?? index.search(words).map(({ id }) => Number(id));
    found.set(words, matches);
    return matches;
  };

  return (typed, most) => {
    const words = splitWords(typed);
    // Function words occur in most phrasings, so it is much faster to look for them only in what the other words find.
    const isFunctionWord = (word: string, place: number) => place < words.length - 1 && STOP_WORDS.has(word);
    const functionWords = [...new Set(words.filter(isFunctionWord))].map((word) => ` ${word} `);
    const completions = new Map<string, Completion>();
    for (const number of search(words.filter((word, place) => !isFunctionWord(word, place)).join(" "))) {
      const phrasing = phrasings[number];
      if (phrasing === undefined || !functionWords.every((word) => phrasing.words.includes(word))) continue;
      const { id, text, isQuestion } = phrasing;
      if (isQuestion || !completions.has(id)) completions.set(id, { id, alsoAskedAs: isQuestion ? null : text });
    }
    // Stable: among questions, and among other phrasings, the better match stays first.
    return [...completions.values()]
      .sort((a, b) => Number(a.alsoAskedAs !== null) - Number(b.alsoAskedAs !== null))
      .slice(0, most);
  };
}
