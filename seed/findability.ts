/**
 * Cross-validates the phrasings of answers: does each one find its answer if it is held out of the content? The
 * phrasings are held out in a few groups, because each group needs a search of its own.
 */
import { createSearch } from "../server/search/index.ts";
import type { ContentFiles } from "./content-files.ts";
import { searchOptionsOf } from "./search-options.ts";

/** Number of groups; the phrasings of a group are held out together. */
const GROUPS = 4;

/** A held-out phrasing that does not find its answer. */
export interface MissedPhrasing {
  answerId: string;
  phrasing: string;
  /** Id of the answer that comes first instead; null if the right one does, but the search is too unsure to give it. */
  takenBy: string | null;
}

/**
 * Finds the phrasings that would not find their answer. Takes some seconds per group.
 *
 * @param answerIds - Ids of the answers to check; a handful.
 * @returns The missed phrasings, and the number of phrasings checked.
 */
export async function findMissedPhrasings(
  files: ContentFiles,
  answerIds: ReadonlySet<string>,
): Promise<{ missed: MissedPhrasing[]; checked: number }> {
  const missed: MissedPhrasing[] = [];
  let checked = 0;
  for (let group = 0; group < GROUPS; group += 1) {
    const isHeldOut = (_: string, index: number) => index % GROUPS === group;
    const isUsed = (text: string, index: number) => !isHeldOut(text, index);
    const answers = files.answers.map((answer) => {
      if (!answerIds.has(answer.id)) return answer;
      const { phrasings = [], ...others } = answer.phrasingFile.value;
      return {
        ...answer,
        value: { ...answer.value, alsoAsked: answer.value.alsoAsked.filter(isUsed) },
        phrasingFile: { ...answer.phrasingFile, value: { ...others, phrasings: phrasings.filter(isUsed) } },
      };
    });
    const search = await createSearch(searchOptionsOf({ ...files, answers }));
    for (const { id, value, phrasingFile } of files.answers) {
      if (!answerIds.has(id)) continue;
      const heldOut = [...value.alsoAsked.filter(isHeldOut), ...(phrasingFile.value.phrasings ?? []).filter(isHeldOut)];
      checked += heldOut.length;
      for (const phrasing of heldOut) {
        const { answerId, candidates } = await search.find(phrasing);
        const first = answerId ?? candidates[0]?.id ?? null;
        if (answerId !== id) missed.push({ answerId: id, phrasing, takenBy: first === id ? null : first });
      }
    }
  }
  return { missed, checked };
}
