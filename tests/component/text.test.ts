/** Numbers, numerals and titles, as the library prints them. */
import { expect, test } from "vitest";
import { roman } from "../../web/components/library/topic-numeral.tsx";
import { counted, spelledOut } from "../../web/lib/numbers.ts";
import { byTitle, capitalized } from "../../web/lib/text.ts";

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

test.each([
  [0, "no"],
  [12, "twelve"],
  [15, "fifteen"],
  [40, "forty"],
  [77, "seventy-seven"],
  [100, "one hundred"],
  [192, "one hundred and ninety-two"],
  [205, "two hundred and five"],
  [1000, "1000"],
])("%i is %s", (number, words) => {
  expect(spelledOut(number)).toBe(words);
});

test("counts in the singular and in the plural", () => {
  expect(capitalized(counted(1, "question"))).toBe("One question");
  expect(counted(25, "question")).toBe("twenty-five questions");
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
