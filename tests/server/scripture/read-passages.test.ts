import fc from "fast-check";
import { expect, test } from "vitest";
import { versesOf } from "../../../server/scripture/bible.ts";
import { books, countVerses, placeOf } from "../../../server/scripture/books.ts";
import { labelOf, referenceOf } from "../../../server/scripture/labels.ts";
import { PassageError, readPassages } from "../../../server/scripture/read-passages.ts";
import { type VerseSpan, verseNumber } from "../../../server/scripture/references.ts";
import { plainText } from "../../../server/scripture/stored-text.ts";

const read = (text: string) => {
  const { spans, note } = readPassages(text);
  return { reference: referenceOf(spans), label: labelOf(spans), note };
};

/** Passages as visitors and URLs write them, as our URLs write them, and as the page shows them. */
const written: [text: string, reference: string, label: string][] = [
  ["Rom.8.28-30", "Rom.8.28-30", "Romans 8:28–30"],
  ["Rom.8.28-Rom.8.30", "Rom.8.28-30", "Romans 8:28–30"],
  ["rom 8 28", "Rom.8.28", "Romans 8:28"],
  ["romans chapter 8 verse 28", "Rom.8.28", "Romans 8:28"],
  ["II Tim 3:16", "2Tim.3.16", "2 Timothy 3:16"],
  ["What does jn3:16 mean?", "John.3.16", "John 3:16"],
  ["Romans 8:28ff", "Rom.8.28-39", "Romans 8:28–39"],
  ["ps 23", "Ps.23", "Psalm 23"],
  ["Psalms 120-121", "Ps.120-121", "Psalms 120–121"],
  ["Gen 1:1-2:3", "Gen.1.1-2.3", "Genesis 1:1–2:3"],
  ["Gen.50-Exod.1", "Gen.50-Exod.1", "Genesis 50 – Exodus 1"],
  ["Gen.50.26-Exod.1.1", "Gen.50.26-Exod.1.1", "Genesis 50:26 – Exodus 1:1"],
  ["Ruth", "Ruth.1-4", "Ruth 1–4"],
  ["Jude", "Jude.1", "Jude"],
  ["Jude 1", "Jude.1", "Jude"],
  ["Jude 3, 5", "Jude.1.3,Jude.1.5", "Jude 3, 5"],
  ["Song of Songs 2:1", "Song.2.1", "Song of Solomon 2:1"],
  ["John 3:16, 18", "John.3.16,John.3.18", "John 3:16, 18"],
  ["Rom 8:28; 9:1; John 3:16; Psalm 23", "Rom.8.28,Rom.9.1,John.3.16,Ps.23", "Romans 8:28; 9:1; John 3:16; Psalm 23"],
  ["John 3:16, John 4", "John.3.16,John.4", "John 3:16; John 4"],
  ["John 3:16 and John 3:16", "John.3.16", "John 3:16"],
  ["John 3:16 [1]", "John.3.16", "John 3:16"],
];

for (const [text, reference, label] of written)
  test(`reads "${text}" as ${reference}`, () => {
    expect(read(text)).toEqual({ reference, label, note: null });
  });

const HEBREW = "by the numbering of the Hebrew Bible is";
const otherNumberings: [text: string, reference: string, note: string][] = [
  ["Joel 4:13", "Joel.3.13", `Joel 4:13 ${HEBREW} Joel 3:13 in the King James Version.`],
  ["Joel 4", "Joel.3", `Joel 4:1–21 ${HEBREW} Joel 3 in the King James Version.`],
  ["Malachi 3:19-24", "Mal.4", `Malachi 3:19–24 ${HEBREW} Malachi 4 in the King James Version.`],
  ["Malachi 3:16-20", "Mal.3.16-4.2", `Malachi 3:16–20 ${HEBREW} Malachi 3:16–4:2 in the King James Version.`],
  ["Isaiah 8:23", "Isa.9.1", `Isaiah 8:23 ${HEBREW} Isaiah 9:1 in the King James Version.`],
  ["1 Kings 5:15-25", "1Kgs.5.1-11", `1 Kings 5:15–25 ${HEBREW} 1 Kings 5:1–11 in the King James Version.`],
  ["Psalm 51:21", "Ps.51.19", `Psalm 51:21 ${HEBREW} Psalm 51:19 in the King James Version.`],
  ["Psalm 3:9", "Ps.3.8", `Psalm 3:9 ${HEBREW} Psalm 3:8 in the King James Version.`],
  [
    "Psalm 50 LXX",
    "Ps.50",
    "This is Psalm 50 of the King James Version. Psalm 50 of the Septuagint and the Vulgate is its Psalm 51.",
  ],
];

for (const [text, reference, note] of otherNumberings)
  test(`says how "${text}" is numbered in the King James Version`, () => {
    expect(read(text)).toMatchObject({ reference, note });
  });

test("reads verse 0 of a psalm, its title, as verse 1", () => {
  expect(read("Psalm 51:0")).toEqual({ reference: "Ps.51.1", label: "Psalm 51:1", note: null });
});

test("has no note on the Septuagint if its number is the same", () => {
  for (const text of ["Psalm 1 LXX", "Psalm 150 in the Vulgate", "Isaiah 53 LXX"]) expect(read(text).note).toBeNull();
});

const wrong: [text: string, message: string][] = [
  ["", '"" names no passage of the Bible; write one such as Romans 8:28-30.'],
  ["grace", '"grace" names no passage of the Bible; write one such as Romans 8:28-30.'],
  ["Romans 17", "Romans has 16 chapters; there is no Romans 17."],
  ["Romans 17:3", "Romans has 16 chapters; there is no Romans 17."],
  ["Romans 16:25-17:3", "Romans has 16 chapters; there is no Romans 17."],
  ["Romans 0", "There is no Romans 0; its chapters are counted from 1."],
  ["Romans 8:40", "Romans 8 has 39 verses; there is no Romans 8:40."],
  ["Romans 8:28-40", "Romans 8 has 39 verses; there is no Romans 8:40."],
  ["Jude 26", "Jude has 25 verses; there is no Jude 26."],
  ["Jude 2:1", "Jude has one chapter; there is no Jude 2."],
  ["3 John 15", "3 John has 14 verses; there is no 3 John 15."],
  ["Psalm 51:22", "Psalm 51 has 19 verses; there is no Psalm 51:22."],
  ["Psalm 151", "There are 150 psalms; Psalm 151 stands in the Septuagint only."],
  ["Psalm 200", "There is no Psalm 200 in the Bible; write one such as Romans 8:28-30."],
  ["Psalm 1000000:1", "There is no Psalm 1000000 in the Bible; write one such as Romans 8:28-30."],
  ["Romans 8:1000", "There is no Romans 8:1000 in the Bible; write one such as Romans 8:28-30."],
  ["Rom.8.28-1000", "There is no Rom.8.28-1000 in the Bible; write one such as Romans 8:28-30."],
  ["Romans 8:30-28", '"Romans 8:30-28" runs backwards; name the earlier verse first.'],
];

for (const [text, message] of wrong)
  test(`says what is wrong with "${text}"`, () => {
    expect(() => readPassages(text)).toThrow(new PassageError(message));
  });

/** Any verse of the Bible. */
const anyVerse = fc
  .constantFrom(...books)
  .chain((book) => fc.tuple(fc.constant(book), fc.nat(book.verseCounts.length - 1)))
  .chain(([book, chapter]) =>
    fc
      .integer({ min: 1, max: book.verseCounts[chapter] ?? 1 })
      .map((verse) => verseNumber(book.number, chapter + 1, verse)),
  );
const anySpan = fc.tuple(anyVerse, anyVerse).map(([a, b]): VerseSpan => ({ from: Math.min(a, b), to: Math.max(a, b) }));

test("reads back every URL reference that it writes", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anySpan, { minLength: 1, maxLength: 4, selector: ({ from, to }) => `${from}-${to}` }),
      (spans) => {
        expect(readPassages(referenceOf(spans))).toEqual({ spans, note: null });
      },
    ),
  );
});

test("reads back every label that it writes, except the first verse of a book of one chapter", () => {
  const isOneChapter = (verse: number) => placeOf(verse).book.verseCounts.length === 1;
  fc.assert(
    fc.property(anySpan, (span) => {
      fc.pre(!isOneChapter(span.from) && !isOneChapter(span.to));
      expect(readPassages(labelOf([span])).spans).toEqual([span]);
    }),
  );
});

test("reads any text, or says that it cannot", () => {
  const places = fc.stringMatching(
    /^(?:(?:Ps|Rom|Jude|Joel|[1-3] ?John|is|and) ?[0-9]{0,4}[:.,;–-]? ?[0-9]{0,3} ?(?:ff|LXX)?[ ,;-]?){1,5}$/,
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme", maxLength: 60 }), places), (text) => {
      try {
        for (const { from, to } of readPassages(text).spans) expect(from).toBeLessThanOrEqual(to);
      } catch (error) {
        expect(error).toBeInstanceOf(PassageError);
      }
    }),
    { numRuns: 500 },
  );
});

test("has the text of every verse that it counts", () => {
  for (const { number, verseCounts } of books) {
    const to = verseNumber(number, verseCounts.length, verseCounts.at(-1) ?? 0);
    const span = { from: verseNumber(number, 1, 1), to };
    const verses = versesOf(span);
    expect(verses).toHaveLength(countVerses(span));
    expect(verses.every(({ runs }) => plainText(runs) !== "")).toBe(true);
    expect(verses.map(({ runs }) => plainText(runs)).join(" ")).not.toMatch(/[#[\]]| {2}/);
  }
});
