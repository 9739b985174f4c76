import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAnswer } from "../../seed/make-answer.ts";
import { runNode } from "../support/child.ts";
import { type ContentFolder, makeContentFolder, problemsOf } from "../support/content-folder.ts";
import { prepareSeed } from "../support/seed-command.ts";

/** @returns What the command prints. */
async function make(folder: ContentFolder, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await makeAnswer([...args, "--content", folder.path], (line) => void lines.push(`${line}\n`));
  return lines.join("");
}

test("makes a draft in one go, lists it under its topic, and names the nearest answers", async () => {
  const folder = makeContentFolder();
  const topics = folder.read("topics.yaml");
  const args = ["server/launch/command.js", "new", "decree", "fate", "Is there fate or providence?"];
  const { code, stdout } = await runNode([...args, "--content", folder.path]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/answers\/decree\/fate\.md is made, and listed in topics\.yaml\./);
  expect(stdout).toMatch(/^ {2}\d\.\d\d {2}providence: What is providence\?$/m);
  const text = folder.read("answers/decree/fate.md");
  expect(text).toMatch(/^status: draft\nquestion: "Is there fate or providence\?"$/m);
  expect(text).toContain("# 6 to 12 other ways to ask it");
  expect(text).toMatch(/^related:\n {2}- providence\n/m);
  expect(folder.read("topics.yaml")).toBe(
    topics.replace("heading: Providence\n", "heading: Providence\n    - id: fate\n      heading: Fate\n"),
  );
  expect(problemsOf(folder)).toEqual([]);
  expect(await prepareSeed(folder).run("--check")).toContain("\nDrafts, which are left out: fate.\n");
});

test("makes the outline of a short answer, in which nothing but text and citations is missing", async () => {
  const folder = makeContentFolder();
  await make(folder, "salvation", "gift-of-faith", 'Is faith a "gift": yes or no?', "--short");
  const file = "answers/salvation/gift-of-faith.md";
  expect(folder.read(file)).toContain("# 3 to 6 other ways to ask it");
  folder.replace(file, "status: draft\n", "lastReviewed: 2026-03-01\n");
  const fields = problemsOf(folder).map((problem) => problem.replace(/^(\S+) (\S+(?: \[[^\]]+\])?): .*/, "$2"));
  expect(fields).toEqual(["alsoAsked", "citations", "body", "mark [westminster-shorter-catechism]"]);
});

test("lists an answer under a topic that has none yet", async () => {
  const folder = makeContentFolder();
  folder.write("topics.yaml", `${folder.read("topics.yaml")}\n- id: life\n  title: Of Life\n  answers: []\n`);
  await make(folder, "life", "hope", "What is hope?");
  expect(folder.read("topics.yaml")).toMatch(/ {2}title: Of Life\n {2}answers:\n {4}- id: hope\n {6}heading: Hope\n$/);
  expect(problemsOf(folder)).toEqual([]);
});

test.each([
  [["decre", "fate", "Is there fate?"], 'There is no topic "decre"; did you mean decree?'],
  [["angels", "fate", "Is there fate?"], 'There is no topic "angels"; write one of decree, salvation.'],
  [
    ["decree", "Fate", "Is there fate?"],
    '"Fate" is not a valid id; use lower-case letters, digits and single hyphens.',
  ],
  [
    ["decree", "faith", "Is there fate?"],
    /^The id "faith" is taken by .*answers\/salvation\/faith\.md; choose another one\.$/,
  ],
  [
    ["decree", "old-fate", "Is there fate?"],
    /^"old-fate" is a former id of .*election\.md, to which it leads; choose another one\.$/,
  ],
  [
    ["decree", "broken", "Is there fate?"],
    'There is an answer "broken" already, with problems; npm run seed -- --check lists them.',
  ],
  [
    ["decree", "fate", "define faith, for me!"],
    /^.*faith\.md answers that question; change that answer, or remove the phrasing there first\.$/,
  ],
  [["decree", "fate"], /^Topic, id and question are needed\.\nUsage: npm run new -- TOPIC ID "QUESTION\?"/],
  [
    ["decree", "fate", "Is", "there", "fate?"],
    /^There are more than three words; put quotation marks around the question\.\nUsage/,
  ],
  [["decree", "fate", "Is there\nfate?"], "The question must be one line of at most 200 characters; shorten it."],
  [["decree", "fate", "Is there fate?", "--shrt"], /--shrt[\s\S]*Usage/],
])("refuses %j, and writes nothing", async (args, message) => {
  const folder = makeContentFolder();
  folder.replace(
    "answers/decree/election.md",
    "lastReviewed: 2026-03-01",
    "formerly: [old-fate]\nlastReviewed: 2026-03-01",
  );
  folder.write("answers/decree/broken.md", "no front matter");
  const topics = folder.read("topics.yaml");
  await expect(make(folder, ...args)).rejects.toThrow(message);
  expect(folder.read("topics.yaml")).toBe(topics);
  expect(existsSync(join(folder.path, "answers/decree/fate.md"))).toBe(false);
});
