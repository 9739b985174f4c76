/** Reads the examples that the weights are fitted to, but that no figures are reported for. */
import type { ContentFiles } from "../../seed/content-files.ts";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { FITTED_GROUPS, newIds, optionsWith } from "./bare.ts";
import { createFitting, type Example, type ExtraExamples } from "./fitting.ts";

/** One in so many of the questions that no answer serves is held out from training: about as many as a set has. */
const HELD_OUT = 10;

export async function readExtraExamples(files: ContentFiles): Promise<ExtraExamples> {
  const bare: Example[] = [];
  for (const { offset, phrasings } of FITTED_GROUPS) {
    const { readExamples } = await createFitting(optionsWith(files, newIds(files, offset), phrasings));
    bare.push(...readExamples());
  }
  return { bare, outOfScope: await readOutOfScope(files) };
}

/** @returns Questions that no answer serves, as a search finds them that was not trained on them. */
async function readOutOfScope(files: ContentFiles): Promise<Example[]> {
  const isHeldOut = (_: string, index: number) => index % HELD_OUT === 0;
  const outOfScope = files.outOfScope.map((entry) => ({
    ...entry,
    value: entry.value.filter((text, index) => !isHeldOut(text, index)),
  }));
  const { toExample } = await createFitting(searchOptionsOf({ ...files, outOfScope }));
  return files.outOfScope
    .flatMap(({ value }) => value.filter(isHeldOut))
    .map((q) => toExample({ q, expect: null, accept: [], style: "out of scope" }, null));
}
