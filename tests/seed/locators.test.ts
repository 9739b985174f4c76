import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readLocator } from "../../seed/locators.ts";
import type { Locators, WorkEntry } from "../../seed/schemas.ts";
import { contentFolder } from "../../seed/seed-database.ts";

const book = {
  type: "book.chapter.section",
  parts: [{ n: 1, parts: 18 }, { n: 2 }, { n: 3, parts: [{ n: 1 }, { n: 2, parts: 43 }] }],
};
const heads = {
  type: "head.article",
  parts: [
    { n: "1", title: "Of Predestination", parts: 18, rejections: 9 },
    { n: "3-4", title: "Of Conversion", parts: 17, rejections: 9 },
  ],
};
const summa = {
  type: "part.question.article",
  parts: [
    { n: "I", parts: 119 },
    { n: "I-II", parts: 114 },
  ],
};

/** Valid locators, and how they are printed after the work's title. */
const places: [locators: Locators, written: string, printed: string][] = [
  [{ type: "question", count: 107 }, "30", "Q. 30"],
  [{ type: "question", count: 107 }, "1", "Q. 1"],
  [{ type: "question", count: 107 }, "107", "Q. 107"],
  [{ type: "question", count: 129 }, "60-61", "Q. 60-61"],
  [{ type: "article", count: 37 }, "12", "art. 12"],
  [{ type: "article", parts: [{ n: 1, title: "Of God" }] }, "1", "art. 1"],
  [{ type: "article", parts: [{ n: 1, title: "Of God" }] }, "Of God", "“Of God”"],
  [{ type: "canon", count: 25 }, "3", "canon 3"],
  [{ type: "thesis", count: 95 }, "62", "thesis 62"],
  [{ type: "resolution", count: 70 }, "1", "no. 1"],
  [{ type: "session" }, "6", "session 6"],
  [{ type: "chapter" }, "14", "ch. 14"],
  [{ type: "chapter", count: 20 }, "3-5", "ch. 3-5"],
  [{ type: "section", count: 40 }, "4", "sect. 4"],
  [{ type: "lecture" }, "2", "lecture 2"],
  [{ type: "discourse", count: 21 }, "2", "discourse 2"],
  [{ type: "petition", count: 6 }, "1", "petition 1"],
  [{ type: "commandment", count: 10 }, "4", "commandment 4"],
  [{ type: "part", parts: [{ n: 1 }, { n: 2 }] }, "2", "part 2"],
  [{ type: "book", count: 3 }, "3", "book 3"],
  [{ type: "sermon" }, "41", "sermon 41"],
  [{ type: "device", count: 20 }, "7", "device 7"],
  [{ type: "fragment" }, "277", "fragment 277"],
  [{ type: "paragraph" }, "9", "para. 9"],
  [{ type: "hymn" }, "12", "hymn 12"],
  [{ type: "hymn" }, "1.41", "book 1, hymn 41"],
  [{ type: "chapter.section", parts: [{ n: 1, parts: 10 }] }, "1", "ch. 1"],
  [{ type: "chapter.section", parts: [{ n: 1, parts: 10 }] }, "1.10", "1.10"],
  [{ type: "chapter.section", parts: [{ n: 1, parts: 10 }] }, "1.2-4", "1.2-4"],
  [{ type: "chapter.question" }, "2.9", "ch. 2, q. 9"],
  [heads, "1", "1"],
  [heads, "1.7", "1.7"],
  [heads, "3-4", "3/4"],
  [heads, "3-4.11", "3/4.11"],
  [heads, "3-4.11-13", "3/4.11-13"],
  [heads, "1 RE 9", "1, rejection 9"],
  [heads, "3-4 RE 2", "3/4, rejection 2"],
  [{ type: "book.chapter", parts: [{ n: 1, parts: 20 }] }, "1.20", "1.20"],
  [{ type: "book.chapter", parts: [{ n: 1, parts: 20 }] }, "1", "book 1"],
  [book, "3.2.43", "3.2.43"],
  [book, "2.99", "2.99"],
  [book, "1.18.3", "1.18.3"],
  [
    {
      type: "part.chapter",
      parts: [
        { n: 1, parts: 4 },
        { n: "II", parts: 3 },
      ],
    },
    "1.4",
    "part 1, ch. 4",
  ],
  [
    {
      type: "part.chapter",
      parts: [
        { n: 1, parts: 4 },
        { n: "II", parts: 3 },
      ],
    },
    "II.3",
    "part II, ch. 3",
  ],
  [{ type: "part.section", parts: [{ n: "Of Faith", parts: 5 }] }, "Of Faith.5", "Of Faith, sect. 5"],
  [{ type: "part.chapter.section" }, "2.3.4", "part 2, ch. 3.4"],
  [{ type: "part.chapter.section" }, "IV.3", "part IV, ch. 3"],
  [summa, "I.2", "I, q. 2"],
  [summa, "I.2.3", "I, q. 2, a. 3"],
  [summa, "I-II.109.2", "I-II, q. 109, a. 2"],
  [{ type: "state.head", parts: [{ n: "Innocence" }, { n: "Nature" }] }, "Nature.2", "Nature, head 2"],
  [{ type: "volume.chapter" }, "2.14", "vol. 2, ch. 14"],
  [{ type: "volume.section" }, "2.33", "vol. 2, § 33"],
  [{ type: "bible-verse" }, "Romans 9:13", "on Romans 9:13"],
  [{ type: "none" }, "Preface", "Preface"],
  [{ type: "sermon" }, "God Justifieth the Ungodly", "God Justifieth the Ungodly"],
];

for (const [locators, written, printed] of places)
  test(`prints ${locators.type} "${written}" as "${printed}"`, () => {
    expect(readLocator(locators, written)).toEqual({ label: printed });
  });

test("prints a verse of the Bible itself as written", () => {
  expect(readLocator({ type: "bible-verse" }, "Romans 9:13", true)).toEqual({ label: "Romans 9:13" });
});

/** Invalid locators, and the problem that is reported. */
const faults: [locators: Locators, written: string, problem: string, remedy?: string][] = [
  [{ type: "question", count: 107 }, "108", "the last question of the work is 107", "write a number from 1 to 107"],
  [
    { type: "question", count: 107 },
    "0",
    "question 0 is not a valid number",
    "write numbers from 1, without leading zeros",
  ],
  [{ type: "question", count: 107 }, "034", "question 034 is not a valid number"],
  [{ type: "question", count: 107 }, "034-35", "question 034 is not a valid number"],
  [{ type: "question", count: 107 }, "34-035", '"34-035" is not a valid question of the work'],
  [{ type: "question", count: 107 }, "106-108", "the last question of the work is 107"],
  [{ type: "question", count: 107 }, "61-60", "the range runs backwards", "write 60-61"],
  [{ type: "question", count: 107 }, "3.1", '"3.1" is not a valid question of the work'],
  [{ type: "question", count: 107 }, "Of God", '"Of God" is not a valid question of the work'],
  [{ type: "question", count: 107 }, "", '"" is not a valid question of the work'],
  [{ type: "question", count: 107 }, "-1", '"-1" is not a valid question of the work'],
  [{ type: "question", count: 107 }, "1.", '"1." is not a valid question of the work'],
  [{ type: "article", parts: [{ n: 1, title: "Of God" }] }, "2", "the last article of the work is 1"],
  [{ type: "article", parts: [{ n: 1, title: "Of God" }] }, "Of Man", '"Of Man" is not a valid article of the work'],
  [
    { type: "part", parts: [{ title: "Preface" }] },
    "Afterword",
    'the work has no part called "Afterword"',
    "write one of Preface",
  ],
  [{ type: "chapter.section", parts: [{ n: 1, parts: 10 }] }, "1.11", "the last section of chapter 1 is 10"],
  [{ type: "chapter.section", parts: [{ n: 1, parts: 10 }] }, "2.1", "the last chapter of the work is 1"],
  [heads, "2.1", "the work has no head 2", "write one of 1, 3-4"],
  [heads, "1.19", "the last article of head 1 is 18"],
  [heads, "3-4.16-18", "the last article of head 3-4 is 17"],
  [heads, "1 RE 10", "head 1 has 9 rejections of errors", "write a number from 1 to 9"],
  [heads, "1 RE 04", '"1 RE 04" is not a valid head.article of the work'],
  [heads, "1.7-3", "the range runs backwards", "write 1.3-7"],
  [heads, "2 RE 1", "head 2 has 0 rejections of errors"],
  [book, "IX.999.999", "book IX is not in digits", "write 3, not III"],
  [{ type: "question", count: 107 }, "XXX", "question XXX is not in digits", "write 3, not III"],
  [{ type: "chapter.section", parts: [{ n: 1, parts: 10 }] }, "I.11", "chapter I is not in digits"],
  [book, "4.1", "the last book of the work is 3"],
  [book, "1.19", "the last chapter of book 1 is 18"],
  [book, "3.2.44", "the last section of chapter 3.2 is 43"],
  [{ type: "part.chapter", parts: [{ n: 1, parts: 4 }] }, "1.5", "the last chapter of part 1 is 4"],
  [{ type: "part", parts: [{ n: 1 }, { n: 2 }] }, "1-9", "the last part of the work is 2"],
  [
    {
      type: "part.section",
      parts: [
        { n: 1, parts: 4 },
        { n: 2, parts: 4 },
      ],
    },
    "1-9",
    "the last part of the work is 2",
    "write a number from 1 to 2",
  ],
  [summa, "I.120", "the last question of part I is 119"],
  [summa, "IV.1", "the work has no part IV", "write one of I, I-II"],
  [{ type: "state.head", parts: [{ n: "Innocence" }] }, "Glory.1", '"Glory.1" is not a valid state.head of the work'],
  [{ type: "bible-verse" }, "Romans 9:34", '"Romans 9:34" is not a Bible passage'],
  [{ type: "bible-verse" }, "Hezekiah 1:1", '"Hezekiah 1:1" is not a Bible passage'],
  [{ type: "bible-verse" }, "see Romans 9:13", '"see Romans 9:13" is not a Bible passage'],
  [{ type: "bible-verse" }, "Romans 9:13 and John 3:16", '"Romans 9:13 and John 3:16" is not a Bible passage'],
  [{ type: "chapter" }, "12th", '"12th" is not a valid place in the work'],
];

for (const [locators, written, problem, remedy] of faults)
  test(`refuses ${locators.type} "${written}": ${problem}`, () => {
    expect(readLocator(locators, written)).toEqual({
      problem,
      remedy: remedy ?? expect.stringMatching(/^(write|use) .+/),
    });
  });

test("accepts the last place of each work in the catalogue, and refuses the one after it", () => {
  const works = parse(readFileSync(join(contentFolder, "works.yaml"), "utf8")) as WorkEntry[];
  const counted = works.filter(({ locators }) => locators.count !== undefined && !locators.type.includes("."));
  expect(counted.length).toBeGreaterThan(5);
  for (const { id, locators } of counted) {
    const last = locators.count ?? 0;
    expect([id, readLocator(locators, String(last))]).toEqual([id, { label: expect.stringContaining(String(last)) }]);
    expect([id, readLocator(locators, String(last + 1))]).toEqual([
      id,
      expect.objectContaining({ problem: expect.stringContaining(String(last)) }),
    ]);
  }
});

test("accepts every chapter that the catalogue names", () => {
  const works = parse(readFileSync(join(contentFolder, "works.yaml"), "utf8")) as WorkEntry[];
  const places = works.flatMap(({ id, locators }) =>
    (locators.parts ?? [])
      .filter(({ n }) => n !== undefined)
      .flatMap(({ n, parts }) =>
        Array.isArray(parts)
          ? parts.map((below) => [n, below.n, below.parts].filter(Boolean).join("."))
          : [n, parts].filter(Boolean).join("."),
      )
      .map((text) => ({ id, locators, text })),
  );
  expect(places.length).toBeGreaterThan(50);
  for (const { id, locators, text } of places)
    expect([id, text, readLocator(locators, text)]).toEqual([id, text, { label: expect.any(String) }]);
});
