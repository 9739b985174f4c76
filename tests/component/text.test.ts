/** Numbers, numerals and titles, as the library prints them. */
import { expect, test } from "vitest";
import { roman } from "../../web/components/library/topic-numeral.tsx";
import { counted, inWords } from "../../web/lib/numbers.ts";
import { byTitle } from "../../web/lib/text.ts";

test.each([
  [1, "I"],
  [4, "IV"],
  [8, "VIII"],
  [9, "IX"],
  [14, "XIV"],
  [15, "XV"],
])("%i is %s", (number, numeral) => {
  expect(roman(number)).toBe(numeral);
});

test("counts in the singular and in the plural, up to twelve in words", () => {
  const numbers = [0, 1, 2, 12, 13, 748];
  const phrases = [
    "no questions",
    "one question",
    "two questions",
    "twelve questions",
    "13 questions",
    "748 questions",
  ];
  expect(numbers.map((number) => counted(number, "question"))).toEqual(phrases);
  expect([0, 1, 12, 13].map(inWords)).toEqual(["none", "one", "twelve", "13"]);
});

test("titles stand in order without their articles", () => {
  const titles = ["The Bondage of the Will", "Confessions", "An Alarm", "A Body of Divinity"].map((title) => ({
    title,
  }));
  expect(byTitle(titles).map(({ title }) => title)).toEqual([
    "An Alarm",
    "A Body of Divinity",
    "The Bondage of the Will",
    "Confessions",
  ]);
});
