/** The closest answers, which are offered when the search is not sure of one. */

import type { Content } from "../content/index.ts";
import type { Answer } from "../contract/answer.ts";
import type { ClosestAnswer } from "../contract/search.ts";
import { withoutMarks } from "../search/excerpt.ts";

/** By answer, because finding the end of a sentence takes a tenth of a millisecond. */
const firstSentences = new WeakMap<Answer, string>();

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

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

function firstSentenceOf(answer: Answer): string {
  const known = firstSentences.get(answer);
  if (known !== undefined) return known;
  const [paragraph = ""] = answer.answer.split("\n\n");
  const [first] = sentences.segment(withoutMarks(paragraph));
  const sentence = first?.segment.trim() ?? "";
  firstSentences.set(answer, sentence);
  return sentence;
}
