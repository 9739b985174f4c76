import { expect, test } from "vitest";
import { countWords, findMarks, numberCitations, withNumbers } from "../../seed/marks.ts";

test("finds each mark with its citation, its acknowledgement and its place", () => {
  expect(findMarks("Grace.[owen][calvin-genesis-15-16!] So (Romans 8:28)[1].")).toEqual([
    { key: "owen", acknowledged: false, start: 6 },
    { key: "calvin-genesis-15-16", acknowledged: true, start: 12 },
    { key: "1", acknowledged: false, start: 52 },
  ]);
});

test("finds no mark in brackets that contain more than a key", () => {
  expect(findMarks("[A] [a b] [ a] [] [a-] [a--b] [a!!] (a)")).toEqual([]);
});

test("numbers citations where the text first names them, and the others after them", () => {
  const citations = ["a", "b", "c", "d"].map((work) => ({ work, snippet: "" }));
  const texts = ["One.[c][x] Two.[a!]", "Three.[c] Four.[b]"];
  const numbers = numberCitations([...citations, { work: "a", key: "a-2", snippet: "" }], texts);
  expect([...numbers]).toEqual([
    ["c", 1],
    ["a", 2],
    ["b", 3],
    ["d", 4],
    ["a-2", 5],
  ]);
  expect(texts.map((text) => withNumbers(text, numbers))).toEqual(["One.[1][x] Two.[2]", "Three.[1] Four.[3]"]);
});

test("counts words as a reader does", () => {
  expect(countWords("God's free grace, well-known since 1647.[1]")).toBe(6);
  expect(countWords("See Romans 8:28 and *Institutes* 3.21.5.[2]")).toBe(6);
  expect(countWords("")).toBe(0);
  expect(countWords("— … [1]")).toBe(0);
});
