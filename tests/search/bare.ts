/** How well a new answer is found before anybody has written hidden phrasings for it. */

import type { ContentFiles } from "../../seed/read.ts";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { createSearch } from "../../server/search/index.ts";
import { readLabelledQuestions, SETS } from "./labelled.ts";
import { ask, type Figures, summarize } from "./measure.ts";
import { toSearcher } from "./searcher.ts";

/** Every how many answers one is new. */
const EVERY = 10;

/** @returns The figures of the new answers and of the others, for some numbers of hidden phrasings. */
export async function measureBare(files: ContentFiles): Promise<Record<string, Figures>> {
  const ids = files.answers.map(({ id }) => id).sort();
  const fresh = new Set(ids.filter((_, index) => index % EVERY === 0));
  const questions = Object.values(SETS).flatMap(readLabelledQuestions);
  const figures: Record<string, Figures> = {};
  for (const most of [0, 20, Number.POSITIVE_INFINITY]) {
    const answers = files.answers.map((answer) => {
      if (!fresh.has(answer.id) || most === Number.POSITIVE_INFINITY) return answer;
      const phrasings = answer.asked.value.phrasings?.slice(0, most) ?? [];
      return { ...answer, asked: { ...answer.asked, value: { phrasings } } };
    });
    const search = await createSearch(searchOptionsOf({ ...files, answers }));
    const outcomes = ask(toSearcher(search), questions, (id) => ids.includes(id)).filter(
      ({ right }) => right.length > 0,
    );
    const isFresh = ({ right }: { right: string[] }) => right.some((id) => fresh.has(id));
    const name = Number.isFinite(most) ? `with ${most} phrasings` : "with all phrasings";
    figures[`new, ${name}`] = summarize(outcomes.filter(isFresh));
    figures[`others, ${name}`] = summarize(outcomes.filter((outcome) => !isFresh(outcome)));
  }
  return figures;
}
