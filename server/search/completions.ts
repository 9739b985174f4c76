/** Completes a question while it is typed: MiniSearch over the questions and the other phrasings that the page shows. */
import MiniSearch from "minisearch";
import { inSlices } from "../slices.ts";
import { STOP_WORDS, splitWords } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

export interface Completion {
  /** The answer it leads to. */
  id: string;
  /** The phrasing that has the typed words, when the canonical question has not. */
  alsoAskedAs: string | null;
}

/** How much more a subject that is asked about most often weighs than one that is seldom asked about. */
const DEMAND_WEIGHT = 0.3;

/** Beginnings of at most this many letters are the same for everyone, and match the most: what they find is kept. */
const MAX_REMEMBERED_LENGTH = 2;

/** @returns A function from what was typed and the most completions wanted to one for each answer, best first. */
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
    // Function words stand in most phrasings: it is much faster to look for them in what the other words find.
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
  const remembered = new Map<string, Completion[]>();
  return (typed, most) => {
    const beginning = splitWords(typed).join(" ");
    if (beginning.length > MAX_REMEMBERED_LENGTH) return complete(typed).slice(0, most);
    const found = remembered.get(beginning) ?? complete(typed);
    // What finds nothing has no bound.
    if (found.length > 0) remembered.set(beginning, found);
    return found.slice(0, most);
  };
}
