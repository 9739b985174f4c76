import { expect, test } from "vitest";
import { excerptFor, readSentences, withoutMarks } from "../../../server/search/excerpt.ts";
import { toTerm } from "../../../server/search/tokenize.ts";

const body =
  "Grace is a gift.[1] It is free. The *Confession* says that baptism is a sign and seal of the covenant of grace.[2]\n\nFaith receives it.";

test("takes the sentence that matches best, without marks and stars, and names the words that match", () => {
  expect(excerptFor(readSentences(body), new Set(["sign", "baptism"].flatMap((word) => toTerm(word) ?? [])))).toEqual({
    excerpt: "The Confession says that baptism is a sign and seal of the covenant of grace. Faith receives it.",
    matches: ["baptism", "sign"],
  });
});

test("takes the beginning where nothing matches", () => {
  const { excerpt, matches } = excerptFor(readSentences(body), new Set());
  expect(excerpt).toMatch(/^Grace is a gift\. It is free\./);
  expect(matches).toEqual([]);
});

test("cuts at a word where a sentence is too long", () => {
  const { excerpt } = excerptFor(readSentences(`${"predestination ".repeat(40)}.`), new Set());
  expect(excerpt.length).toBeLessThanOrEqual(242);
  expect(excerpt).toMatch(/^(predestination )+…$/);
});

test("gives an empty excerpt for an empty text", () => {
  expect(excerptFor(readSentences(""), new Set(["grace"]))).toEqual({ excerpt: "", matches: [] });
});

test("brings a text to one line without marks", () => {
  expect(withoutMarks("A *b* c.[1][2]\n\nD [3].")).toBe("A b c. D.");
});
