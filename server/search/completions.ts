/** Completes a question while it is typed: MiniSearch over the questions and the other phrasings that the page shows. */
import MiniSearch from "minisearch";
import { inSlices } from "../slices.ts";
import { splitWords } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

export interface Completion {
  /** The answer it leads to. */
  id: string;
  /** The phrasing that has the typed words, when the canonical question has not. */
  alsoAskedAs: string | null;
}

/** How much more a subject that is asked about most often weighs than one that is seldom asked about. */
const DEMAND_WEIGHT = 0.3;

/** @returns A function from what was typed and the most completions wanted to one for each answer, best first. */
export async function createCompletions(
  documents: readonly SearchDocument[],
): Promise<(typed: string, most: number) => Completion[]> {
  const phrasings = documents.flatMap((document) =>
    [document.question, ...document.alsoAsked].map((text, place) => ({ document, text, isQuestion: place === 0 })),
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
  return (typed, most) => {
    const best = new Map<string, { isQuestion: boolean; text: string }>();
    for (const { id } of index.search(typed)) {
      const { document, text, isQuestion } = phrasings[Number(id)] ?? {};
      if (document && (isQuestion || !best.has(document.id)))
        best.set(document.id, { isQuestion: isQuestion ?? false, text: text ?? "" });
    }
    const found = [...best].map(([id, { isQuestion, text }]) => ({ id, alsoAskedAs: isQuestion ? null : text }));
    // Stable: among questions, and among other phrasings, the better match stays first.
    return found.sort((a, b) => Number(a.alsoAskedAs !== null) - Number(b.alsoAskedAs !== null)).slice(0, most);
  };
}
