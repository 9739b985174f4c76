/** The table of the promises to operators names only existing tests. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every promise to operators has a test, and every test that is named exists", () => {
  const table = readFileSync(new URL("../faults/README.md", import.meta.url), "utf8");
  const rows = table.split("\n").filter((line) => /^\| (?!Promise|\*\*)/.test(line));
  const withoutTest = rows.filter((row) => !row.includes(" › "));
  const unknown = [...table.matchAll(/`([a-z/-]+) › (.+?)`(?=<br>| \||$)/gm)]
    .filter(([, file = "", name = ""]) => !hasTest(sourceOf(file), name))
    .map(([reference]) => reference);
  expect(rows.length).toBeGreaterThan(30);
  expect({ withoutTest, unknown }).toEqual({ withoutTest: [], unknown: [] });
});

/** Whether a test has this name, or a name that ends so after a placeholder. */
function hasTest(source: string, name: string): boolean {
  const starts = ['"', "'", "`", "} "];
  const ends = ['"', "'", "`"];
  return starts.some((start) => ends.some((end) => source.includes(start + name + end)));
}

function sourceOf(file: string): string {
  const candidates = [".test.ts", ".test.tsx"].map((ending) => new URL(`../${file}${ending}`, import.meta.url));
  const found = candidates.find((candidate) => existsSync(candidate));
  return found ? readFileSync(found, "utf8") : "";
}
