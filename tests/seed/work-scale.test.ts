/** Works as scales: their divisions, and the place of a locator in them. */
import { expect, test } from "vitest";
import type { Locators } from "../../seed/schemas.ts";
import { scaleOf } from "../../seed/work-scale.ts";

const places = (locators: Locators, ...cited: string[]) => {
  const { divisions, find } = scaleOf(locators, cited);
  return {
    divisions: divisions.map(({ label, length }) => `${label}: ${length}`),
    spans: cited.map((locator) => {
      const span = find(locator);
      return span && [span.from, span.to];
    }),
  };
};

test("counts questions from the first to the last, with ranges and titles", () => {
  expect(places({ type: "question", count: 129 }, "1", "60-61", "129")).toEqual({
    divisions: ["1–129: 129"],
    spans: [
      [1, 1],
      [60, 61],
      [129, 129],
    ],
  });
  const lectures: Locators = {
    type: "lecture",
    parts: [
      { n: 1, title: "On Life" },
      { n: 2, title: "On Politics" },
    ],
  };
  expect(places(lectures, "On Politics", "1").spans).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test("places sections after those of the chapters before, and a chapter over all its sections", () => {
  const parts = [
    { n: 1, parts: 10 },
    { n: 2, parts: 3 },
    { n: 3, parts: 8 },
  ];
  expect(places({ type: "chapter.section", parts }, "1.4", "2", "2-3", "3.2-5")).toEqual({
    divisions: ["1: 10", "2: 3", "3: 8"],
    spans: [
      [4, 4],
      [11, 13],
      [11, 21],
      [15, 18],
    ],
  });
});

test("counts chapters if a locator names sections that the catalogue does not count", () => {
  const parts = [
    { n: 1, parts: 18 },
    { n: 2, parts: 17 },
  ];
  expect(places({ type: "book.chapter.section", parts }, "1.18.3", "2.12.1-3", "2.3-4").spans).toEqual([
    [18, 18],
    [30, 30],
    [21, 22],
  ]);
});

test("prints heads of doctrine as they are cited", () => {
  const parts = [
    { n: "2", title: "Redemption", parts: 9, rejections: 7 },
    { n: "3-4", title: "Conversion", parts: 17, rejections: 9 },
  ];
  expect(places({ type: "head.article", parts }, "3-4.11", "3-4 RE 5")).toEqual({
    divisions: ["2: 9", "3/4: 17"],
    spans: [[20, 20], null],
  });
});

test("divides a commentary by the chapters of its books, or of those that are cited", () => {
  const books = [{ title: "Genesis", chapters: 50, from: 24, to: 50 }];
  expect(places({ type: "bible-verse", books }, "Genesis 24:1", "Genesis 50:20")).toEqual({
    divisions: ["Genesis 24–50: 27"],
    spans: [
      [1, 1],
      [27, 27],
    ],
  });
  expect(places({ type: "bible-verse" }, "Jude 3", "2 John 1", "Revelation 22:20")).toEqual({
    divisions: ["2 John: 1", "3 John: 1", "Jude: 1", "Revelation: 22"],
    spans: [
      [3, 3],
      [1, 1],
      [25, 25],
    ],
  });
  expect(places({ type: "bible-verse" })).toEqual({ divisions: [], spans: [] });
});

test("has no scale if the catalogue counts nothing", () => {
  expect(places({ type: "section" }, "On Prayer")).toEqual({ divisions: [], spans: [null] });
  expect(places({ type: "none" })).toEqual({ divisions: [], spans: [] });
});
