/** Filters a list of answers: an answer must match one choice of each group that has any. */
import type { AnswerSummary } from "../../../server/contract/answer.ts";

export type Filters = { readonly topicIds: readonly string[]; readonly partnerIds: readonly string[] };

/** The answers that match the filters; a group without a choice matches all. */
export function filterAnswers(answers: readonly AnswerSummary[], { topicIds, partnerIds }: Filters): AnswerSummary[] {
  return answers.filter(
    (answer) =>
      (topicIds.length === 0 || topicIds.includes(answer.topicId)) &&
      (partnerIds.length === 0 || answer.partnerIds.some((id) => partnerIds.includes(id))),
  );
}

/** The number of answers for each topic, given the chosen partners. */
export function countByTopic(answers: readonly AnswerSummary[], { partnerIds }: Filters): Map<string, number> {
  return count(filterAnswers(answers, { topicIds: [], partnerIds }).map(({ topicId }) => topicId));
}

/** The number of answers for each partner, given the chosen topics. */
export function countByPartner(answers: readonly AnswerSummary[], { topicIds }: Filters): Map<string, number> {
  return count(filterAnswers(answers, { topicIds, partnerIds: [] }).flatMap((answer) => answer.partnerIds));
}

function count(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
