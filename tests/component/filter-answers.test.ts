/** Filters of a list of answers, and the counts beside them. */
import { expect, test } from "vitest";
import { countByPartner, countByTopic, filterAnswers } from "../../web/components/answer-list/filter-answers.ts";
import { makeAnswerList } from "../support/make-library.ts";

const { answers } = makeAnswerList();

test("no choice leaves everything", () => {
  expect(filterAnswers(answers, { topicIds: [], partnerIds: [] })).toEqual(answers);
});

test("a count is the number of answers under the other group's choice", () => {
  const choice = { topicIds: ["salvation"], partnerIds: ["ccel"] };
  expect(Object.fromEntries(countByTopic(answers, choice))).toEqual({ salvation: 1, scripture: 1 });
  expect(Object.fromEntries(countByPartner(answers, choice))).toEqual({ ccel: 1, opc: 2 });
});
