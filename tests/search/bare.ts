/** Measures how well new answers are found before anyone has written hidden phrasings for them. */
import type { ContentFiles } from "../../seed/content-files.ts";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { createSearch, type SearchOptions } from "../../server/search/index.ts";
import { readLabelledQuestions, SETS } from "./labelled.ts";
import { ask, type Figures, type Outcome, summarize } from "./measure.ts";
import { toSearcher } from "./searcher.ts";

/** One in so many answers is treated as new. */
const EVERY = 10;
/** The ranking is fitted to these two groups of answers, and how many hidden phrasings they keep for it. */
export const FITTED_GROUPS = [
  { offset: 3, phrasings: 0 },
  { offset: 6, phrasings: 20 },
];
const fittedOffsets = FITTED_GROUPS.map(({ offset }) => offset);
/** The groups that are measured: the others. */
const MEASURED_OFFSETS = Array.from({ length: EVERY }, (_, offset) => offset).filter(
  (offset) => !fittedOffsets.includes(offset),
);

/** @returns The ids of every tenth answer, from an offset. */
export function newIds({ answers }: ContentFiles, offset: number): Set<string> {
  const ids = answers.map(({ id }) => id).sort();
  return new Set(ids.filter((_, index) => index % EVERY === offset));
}

/**
 * @returns The options of a search in which some answers have no hidden words, and only a few hidden phrasings. Those
 *   that have none have no phrasing file at all, and so no passages.
 */
export function optionsWith(files: ContentFiles, isNew: ReadonlySet<string>, phrasings: number): SearchOptions {
  const answers = files.answers.map((answer) => {
    if (!isNew.has(answer.id)) return answer;
    const { phrasings: all = [], passages = [] } = answer.phrasingFile.value;
    return {
      ...answer,
      phrasingFile: {
        ...answer.phrasingFile,
        value: phrasings === 0 ? {} : { passages, phrasings: sample(all, phrasings) },
      },
    };
  });
  return searchOptionsOf({ ...files, answers });
}

/** @returns So many items, at equal distances in the list: several authors have written a file, one after the other. */
function sample<Item>(items: readonly Item[], count: number): Item[] {
  return items.filter((_, index) => Math.ceil((index * count) / items.length) < ((index + 1) * count) / items.length);
}

/**
 * @returns The figures of the new answers by set, and of the others, for some numbers of hidden phrasings. Each group of
 *   answers is new once.
 */
export async function measureBare(files: ContentFiles): Promise<Record<string, Figures>> {
  const written = new Set(files.answers.map(({ id }) => id));
  const figures: Record<string, Figures> = {};
  const whole = await createSearch(searchOptionsOf(files));
  for (const phrasings of [0, 20, "all"] as const) {
    const outcomes: Record<string, Outcome[]> = {};
    for (const offset of MEASURED_OFFSETS) {
      const isNew = newIds(files, offset);
      const search = phrasings === "all" ? whole : await createSearch(optionsWith(files, isNew, phrasings));
      for (const [set, file] of Object.entries(SETS))
        for (const outcome of ask(toSearcher(search), readLabelledQuestions(file), (id) => written.has(id))) {
          if (outcome.right.length === 0) continue;
          const group = outcome.right.some((id) => isNew.has(id)) ? set : "the other answers";
          outcomes[group] ??= [];
          outcomes[group].push(outcome);
        }
    }
    for (const group of [...Object.keys(SETS), "the other answers"])
      figures[`${phrasings} phrasings, ${group}`] = summarize(outcomes[group] ?? []);
  }
  return figures;
}
