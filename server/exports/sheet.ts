/** Adds to an answer what a group reads and talks about. */
import type { Answer } from "../contract/answer.ts";
import { typeset } from "../shared/typeset.ts";
import type { AnswerDocument } from "./document.ts";

export interface AnswerSheet extends AnswerDocument {
  /** In the order of the text, with their text in the King James Version. */
  passages: { reference: string; text: string }[];
  /** Questions to talk about. */
  discuss: string[];
}

/** @param document - Of the same answer. */
export function answerSheet(document: AnswerDocument, { passages, discuss }: Answer): AnswerSheet {
  return {
    ...document,
    // A verse that is read within a longer passage is not read twice.
    passages: passages
      .filter((one) => !passages.some((other) => other !== one && contains(other.text, one.text)))
      .map(({ reference, text }) => ({ reference: typeset(reference), text: typeset(text) })),
    discuss: discuss.map(typeset),
  };
}

function contains(longer: string, shorter: string): boolean {
  return longer.length > shorter.length && longer.includes(shorter);
}
