import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findDoubtfulMarks, type MarkedAnswer } from "../../seed/warnings/doubtful-marks.ts";
import { ELECTION, makeContentFolder, problemsOf } from "../support/content-folder.ts";
import { prepareSeed } from "../support/seed-command.ts";

/**
 * Eight answers that were loaded with their citations in another order than their marks: the sentences with a mark, and
 * the citations that the marks should have named, read by hand (`right`, by the false one).
 */
const falseMarks: (MarkedAnswer & { right: Record<string, string> })[] = JSON.parse(
  readFileSync(new URL("false-marks.json", import.meta.url), "utf8"),
);

const right = new Map(falseMarks.map(({ id, right }) => [id, new Map(Object.entries(right))]));
const marksIn = (answers: readonly MarkedAnswer[]) =>
  findDoubtfulMarks(answers).map(({ answerId, key, better }) => `${answerId}: ${key} → ${better}`);

/** The same answers with the marks that they should have. */
const mended: MarkedAnswer[] = falseMarks.map((answer) => ({
  ...answer,
  paragraphs: answer.paragraphs.map((text) =>
    text.replaceAll(/\[([^\]]+)\]/g, (_, key: string) => `[${right.get(answer.id)?.get(key) ?? key}]`),
  ),
}));

test("finds thirty marks that opened the wrong source, names the right one for each, and doubts no other", () => {
  const expected = falseMarks.flatMap(({ id, right }) =>
    Object.entries(right).map(([key, better]) => `${id}: ${key} → ${better}`),
  );
  expect(expected).toHaveLength(30);
  expect(marksIn(falseMarks).sort()).toEqual(expected.sort());
});

test("doubts no mark of the same answers once they are mended", () => {
  expect(marksIn(mended)).toEqual([]);
});

test("takes a mark as right that an editor has acknowledged", () => {
  const acknowledged = falseMarks.map((answer) => ({
    ...answer,
    paragraphs: answer.paragraphs.map((text) => text.replaceAll("]", "!]")),
  }));
  expect(marksIn(acknowledged)).toEqual([]);
});

test("doubts a mark whose sentence is that of another citation, which has its own mark besides", () => {
  const answer: MarkedAnswer = {
    id: "potter",
    citations: [
      { key: "jeremiah", text: "The potter breaks the spoiled vessel and kneads the clay once more upon his wheel." },
      { key: "romans", text: "Vessels of mercy were prepared for glory beforehand." },
    ],
    paragraphs: ["Vessels of mercy were prepared for glory.[romans] The potter kneads clay.[jeremiah]"],
  };
  expect(marksIn([answer])).toEqual([]);
  const wrong = {
    ...answer,
    paragraphs: [`${answer.paragraphs[0]} He breaks the spoiled vessel on his wheel.[romans]`],
  };
  expect(marksIn([wrong])).toEqual(["potter: romans → jeremiah"]);
  // A sentence with both marks has both sources.
  expect(marksIn([{ ...wrong, paragraphs: [`${wrong.paragraphs[0]}[jeremiah]`] }])).toEqual([]);
});

test("--check lists a doubtful mark at its line, and a text that has changed since it was read, and content with them loads", async () => {
  const folder = makeContentFolder();
  const { run } = prepareSeed(folder);
  expect(await run("--check")).not.toContain("To look at");
  // Calvin's words under Hodge's mark, and the other way round.
  folder.replace(
    ELECTION,
    "So Paul speaks of Election (Romans 8:28).",
    "The catechism instructs parents and children.",
  );
  const line = folder.replace(
    ELECTION,
    "So John speaks of Election (John 3:16, 18).",
    "So John speaks of Election (John 3:16, 18).\nThe confession binds ministers and magistrates.",
  );
  folder.replace(
    ELECTION,
    "On election the confession teaches in",
    "The confession binds ministers and magistrates in",
  );
  folder.replace(ELECTION, "On election the catechism teaches in", "The catechism instructs parents and children in");
  const reading = folder.replace(
    ELECTION,
    "lastReviewed: 2026-03-01",
    'reviewed:\n  - { date: 2026-03-01, compared: Scripture, hash: "0123456789ab" }',
  );
  expect(problemsOf(folder)).toEqual([]);
  const checked = await run("--check");
  expect(checked).toContain("To look at: 3.\n");
  expect(checked).toContain(
    `${ELECTION}:${line + 2} mark [small-catechism]: [small-confession] has more in common with its sentence ("The confession binds ministers and magistrates."); read both snippets; name the one that bears the sentence, or write [small-catechism!] if it is this one\n`,
  );
  expect(checked).toContain(
    `${ELECTION}:${reading} reviewed: the text has changed since it was last read; read it again, and add an entry\n`,
  );
});
