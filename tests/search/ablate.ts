/**
 * Measures what each idea of the search contributes: removes it, refits the weights, and reports the out-of-fold
 * figures.
 */
import type { SearchOptions } from "../../server/search/index.ts";
import type { Evidence } from "../../server/search/types.ts";
import { createFitting, type Example, FITTED_SETS } from "./fitting.ts";
import { type Figures, summarize } from "./measure.ts";

const IDEAS: Record<
  string,
  { options?: (options: SearchOptions) => SearchOptions; examples?: (example: Example) => Example }
> = {
  "as it is": {},
  "without the classifier": { examples: without("classifier") },
  "without BM25 of tokens": { examples: without("tokenBm25") },
  "without BM25 of pairs": { examples: without("pairBm25") },
  "without shown phrasings": { examples: without("phrasing") },
  "without Bible passages": { examples: without("subjectPassage", "explainedPassage", "citedPassage") },
  "without confusions": { options: (options) => ({ ...options, confusions: [] }) },
  "without keyword rules": {
    options: (options) => ({
      ...options,
      documents: options.documents.map((document) => ({ ...document, keywords: [] })),
    }),
  },
};

function without(...kinds: (keyof Evidence)[]) {
  return (example: Example): Example => {
    const { gathered } = example;
    const nothing = gathered.evidence.classifier.map(() => 0);
    const zeros = Object.fromEntries(kinds.map((kind) => [kind, nothing]));
    return { ...example, gathered: { ...gathered, evidence: { ...gathered.evidence, ...zeros } } };
  };
}

/** @returns By set, the figures of each idea left out. */
export async function ablate(
  options: SearchOptions,
  bare: readonly Example[],
): Promise<Record<string, Record<string, Figures>>> {
  const bySet: Record<string, Record<string, Figures>> = {};
  for (const [idea, change] of Object.entries(IDEAS)) {
    const { readExamples, outOfFold } = await createFitting(change.options?.(options) ?? options);
    const changed = change.examples ?? ((example: Example) => example);
    const outcomes = outOfFold(readExamples().map(changed), bare.map(changed));
    for (const set of Object.keys(FITTED_SETS)) {
      bySet[set] ??= {};
      bySet[set][idea] = summarize(outcomes.filter((outcome) => outcome.set === set));
    }
  }
  return bySet;
}
