/** The closest answers, which are offered when the search is not sure of one. */

import { firstSentenceOf } from "../content/first-sentence.ts";
import type { Content } from "../content/index.ts";
import type { ClosestAnswer } from "../contract/search.ts";

/**
 * @param ids - Ids of answers; unknown ones are skipped.
 * @returns The answers in the order of the ids.
 */
export function closestAnswers({ answers }: Content, ids: readonly string[]): ClosestAnswer[] {
  return ids.flatMap((id) => {
    const answer = answers.get(id);
    return answer ? { id, question: answer.question, firstSentence: firstSentenceOf(answer) } : [];
  });
}
