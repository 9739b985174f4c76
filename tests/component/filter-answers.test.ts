/** Filters of a list of answers, and the counts beside them. */
import { expect, test } from "vitest";
import { countBy, filterAnswers, NO_FILTERS } from "../../web/components/answer-list/filter-answers.ts";
import { makeAnswerList } from "../support/make-library.ts";

const { answers } = makeAnswerList();

test("no choice leaves everything", () => {
  expect(filterAnswers(answers, NO_FILTERS)).toEqual(answers);
});

test("a count is the number of answers under the other group's choice", () => {
  const choice = { topicIds: ["salvation"], partnerIds: ["ccel"] };
  expect(Object.fromEntries(countBy("topicIds", answers, choice))).toEqual({ salvation: 1, scripture: 1 });
  expect(Object.fromEntries(countBy("partnerIds", answers, choice))).toEqual({ ccel: 1, opc: 2 });
});
