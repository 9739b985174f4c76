import { expect, test } from "vitest";
import { countWords, findMarks } from "../../seed/marks.ts";

test("finds each mark with its number and its place", () => {
  expect(findMarks("Grace.[1][12] So (Romans 8:28)[3].")).toEqual([
    { number: 1, start: 6 },
    { number: 12, start: 9 },
    { number: 3, start: 30 },
  ]);
});

test("finds no mark in brackets that contain more than digits", () => {
  expect(findMarks("[a] [1a] [ 1] [] [1 2] (1)")).toEqual([]);
});

test("counts words as a reader does", () => {
  expect(countWords("God's free grace, well-known since 1647.[1]")).toBe(6);
  expect(countWords("See Romans 8:28 and *Institutes* 3.21.5.[2]")).toBe(6);
  expect(countWords("")).toBe(0);
  expect(countWords("— … [1]")).toBe(0);
});
