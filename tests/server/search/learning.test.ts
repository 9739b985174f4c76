import { expect, test } from "vitest";
import { createLearnedEvidence, ELSEWHERE, learn } from "../../../server/search/learning.ts";

const lessons = [
  {
    answerId: "grace",
    phrasings: [
      "what is grace",
      "why does God give what nobody earned",
      "is grace free",
      "undeserved kindness",
      "undeserved kindness of God",
      "who gets undeserved kindness",
      "undeserved kindness to sinners",
    ],
    words: ["favour"],
  },
  {
    answerId: "prayer",
    phrasings: ["how do I pray", "why does God want prayer", "is prayer free of rules", "talking to God"],
    words: ["kneel"],
  },
  {
    answerId: ELSEWHERE,
    phrasings: ["grace period on a loan", "what is the interest on a loan", "grace kelly films"],
    words: ["mortgage"],
  },
];

function evidenceFor(...words: string[]) {
  return createLearnedEvidence(learn(lessons), ["prayer", "grace"])(words);
}

test("speaks for the answer that a term is used for, and against the others", () => {
  const evidence = evidenceFor("praying");
  expect(evidence.get("prayer")).toBeGreaterThan(0.5);
  expect(evidence.get("grace")).toBeLessThan(0);
  expect(evidence.get(ELSEWHERE)).toBeLessThan(0);
});

test("tells two answers little apart by a term that both are asked with", () => {
  const apart = (term: string) => {
    const evidence = evidenceFor(term);
    return Math.abs((evidence.get("grace") ?? 0) - (evidence.get("prayer") ?? 0));
  };
  expect(apart("free")).toBeLessThan(apart("kneel") / 2);
});

test("knows pairs of neighbouring terms", () => {
  const inOrder = evidenceFor("undeserved", "kindness").get("grace") ?? 0;
  expect(inOrder).toBeGreaterThan(evidenceFor("kindness", "undeserved").get("grace") ?? 0);
});

test("learns from function words too", () => {
  expect(evidenceFor("how").get("prayer")).toBeGreaterThan(0.2);
});

test("speaks for something else where the terms belong there", () => {
  const evidence = evidenceFor("mortgage", "loan");
  expect(evidence.get(ELSEWHERE)).toBeGreaterThan(0.5);
  expect(evidence.get("grace")).toBeLessThan(0);
});

test("is less sure the more of the terms are unknown", () => {
  const sure = evidenceFor("praying").get("prayer") ?? 0;
  expect(evidenceFor("praying", "xylophones", "trombones").get("prayer")).toBeLessThan(sure);
});

test("says nothing where no term is known", () => {
  expect(evidenceFor("xylophone")).toEqual(new Map());
});

test("learns the same from the same lessons, in whatever order the answers come", () => {
  expect(learn(lessons.toReversed())).toEqual(learn(lessons));
});
