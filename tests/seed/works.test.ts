import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../seed/files-hash.ts";
import { readLocator } from "../../seed/locators.ts";
import { runWorks } from "../../seed/run-works.ts";
import type { WorkEntry } from "../../seed/schemas.ts";
import { describeLocators } from "../../seed/show-locators.ts";
import { runNode, startNode } from "../support/child.ts";
import { makeContentFolder } from "../support/content-folder.ts";

const COMMAND = ["server/launch/command.js", "works"];

function listWorks(...words: string[]): string {
  const lines: string[] = [];
  runWorks(["--content", makeContentFolder().path, ...words], (line) => void lines.push(line));
  return lines.join("\n");
}

test("lists the works with what their locators look like", () => {
  expect(listWorks("bethel")).toBe(
    [
      "small-confession",
      "    A. Divine, The small confession",
      '    locator: "1.1"   (chapter: 1 to 3; section in chapter 1: 1 to 4)',
      "small-catechism",
      "    A. Divine, The small catechism",
      '    locator: "1"   (question: 1 to 40)',
    ].join("\n"),
  );
  expect(listWorks("TAPED", "divine")).toMatch(
    /^taped-lecture\n.*\n {4}no locator, or a heading of the work in words$/,
  );
  expect(listWorks().match(/^\S+$/gm)).toHaveLength(5);
});

test("names what was probably meant if no work has a word", () => {
  expect(() => listWorks("cathecism")).toThrow('No work has "cathecism"; did you mean catechism?');
  expect(() => listWorks("catechism", "abbey")).toThrow("No work has all of the words catechism, abbey; give fewer.");
});

test("shows a valid locator for every work of the catalogue", () => {
  const works = parse(readFileSync(join(contentFolder, "works.yaml"), "utf8")) as WorkEntry[];
  const shown = works.map((value) => ({ id: value.id, ...describeLocators(value.locators), value }));
  expect(
    shown.flatMap(({ id, example, value }) =>
      example !== null && "problem" in readLocator(value.locators, example) ? `${id} "${example}"` : [],
    ),
  ).toEqual([]);
  expect(shown.filter(({ example }) => example !== null).length).toBeGreaterThan(works.length / 2);
});

test("ends quietly when its reader has read enough, and prints its help", async () => {
  const folder = makeContentFolder();
  for (const file of ["works.yaml", "partners.yaml"])
    folder.write(file, readFileSync(join(contentFolder, file), "utf8"));
  const { child, ended } = startNode([...COMMAND, "--content", folder.path]);
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
  expect(await runNode([...COMMAND, "--help"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Usage: npm run works/),
  });
});
