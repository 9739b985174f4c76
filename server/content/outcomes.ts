/** The closest answers, which are offered when the search is not sure of one. */
import type { ClosestAnswer } from "../contract/search.ts";
import { withoutMarks } from "../search/excerpt.ts";
import type { Content } from "./index.ts";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * @param ids - Ids of answers; unknown ones are skipped.
 * @returns The answers in the order of the ids.
 */
export function closestAnswers({ answers }: Content, ids: readonly string[]): ClosestAnswer[] {
  return ids.flatMap((id) => {
    const answer = answers.get(id);
    return answer ? { id, question: answer.question, firstSentence: firstSentence(answer.answer) } : [];
  });
}

function firstSentence(body: string): string {
  const [paragraph = ""] = body.split("\n\n");
  const [first] = sentences.segment(withoutMarks(paragraph));
  return first?.segment.trim() ?? "";
}
