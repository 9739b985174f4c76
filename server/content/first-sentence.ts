/** How an answer begins. */
import type { Answer } from "../contract/answer.ts";
import { withoutMarks } from "../search/excerpt.ts";

/** By answer, because finding the end of a sentence takes a tenth of a millisecond. */
const firstSentences = new WeakMap<Answer, string>();

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** @returns The first paragraph of an answer, without citation marks. */
export function firstParagraphOf({ answer }: Answer): string {
  return withoutMarks(answer.split("\n\n")[0] ?? "");
}

/** @returns The first sentence of an answer, without citation marks. */
export function firstSentenceOf(answer: Answer): string {
  const known = firstSentences.get(answer);
  if (known !== undefined) return known;
  const [first] = sentences.segment(firstParagraphOf(answer));
  const sentence = first?.segment.trim() ?? "";
  firstSentences.set(answer, sentence);
  return sentence;
}
