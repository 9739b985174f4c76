/** Texts as a printer sets them. */
import { expect, test } from "vitest";
import { readParagraphs } from "../../server/shared/paragraphs.ts";
import { titleWithLocator } from "../../web/components/answer/format-citation.ts";
import { typeset } from "../../web/lib/typeset.ts";
import { makeAnswer, makeCitation } from "../support/make.ts";

test.each([
  ["double quotation marks", 'God "justifieth the ungodly".', "God “justifieth the ungodly”."],
  ["at both ends of a text", '"Amen"', "“Amen”"],
  ["in brackets, after a dash, before a mark", '("yes"), — "no"[1]', "(“yes”), — “no”[1]"],
  ["around italics", '"*Institutes*" and *"Loci"*', "“*Institutes*” and *“Loci”*"],
  ["one within the other", `He said, "'Come,' says he."`, "He said, “‘Come,’ says he.”"],
  ["single quotation marks", "the word 'elect' itself", "the word ‘elect’ itself"],
  ["apostrophes", "God's people, the disciples' feet, don't", "God’s people, the disciples’ feet, don’t"],
  ["elisions", "'Tis so since the '90s", "’Tis so since the ’90s"],
])("curls %s", (_name, typed, set) => expect(typeset(typed)).toBe(set));

test.each([
  ["Romans 8:28-30", "Romans 8:28–30"],
  ["Romans 8:28-9:1; John 3:5a-7b", "Romans 8:28–9:1; John 3:5a–7b"],
  ["Q. 29-38", "Q. 29–38"],
  ["pages 28--30", "pages 28–30"],
])("sets the range in %s with an en dash", (typed, set) => expect(typeset(typed)).toBe(set));

test.each(["2026-11-01", "well-known", "the 16-year-old king", "1-2-3"])("leaves the hyphens in %s alone", (text) =>
  expect(typeset(text)).toBe(text),
);

test("sets double and triple hyphens as dashes, and three points as an ellipsis", () => {
  expect(typeset("grace -- free -- and grace--free---so...")).toBe("grace – free – and grace—free—so…");
});

test("leaves typeset text alone", () => {
  const set = "“‘Come,’ says he” — Romans 8:28–30… God’s";
  expect(typeset(set)).toBe(set);
});

test("finds references in an answer, however their hyphens are typed", () => {
  const passage = { reference: "Romans 8:28-30", text: "And we know…" };
  const [paragraph] = readParagraphs(
    makeAnswer({ answer: `Paul's "golden chain" (Romans 8:28-30) holds.[1]`, passages: [passage] }),
  );
  expect(paragraph).toEqual([
    { kind: "text", text: "Paul’s “golden chain” (" },
    { kind: "reference", text: "Romans 8:28–30", passage },
    { kind: "text", text: ") holds." },
    { kind: "mark", number: 1 },
  ]);
});

test("sets a title and the place in it", () => {
  const citation = makeCitation(1, { title: "Luther's Small Catechism", locator: "Q. 29-38" });
  expect(titleWithLocator(citation)).toBe("Luther’s Small Catechism, Q.\u00a029–38");
});
