/** How an answer begins. */
import type { Answer } from "../contract/answer.ts";
import { withoutMarks } from "../search/excerpt.ts";
import { splitSentences } from "../shared/sentences.ts";

/** @returns The first paragraph of an answer, without citation marks. */
export function firstParagraphOf({ answer }: Answer): string {
  return withoutMarks(answer.split("\n\n")[0] ?? "");
}

/** @returns The first sentence of an answer, without citation marks. */
export function firstSentenceOf(answer: Answer): string {
  return splitSentences(firstParagraphOf(answer))[0] ?? "";
}
