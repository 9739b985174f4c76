/** Validates what a visitor asks: the text of the question and the chosen partners. */

import type { Partner } from "../contract/partner.ts";
import { HttpError } from "../plugins/errors.ts";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../shared/limits.ts";

/**
 * @returns The trimmed question.
 * @throws {HttpError} 400 if it is blank or too long.
 */
export function parseQuestion(text: string): string {
  const length = questionLength(text);
  if (length === 0) throw new HttpError(400, 'The parameter "q" is blank; write a question in it.');
  if (length > QUESTION_MAX_LENGTH)
    throw new HttpError(400, `The question has ${length} characters; shorten it to ${QUESTION_MAX_LENGTH}.`);
  return trimQuestion(text);
}

/**
 * @returns The ids without duplicates.
 * @throws {HttpError} 400 if an id is not a partner's; the message names the first such id.
 */
export function parsePartnerIds(ids: readonly string[], partners: readonly Partner[]): string[] {
  const unknown = ids.find((id) => !partners.some((partner) => partner.id === id));
  if (unknown !== undefined)
    throw new HttpError(400, `There is no partner "${unknown}"; /api/partners lists the partners there are.`);
  return [...new Set(ids)];
}
