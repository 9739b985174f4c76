/** The table of the specification's sentences names only tests that exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const table = readFileSync(new URL("README.md", import.meta.url), "utf8");
const rows = table.split("\n").filter((line) => /^\| (?!Sentence|\*\*)/.test(line));

test("every sentence has a test, and every test that is named exists", () => {
  const withoutTest = rows.filter((row) => !row.includes(" › "));
  const unknown = [...table.matchAll(/`([a-z/-]+) › (.+?)`(?=<br>| \||$)/gm)]
    .filter(([, file = "", name = ""]) => !sourceOf(file).includes(name))
    .map(([reference]) => reference);
  expect(rows.length).toBeGreaterThan(130);
  expect({ withoutTest, unknown }).toEqual({ withoutTest: [], unknown: [] });
});

function sourceOf(file: string): string {
  const candidates = [".test.ts", ".test.tsx"].map((ending) => new URL(`../${file}${ending}`, import.meta.url));
  const found = candidates.find((candidate) => existsSync(candidate));
  return found ? readFileSync(found, "utf8") : "";
}
