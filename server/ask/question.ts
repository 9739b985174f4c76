/** Checks what a visitor writes: the text of a question or a report, and the chosen partners. */
import type { Partner } from "../contract/partner.ts";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../shared/limits.ts";
import { Refusal } from "./refusal.ts";

/** What a text has to be, and how a refusal speaks of it. */
interface TextRules {
  /** What the text is called: `The question`. */
  name: string;
  /** In characters, as `questionLength` counts them. */
  maxLength: number;
  /** Why a blank text is refused, and what to do. */
  ifBlank: string;
}

/** @returns The trimmed question; a refusal if it is blank or too long. */
export function checkQuestion(text: string): string | Refusal {
  const ifBlank = 'The parameter "q" is blank; write a question in it.';
  return checkText(text, { name: "The question", maxLength: QUESTION_MAX_LENGTH, ifBlank });
}

/** @returns A text to keep, on one line and without invisible characters; a refusal if it is blank or too long. */
export function checkLine(written: string, rules: TextRules): string | Refusal {
  return checkText(written.replace(/[\p{Cc}\s]+/gu, " ").replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, ""), rules);
}

function checkText(text: string, { name, maxLength, ifBlank }: TextRules): string | Refusal {
  const length = questionLength(text);
  if (length === 0) return new Refusal(ifBlank);
  if (length > maxLength) return new Refusal(`${name} has ${length} characters; shorten it to ${maxLength}.`);
  return trimQuestion(text);
}

/** @returns The ids without duplicates; a refusal if one is not a partner's, which names the first such id. */
export function checkPartnerIds(ids: readonly string[], partners: readonly Partner[]): string[] | Refusal {
  const unknown = ids.find((id) => !partners.some((partner) => partner.id === id));
  if (unknown !== undefined)
    return new Refusal(`There is no partner "${unknown}"; /api/partners lists the partners there are.`);
  return [...new Set(ids)];
}
