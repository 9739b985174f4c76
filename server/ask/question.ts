/** Checks what a visitor asks: the text of the question and the chosen partners. */
import type { Partner } from "../contract/partner.ts";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../shared/limits.ts";
import { Refusal } from "./refusal.ts";

/** @returns The trimmed question; a refusal if it is blank or too long. */
export function checkQuestion(text: string): string | Refusal {
  const length = questionLength(text);
  if (length === 0) return new Refusal('The parameter "q" is blank; write a question in it.');
  if (length > QUESTION_MAX_LENGTH)
    return new Refusal(`The question has ${length} characters; shorten it to ${QUESTION_MAX_LENGTH}.`);
  return trimQuestion(text);
}

/** @returns The ids without duplicates; a refusal if one is not a partner's, which names the first such id. */
export function checkPartnerIds(ids: readonly string[], partners: readonly Partner[]): string[] | Refusal {
  const unknown = ids.find((id) => !partners.some((partner) => partner.id === id));
  if (unknown !== undefined)
    return new Refusal(`There is no partner "${unknown}"; /api/partners lists the partners there are.`);
  return [...new Set(ids)];
}
