/** What a search without a sure answer gives: the closest answers, or the most asked. */
import type { AnswerLink } from "../contract/answer.ts";
import type { ClosestAnswer } from "../contract/search.ts";
import type { ContentRows } from "../db/schema.ts";
import { withoutMarks } from "../search/excerpt.ts";
import type { Content } from "./index.ts";
import { byPosition } from "./rows.ts";

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

/** @returns The answers that are asked for most, those among the suggested searches first. */
export function findMostAsked(rows: ContentRows): AnswerLink[] {
  const suggested = new Set(rows.suggestedSearches.map(({ title }) => title));
  return rows.answers
    .toSorted(byPosition)
    .toSorted((a, b) => b.demand - a.demand || Number(suggested.has(b.question)) - Number(suggested.has(a.question)))
    .slice(0, MOST_ASKED)
    .map(({ id, question }) => ({ id, question }));
}

function firstSentence(body: string): string {
  const [paragraph = ""] = body.split("\n\n");
  const [first] = sentences.segment(withoutMarks(paragraph));
  return first?.segment.trim() ?? "";
}
