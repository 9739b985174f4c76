/** Completes a question as it is typed, with MiniSearch over the questions and their `alsoAsked` phrasings. */
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

/** Inputs of at most this many characters are common and match the most, so their results are cached. */
const MAX_CACHED_LENGTH = 2;

/** @returns A function from the typed text and a maximum to completions, best first, at most one per answer. */
export async function createCompletions(
  documents: readonly SearchDocument[],
): Promise<(typed: string, most: number) => Completion[]> {
  const phrasings = documents.flatMap((document) =>
    [document.question, ...document.alsoAsked].map((text, place) => ({
      document,
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
      boostDocument: (id) => 1 + DEMAND_WEIGHT * (phrasings[Number(id)]?.document.demand ?? 0),
    },
  });
  for await (const [id, { text }] of inSlices(phrasings.entries())) index.add({ id, text });
  const search = (typed: string) => {
    const words = splitWords(typed);
    // Function words occur in most phrasings, so it is much faster to look for them only in what the other words find.
    const isFunctionWord = (word: string, place: number) => place < words.length - 1 && STOP_WORDS.has(word);
    const functionWords = words.filter(isFunctionWord);
    return index.search(words.filter((word, place) => !isFunctionWord(word, place)).join(" "), {
      filter: ({ id }) => functionWords.every((word) => phrasings[Number(id)]?.words.includes(` ${word} `)),
    });
  };
  const complete = (typed: string): Completion[] => {
    const best = new Map<string, { isQuestion: boolean; text: string }>();
    for (const { id } of search(typed)) {
      const { document, text, isQuestion } = phrasings[Number(id)] ?? {};
      if (document && (isQuestion || !best.has(document.id)))
        best.set(document.id, { isQuestion: isQuestion ?? false, text: text ?? "" });
    }
    const found = [...best].map(([id, { isQuestion, text }]) => ({ id, alsoAskedAs: isQuestion ? null : text }));
    // Stable: among questions, and among other phrasings, the better match stays first.
    return found.sort((a, b) => Number(a.alsoAskedAs !== null) - Number(b.alsoAskedAs !== null));
  };
  const cache = new Map<string, Completion[]>();
  return (typed, most) => {
    const beginning = splitWords(typed).join(" ");
    if (beginning.length > MAX_CACHED_LENGTH) return complete(typed).slice(0, most);
    const found = cache.get(beginning) ?? complete(typed);
    // Inputs that find nothing are not cached: there is no limit to them.
    if (found.length > 0) cache.set(beginning, found);
    return found.slice(0, most);
  };
}
