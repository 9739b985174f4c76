/** The tables of the specification's sentences and of the promises to operators name only existing tests. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

for (const [file, least] of [
  ["README.md", 130],
  ["../faults/README.md", 30],
] as const)
  test(`every sentence of ${file} has a test, and every test that is named exists`, () => {
    const table = readFileSync(new URL(file, import.meta.url), "utf8");
    const rows = table.split("\n").filter((line) => /^\| (?!Sentence|Promise|\*\*)/.test(line));
    const withoutTest = rows.filter((row) => !row.includes(" › "));
    const unknown = [...table.matchAll(/`([a-z/-]+) › (.+?)`(?=<br>| \||$)/gm)]
      .filter(([, file = "", name = ""]) => !sourceOf(file).includes(name))
      .map(([reference]) => reference);
    expect(rows.length).toBeGreaterThan(least);
    expect({ withoutTest, unknown }).toEqual({ withoutTest: [], unknown: [] });
  });

function sourceOf(file: string): string {
  const candidates = [".test.ts", ".test.tsx"].map((ending) => new URL(`../${file}${ending}`, import.meta.url));
  const found = candidates.find((candidate) => existsSync(candidate));
  return found ? readFileSync(found, "utf8") : "";
}
