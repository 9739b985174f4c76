/** What a search without a sure answer gives: the closest answers, or the most asked. */
import type { AnswerLink } from "../contract/answer.ts";
import type { ClosestAnswer } from "../contract/search.ts";
import { withoutMarks } from "../search/passage.ts";
import type { Content } from "./index.ts";

const MOST_ASKED = 5;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * @param ids - Ids of answers; unknown ones are left out.
 * @returns In the order of the ids.
 */
export function closestAnswers({ answers }: Content, ids: readonly string[]): ClosestAnswer[] {
  return ids.flatMap((id) => {
    const answer = answers.get(id);
    return answer ? { id, question: answer.question, firstSentence: firstSentence(answer.answer) } : [];
  });
}

/** @returns The answers to the suggested searches, or the first of the library where those are too few. */
export function mostAsked({ answers, suggestions }: Content): AnswerLink[] {
  const suggested = new Set(suggestions.sets.flat().map(({ title }) => title));
  const all = [...answers.values()].map(({ id, question }) => ({ id, question }));
  return all
    .toSorted((a, b) => Number(suggested.has(b.question)) - Number(suggested.has(a.question)))
    .slice(0, MOST_ASKED);
}

function firstSentence(body: string): string {
  const [paragraph = ""] = body.split("\n\n");
  const [first] = sentences.segment(withoutMarks(paragraph));
  return first?.segment.trim() ?? "";
}
