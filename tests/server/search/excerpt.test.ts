import { expect, test } from "vitest";
import { excerptFor, readSentences, withoutMarks } from "../../../server/search/excerpt.ts";
import { toTerm } from "../../../server/search/tokenize.ts";

const body =
  "Grace is a gift.[1] It is free. The *Confession* says that baptism is a sign and seal of the covenant of grace.[2]\n\nFaith receives it.";

test("takes the sentence that matches best, without marks and stars, and returns the matching words", () => {
  expect(
    excerptFor(
      readSentences(body),
      ["sign", "baptism"].flatMap((word) => toTerm(word) ?? []),
    ),
  ).toEqual({
    excerpt: "The Confession says that baptism is a sign and seal of the covenant of grace. Faith receives it.",
    matches: ["baptism", "sign"],
  });
});

test("takes the beginning if nothing matches", () => {
  const { excerpt, matches } = excerptFor(readSentences(body), []);
  expect(excerpt).toMatch(/^Grace is a gift\. It is free\./);
  expect(matches).toEqual([]);
});

test("cuts a long sentence between words", () => {
  const { excerpt } = excerptFor(readSentences(`${"predestination ".repeat(40)}.`), []);
  expect(excerpt.length).toBeLessThanOrEqual(242);
  expect(excerpt).toMatch(/^(predestination )+…$/);
});

test("returns an empty excerpt for an empty text", () => {
  expect(excerptFor(readSentences(""), ["grace"])).toEqual({ excerpt: "", matches: [] });
});

test("puts a text on one line without marks", () => {
  expect(withoutMarks("A *b* c.[1][2]\n\nD [3].")).toBe("A b c. D.");
});
