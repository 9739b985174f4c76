/** The restriction of an answer to chosen partners, for the server's responses and for the client's pages. */
import type { Answer } from "../contract/answer.ts";

/**
 * Restricts the citations of an answer to those of chosen partners. They keep their numbers; the text is not changed.
 *
 * @param partnerIds - If empty, all citations are kept.
 */
export function citingOnly(answer: Answer, partnerIds: readonly string[]): Answer {
  if (partnerIds.length === 0) return answer;
  return { ...answer, citations: answer.citations.filter(({ partnerId }) => partnerIds.includes(partnerId)) };
}
