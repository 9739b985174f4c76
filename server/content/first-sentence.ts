/** How an answer begins. */
import type { Answer } from "../contract/answer.ts";
import { withoutMarks } from "../search/excerpt.ts";
import { splitSentences } from "../shared/sentences.ts";

/** @returns The first paragraph of an answer, without citation marks. */
export function firstParagraphOf({ answer }: Answer): string {
  return withoutMarks(answer.split("\n\n")[0] ?? "");
}

/**
 * @returns The first sentence of an answer, without citation marks. If it has fewer words than the question, as "They will."
 *   has, the next comes with it.
 */
export function firstSentenceOf(answer: Answer): string {
  const words = (text: string) => text.split(/\s+/).length;
  let opening = "";
  for (const sentence of splitSentences(firstParagraphOf(answer))) {
    opening = `${opening} ${sentence.trim()}`.trim();
    if (words(opening) >= words(answer.question)) break;
  }
  return opening;
}
