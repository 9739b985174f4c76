/** A question that a visitor leaves for the editors. */

import { checkLine } from "../ask/question.ts";
import { Refusal } from "../ask/refusal.ts";
import type { Snapshot } from "../content-store/snapshot.ts";
import { referenceOf } from "../scripture/labels.ts";
import type { Found } from "../search/index.ts";
import { KEPT_QUESTION_MAX_LENGTH } from "../shared/limits.ts";

const rules = {
  name: "The question",
  maxLength: KEPT_QUESTION_MAX_LENGTH,
  ifBlank: 'The question is blank; write it in the field "question".',
};

interface QuestionToStore {
  text: string;
  /** Identifies the question: what all spellings of it have in common. */
  normalizedText: string;
}

/** @returns The question as it is stored; a refusal if it is blank or too long. */
export function readQuestionToStore({ search }: Snapshot, written: string): QuestionToStore | Refusal {
  const text = checkLine(written, rules);
  return text instanceof Refusal ? text : { text, normalizedText: normalize(search.read(text)) };
}

/** @returns The corrected, stemmed words of a question, and the passages that it names. */
function normalize({ tokens, passages, text }: Found["query"]): string {
  const common = [...tokens, referenceOf(passages)].join(" ").trim();
  return common === "" ? text.toLowerCase() : common;
}
