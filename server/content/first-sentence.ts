/** How an answer begins. */
import type { Answer } from "../contract/answer.ts";
import type { ClosestAnswer } from "../contract/search.ts";
import { withoutMarks } from "../search/excerpt.ts";
import { splitSentences } from "../shared/sentences.ts";

/** @returns The first paragraph of an answer, without citation marks. */
export function firstParagraphOf({ answer }: Answer): string {
  return withoutMarks(answer.split("\n\n")[0] ?? "");
}

/** Minimum number of words, because "They will." says nothing by itself. */
const MIN_WORDS = 12;

/** @returns The first sentence of an answer, without citation marks; a short one with those that follow it in its paragraph. */
function firstSentenceOf(answer: Answer): string {
  let opening = "";
  for (const sentence of splitSentences(firstParagraphOf(answer))) {
    opening = `${opening} ${sentence}`.trim();
    if (opening.split(/\s+/).length >= MIN_WORDS) break;
  }
  return opening;
}

/** @returns An answer with how it begins, as lists of answers to choose from show it. */
export function toClosestAnswer(answer: Answer): ClosestAnswer {
  return { id: answer.id, question: answer.question, firstSentence: firstSentenceOf(answer) };
}
