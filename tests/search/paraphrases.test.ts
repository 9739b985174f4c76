/** Two ways to ask the same get the same answer, or both get none. */
import { expect, test } from "vitest";
import { readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { useSeededApp } from "../support/test-app.ts";
import { CHANGES } from "./paraphrases.ts";

const app = await useSeededApp();
await app.ready();
const { search } = app.content.snapshot();

/** Pairs of each kind; half of the questions are real. */
const PAIRS = 28;
const MAX_LENGTH = 200;
const MIN_EQUAL = 0.93;

test("finds the same answer for the same question in other words, spelling and order", async () => {
  const questions = (["real", "real-c", "written"] as const)
    .flatMap((set) => readLabelledQuestions(SETS[set]).map(({ q }) => q))
    .filter((question) => question.length < MAX_LENGTH);
  const differing: string[] = [];
  let pairs = 0;
  for (const [kind, change] of Object.entries(CHANGES)) {
    const changed = questions.filter((question) => change(question) !== question);
    const step = Math.max(1, Math.floor(changed.length / PAIRS));
    for (const question of changed.filter((_, place) => place % step === 0).slice(0, PAIRS)) {
      const [before, after] = [await search.find(question), await search.find(change(question))];
      pairs += 1;
      if (before.answerId !== after.answerId)
        differing.push(`${kind}: ${change(question)} (${before.answerId} → ${after.answerId})`);
    }
  }
  expect(pairs).toBeGreaterThanOrEqual(300);
  expect(differing).toEqual(expect.toSatisfy(({ length }) => length <= (1 - MIN_EQUAL) * pairs));
});
