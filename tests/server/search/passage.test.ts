import { expect, test } from "vitest";
import { passageFor, withoutMarks } from "../../../server/search/passage.ts";
import { toTerm } from "../../../server/search/tokenize.ts";

const body =
  "Grace is a gift.[1] It is free. The *Confession* says that baptism is a sign and seal of the covenant of grace.[2]\n\nFaith receives it.";

test("takes the sentence that matches best, without marks and stars, and names the words that match", () => {
  expect(passageFor(body, new Set(["sign", "baptism"].flatMap((word) => toTerm(word) ?? [])))).toEqual({
    passage: "The Confession says that baptism is a sign and seal of the covenant of grace. Faith receives it.",
    matches: ["baptism", "sign"],
  });
});

test("takes the beginning where nothing matches", () => {
  const { passage, matches } = passageFor(body, new Set());
  expect(passage).toMatch(/^Grace is a gift\. It is free\./);
  expect(matches).toEqual([]);
});

test("cuts at a word where a sentence is too long", () => {
  const { passage } = passageFor(`${"predestination ".repeat(40)}.`, new Set());
  expect(passage.length).toBeLessThanOrEqual(242);
  expect(passage).toMatch(/^(predestination )+…$/);
});

test("gives an empty passage for an empty text", () => {
  expect(passageFor("", new Set(["grace"]))).toEqual({ passage: "", matches: [] });
});

test("brings a text to one line without marks", () => {
  expect(withoutMarks("A *b* c.[1][2]\n\nD [3].")).toBe("A b c. D.");
});
