import { expect, test } from "vitest";
import { countHabits, readingEase } from "../../seed/habits.ts";

const idsOf = (name: RegExp, texts: Record<string, string>) =>
  countHabits(Object.entries(texts).map(([id, body]) => ({ id, body }))).find((habit) => name.test(habit.name))?.ids;

test("finds answers whose last sentence addresses the reader, and those whose last paragraph begins with 'If'", () => {
  const texts = {
    reader: "Grace is a gift.\n\nIf this is hard, ask your pastor.",
    fact: "You may ask what grace is.\n\nGrace is a gift.[1]",
  };
  expect(idsOf(/last sentence/, texts)).toEqual(["reader"]);
  expect(idsOf(/last paragraph/, texts)).toEqual(["reader"]);
});

test("finds answers that begin alike, and lists the worst first", () => {
  const texts = {
    once: "The law is good, of course. It is holy.",
    twice: "The law, admittedly, is hard. No doubt it is just.",
    never: "Grace is free.",
  };
  expect(idsOf(/same two words/, texts)).toEqual(["once", "twice"]);
  expect(idsOf(/concession/, texts)).toEqual(["twice", "once"]);
});

test("finds long sentences, inversions and couplets", () => {
  const long = `${"word ".repeat(46)}.`;
  expect(idsOf(/more than 45/, { long, short: "Grace is free." })).toEqual(["long"]);
  expect(idsOf(/inversions/, { a: "They erred. To these Protestants answer that grace is free." })).toEqual(["a"]);
  const couplets = "It is not a wage but a gift. He came not to be served but to serve.";
  expect(idsOf(/couplets/, { one: "It is not a wage but a gift.", two: couplets })).toEqual(["two"]);
});

test("measures reading ease: plain words in short sentences are easier", () => {
  expect(readingEase("The cat sat on the mat.", 1)).toBeGreaterThan(100);
  expect(readingEase("Soteriological considerations necessitate terminological precision.", 1)).toBeLessThan(0);
});
