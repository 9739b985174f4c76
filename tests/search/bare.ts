/** Measures how well new answers are found before anyone has written hidden phrasings for them. */
import type { ContentFiles } from "../../seed/content-files.ts";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { createSearch, type SearchOptions } from "../../server/search/index.ts";
import { readLabelledQuestions, SETS } from "./labelled.ts";
import { ask, type Figures, type Outcome, summarize } from "./measure.ts";
import { toSearcher } from "./searcher.ts";

/** One in so many answers is treated as new. */
const EVERY = 10;
/** Offset of the new answers that are measured. */
const OFFSET = 0;

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

/** @returns The figures of the new answers by set, and of the others, for some numbers of hidden phrasings. */
export async function measureBare(files: ContentFiles): Promise<Record<string, Figures>> {
  const isNew = newIds(files, OFFSET);
  const written = new Set(files.answers.map(({ id }) => id));
  const figures: Record<string, Figures> = {};
  for (const phrasings of [0, 20, Number.POSITIVE_INFINITY]) {
    const search = await createSearch(optionsWith(files, Number.isFinite(phrasings) ? isNew : new Set(), phrasings));
    const number = Number.isFinite(phrasings) ? phrasings : "all";
    const isOfNew = ({ right }: Outcome) => right.some((id) => isNew.has(id));
    const others: Outcome[] = [];
    for (const [set, file] of Object.entries(SETS)) {
      const outcomes = ask(toSearcher(search), readLabelledQuestions(file), (id) => written.has(id));
      figures[`${number} phrasings, ${set}`] = summarize(outcomes.filter(isOfNew));
      others.push(...outcomes.filter((outcome) => outcome.right.length > 0 && !isOfNew(outcome)));
    }
    figures[`${number} phrasings, the other answers`] = summarize(others);
  }
  return figures;
}
