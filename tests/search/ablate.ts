/** What each idea of the search is worth: the figures with it taken out. `npm run eval -- --ablate`. */
import { createSearch, type SearchOptions } from "../../server/search/index.ts";
import { WEIGHTS, type Weights } from "../../server/search/ranking.ts";
import type { LabelledQuestion } from "./labelled.ts";
import { ask, type Figures, summarize } from "./measure.ts";
import { toSearcher } from "./searcher.ts";

interface Variant {
  name: string;
  weights?: Partial<Weights>;
  options?: (options: SearchOptions) => SearchOptions;
}

const variants: Variant[] = [
  { name: "as it is" },
  { name: "without each way of asking for itself", weights: { asked: 0 } },
  { name: "without the answer as a whole", weights: { whole: 0 } },
  { name: "without the text of the answer", weights: { fields: { ...WEIGHTS.fields, body: 0, citations: 0 } } },
  { name: "without what was learnt", weights: { learned: 0 } },
  {
    name: "without Bible passages",
    options: (options) => ({
      ...options,
      documents: options.documents.map((document) => ({ ...document, passages: [], keyPassages: [] })),
    }),
  },
  {
    name: "without the passages wanted, only cited",
    options: (options) => ({
      ...options,
      documents: options.documents.map((document) => ({ ...document, keyPassages: [] })),
    }),
  },
  { name: "without keyword rules", options: (options) => ({ ...options, rules: [] }) },
  { name: "without slips of the pen", options: (options) => ({ ...options, slips: [] }) },
  { name: "without mending spelling", options: (options) => options },
];

/** @returns The figures of each variant, the search as it is first. */
export function ablate(
  options: SearchOptions,
  questions: readonly LabelledQuestion[],
): { name: string; figures: Figures }[] {
  return variants.map(({ name, weights, options: change = (same) => same }) => {
    const search = createSearch(change(options), { ...WEIGHTS, ...weights });
    const searcher = toSearcher(search, { verbatim: name === "without mending spelling" });
    return { name, figures: summarize(ask(searcher, questions)) };
  });
}
