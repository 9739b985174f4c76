import { expect, test } from "vitest";
import { findOpenQuestions } from "../../seed/gaps.ts";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { readCheckedContent } from "../../seed/seed-database.ts";
import { readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { runNode, startNode } from "../support/child.ts";
import { type ContentFolder, ELECTION, makeContentFolder } from "../support/content-folder.ts";

const args = (folder: ContentFolder) => ["server/launch/command.js", "content", "--content", folder.path];

test("lists the most similar answers, what nobody has read, and points of sample questions that an essay does not hold", async () => {
  const folder = makeContentFolder();
  folder.replace(
    ELECTION,
    "  - who teaches election\n",
    "  - who teaches election\n  - Romans 9:13 and hardened clay\n",
  );
  folder.replace("answers/salvation/faith.md", "question: What is faith?", "question: What is penitence?");
  const { printed } = startNode(args(folder));
  // Then it asks the search every real question; the long tests wait for that.
  const [stdout] = await printed(/^.*\nPoints of sample questions.*clay\n/s);
  expect(stdout).toMatch(
    /\nReadings\n {2}Nobody but the author has recorded a reading: 4\n {4}election, providence, faith, repentance\n {2}Read longest ago\n {4}2026-03-01 {2}election\n/,
  );
  const [, nearest] = /\nMost similar answers.*\n +0\.\d\d +(.*)\n/.exec(stdout) ?? [];
  expect(nearest).toBe("faith and repentance");
  const [, points = ""] = /\nPoints of sample questions[^\n]*\n(.*)/s.exec(stdout) ?? [];
  expect(points).toMatch(/^ {2}election$/m);
  expect(points).toMatch(/^ {4}Romans 9:13 and hardened clay: Romans 9:13, hardened, clay$/m);
  expect(points).not.toContain("who teaches election");
});

test("finds the real questions that no answer was written for, and leaves out those about something else", async () => {
  const files = readCheckedContent(makeContentFolder().path);
  const real = readLabelledQuestions(SETS.real);
  const asked = [
    ...real.filter(({ q }) => /form criticism|angel food cake|when does ramadan start/.test(q)),
    { q: "who is it that teaches election", expect: "election", accept: [], style: "plain" },
  ];
  expect(asked.length).toBeGreaterThan(3);
  expect((await findOpenQuestions(files, searchOptionsOf(files), asked)).map(({ text }) => text)).toEqual([
    "What is form criticism?",
  ]);
});

test("ends quietly when its reader has read enough", async () => {
  const { child, ended, printed } = startNode(args(makeContentFolder()));
  await printed(/Answers by topic/);
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test("says how it is used, if an option is wrong", async () => {
  const { code, stdout, stderr } = await runNode([...args(makeContentFolder()), "--csv"]);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("Usage: npm run content [-- --content FOLDER]");
});
