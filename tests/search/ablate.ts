/**
 * Measures what each idea of the search contributes: removes it, refits the weights, and reports the out-of-fold
 * figures.
 */
import type { SearchOptions } from "../../server/search/index.ts";
import type { Evidence } from "../../server/search/types.ts";
import { createFitting, type Example, type ExtraExamples, fittedSets } from "./fitting.ts";
import { type Figures, summarize } from "./measure.ts";

const IDEAS: Record<
  string,
  {
    options?: (options: SearchOptions) => SearchOptions;
    rules?: (options: SearchOptions) => SearchOptions;
    examples?: (example: Example) => Example;
  }
> = {
  "as it is": {},
  "without the classifier": { examples: without("classifier", "scarceClassifier") },
  "without BM25 of tokens": { examples: without("tokenBm25", "scarceTokenBm25") },
  "without BM25 of pairs": { examples: without("pairBm25") },
  "without shown phrasings": { examples: without("phrasing") },
  "without scarcity": { examples: without("scarceClassifier", "scarceTokenBm25") },
  "without Bible passages": { examples: without("subjectPassage", "explainedPassage", "citedPassage") },
  "without confusions": { options: (options) => ({ ...options, confusions: [] }) },
  "without keyword rules": {
    rules: (options) => ({
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

/** @returns By set, the figures of each idea left out: out of fold, and for the unseen set with all weights fitted. */
export async function ablate(
  options: SearchOptions,
  extra: ExtraExamples,
): Promise<Record<string, Record<string, Figures>>> {
  const bySet: Record<string, Record<string, Figures>> = {};
  for (const [idea, change] of Object.entries(IDEAS)) {
    const changedOptions = change.options?.(options) ?? options;
    const { readExamples, fit, apply, outOfFold } = await createFitting(
      changedOptions,
      change.rules?.(options) ?? changedOptions,
    );
    const changed = change.examples ?? ((example: Example) => example);
    const examples = readExamples().map(changed);
    const changedExtra = { bare: extra.bare.map(changed), outOfScope: extra.outOfScope.map(changed) };
    const { outcomes, answerThreshold } = outOfFold(examples, changedExtra);
    for (const set of fittedSets) {
      bySet[set] ??= {};
      bySet[set][idea] = summarize(outcomes.filter((outcome) => outcome.set === set));
    }
    bySet.unseen ??= {};
    const weights = { ...fit(examples, changedExtra), answerThreshold };
    bySet.unseen[idea] = summarize(apply(readExamples(["unseen"]).map(changed), weights));
  }
  return bySet;
}
