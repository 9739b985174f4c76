/**
 * Whether an answer would be found by its own phrasings if they were not among those it is learned from: each is left out
 * in turn, in a few groups, since each group needs a training of its own.
 */
import { createSearch } from "../server/search/index.ts";
import type { ContentFiles } from "./read.ts";
import { searchOptionsOf } from "./search-options.ts";

/** Groups of phrasings that are left out together. */
const GROUPS = 4;

/** A phrasing that does not find its answer without being learned. */
export interface MissedPhrasing {
  answerId: string;
  phrasing: string;
  /** The answer that comes first instead, or null when there is none. */
  takenBy: string | null;
}

/**
 * @param answerIds - The answers to look at; a handful, for it takes some seconds for each group.
 * @returns The missed phrasings, and of how many.
 */
export async function findMissedPhrasings(
  files: ContentFiles,
  answerIds: ReadonlySet<string>,
): Promise<{ missed: MissedPhrasing[]; of: number }> {
  const missed: MissedPhrasing[] = [];
  let of = 0;
  for (let group = 0; group < GROUPS; group += 1) {
    const isHeldOut = (_: string, index: number) => index % GROUPS === group;
    const isKept = (text: string, index: number) => !isHeldOut(text, index);
    const answers = files.answers.map((answer) => {
      if (!answerIds.has(answer.id)) return answer;
      const { phrasings = [], ...others } = answer.phrasingFile.value;
      return {
        ...answer,
        value: { ...answer.value, alsoAsked: answer.value.alsoAsked.filter(isKept) },
        phrasingFile: { ...answer.phrasingFile, value: { ...others, phrasings: phrasings.filter(isKept) } },
      };
    });
    const search = await createSearch(searchOptionsOf({ ...files, answers }));
    for (const { id, value, phrasingFile } of files.answers) {
      if (!answerIds.has(id)) continue;
      const heldOut = [...value.alsoAsked.filter(isHeldOut), ...(phrasingFile.value.phrasings ?? []).filter(isHeldOut)];
      of += heldOut.length;
      for (const phrasing of heldOut) {
        const takenBy = search.find(phrasing).candidates[0]?.id ?? null;
        if (takenBy !== id) missed.push({ answerId: id, phrasing, takenBy });
      }
    }
  }
  return { missed, of };
}
