/** Filters a list of answers: an answer must match one choice of each group that has any. */
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryTopic } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { toggled } from "../../lib/toggled.ts";
import { topicName } from "../../lib/topic-name.ts";
import { typeset } from "../../lib/typeset.ts";

type Group = "topicIds" | "partnerIds";

/** The ids that are chosen of each group; none means all. */
export type Filters = Readonly<Record<Group, readonly string[]>>;

export const NO_FILTERS: Filters = { topicIds: [], partnerIds: [] };

/** A topic or a partner, to be chosen. */
export type FilterChoice = {
  readonly group: Group;
  readonly id: string;
  readonly name: string;
  readonly partner?: Partner;
  readonly chosen: boolean;
  /** The filters with it added, or removed. */
  readonly toggled: Filters;
};

export function choicesOf(topics: readonly LibraryTopic[], partners: readonly Partner[], filters: Filters) {
  const choiceOf = (group: Group, id: string) => ({
    group,
    id,
    chosen: filters[group].includes(id),
    toggled: { ...filters, [group]: toggled(filters[group], id) },
  });
  return [
    ...topics.map((topic): FilterChoice => ({ ...choiceOf("topicIds", topic.id), name: topicName(topic) })),
    ...partners.map(
      (partner): FilterChoice => ({ ...choiceOf("partnerIds", partner.id), name: typeset(partner.shortName), partner }),
    ),
  ];
}

const idsOf: Record<Group, (answer: AnswerSummary) => readonly string[]> = {
  topicIds: ({ topicId }) => [topicId],
  partnerIds: ({ partnerIds }) => partnerIds,
};

export function filterAnswers(answers: readonly AnswerSummary[], filters: Filters): AnswerSummary[] {
  const passes = (answer: AnswerSummary, group: Group) =>
    filters[group].length === 0 || idsOf[group](answer).some((id) => filters[group].includes(id));
  return answers.filter((answer) => passes(answer, "topicIds") && passes(answer, "partnerIds"));
}

/** The number of answers for each id of a group, given the choice from the other one. */
export function countBy(group: Group, answers: readonly AnswerSummary[], filters: Filters): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of filterAnswers(answers, { ...filters, [group]: [] }).flatMap(idsOf[group]))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
