import { expect, test } from "vitest";
import { runNode, startNode } from "../support/child.ts";
import { type ContentFolder, ELECTION, makeContentFolder } from "../support/content-folder.ts";

const args = (folder: ContentFolder) => ["server/launch/command.js", "content", "--content", folder.path];

test("lists points of sample questions that an essay does not hold, and real questions without an answer by topic", async () => {
  const folder = makeContentFolder();
  folder.replace(
    ELECTION,
    "  - who teaches election\n",
    "  - who teaches election\n  - Romans 9:13 and hardened clay\n",
  );
  const { code, stdout, stderr } = await runNode(args(folder));
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /\nReadings\n {2}Nobody but the author has recorded a reading: 4\n {4}election, providence, faith, repentance\n {2}Read longest ago\n {4}2026-03-01 {2}election\n/,
  );
  const [, points = "", questions = ""] =
    /\nPoints of sample questions[^\n]*\n(.*)\nReal questions without an answer: (.*)/s.exec(stdout) ?? [];
  expect(points).toMatch(/^ {2}election$/m);
  expect(points).toMatch(/^ {4}Romans 9:13 and hardened clay: Romans 9:13, hardened, clay$/m);
  expect(points).not.toContain("who teaches election");
  expect(questions).toMatch(/^ {4}What is form criticism\?/m);
  expect(questions).not.toMatch(/angel food cake|when does ramadan start/);
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
