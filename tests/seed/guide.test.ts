import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AnswerFrontMatter } from "../../seed/answer-schema.ts";
import { outlineOf } from "../../seed/outline.ts";
import { readContentFiles } from "../../seed/read.ts";
import { makeContentFolder } from "../support/content-folder.ts";

const guide = readFileSync("seed/README.md", "utf8");

/** @returns The parts of the guide that a pattern captures, each once. */
function named(pattern: RegExp): string[] {
  return [...new Set([...guide.matchAll(pattern)].map(([, name = ""]) => name))];
}

test("the guide names only commands, files and pictures that exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const commands = named(/npm run (?:-s )?([\w:]+)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  expect(commands.length).toBeGreaterThan(5);
  const files = named(/`([\w-]+\.yaml)`/g);
  expect(files.filter((name) => !existsSync(`seed/content/${name}`))).toEqual([]);
  const pictures = named(/!\[[^\]]+\]\(([^)]+)\)/g);
  expect(pictures.filter((name) => !existsSync(`seed/${name}`))).toEqual([]);
  expect(pictures).toHaveLength(2);
});

test("the guide names every list of the content", () => {
  const lists = Object.keys(readContentFiles(makeContentFolder().path, () => {}));
  const names = lists.map((list) => list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const files = names.filter((name) => existsSync(`seed/content/${name}.yaml`));
  expect(files).toHaveLength(11);
  expect(named(/`([\w-]+)\.yaml`/g)).toEqual(expect.arrayContaining(files));
});

test("every field of an answer is in the guide or in an outline", () => {
  const outlines = (["essay", "short"] as const).map((kind) =>
    outlineOf({ kind, topicId: "conduct", id: "zeal", question: "What is zeal?", nearest: [] }),
  );
  const text = [guide, ...outlines].join("\n");
  const fields = Object.keys(AnswerFrontMatter.properties);
  expect(fields.filter((field) => !new RegExp(`(?:\`|^(?:# )?)${field}(?:\`|:)`, "m").test(text))).toEqual([]);
});
