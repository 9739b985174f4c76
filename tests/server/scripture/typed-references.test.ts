import fc from "fast-check";
import { expect, test } from "vitest";
import { books } from "../../../server/scripture/books.ts";
import { referenceOf } from "../../../server/scripture/labels.ts";
import { takeReferences } from "../../../server/scripture/typed-references.ts";

/** Names and common abbreviations of the books, in their order. */
const NAMES = `
Genesis Gen|Exodus Exod Ex|Leviticus Lev|Numbers Num|Deuteronomy Deut Dt|Joshua Josh|Judges Judg|Ruth|1_Samuel 1_Sam First_Samuel
2_Samuel 2_Sam Second_Samuel|1_Kings 1_Kgs|2_Kings 2_Kgs|1_Chronicles 1_Chron 1_Chr|2_Chronicles 2_Chron 2_Chr|Ezra|Nehemiah Neh
Esther Esth|Job|Psalm Psalms Ps Psa|Proverbs Prov|Ecclesiastes Eccl Ecc|Song_of_Solomon Song_of_Songs|Isaiah Isa|Jeremiah Jer
Lamentations Lam|Ezekiel Ezek|Daniel Dan|Hosea Hos|Joel|Amos|Obadiah Obad|Jonah Jon|Micah Mic|Nahum Nah|Habakkuk Hab
Zephaniah Zeph|Haggai Hag|Zechariah Zech|Malachi Mal|Matthew Matt Mt|Mark Mk|Luke Lk|John Jn|Acts|Romans Rom
1_Corinthians 1_Cor First_Corinthians I_Cor|2_Corinthians 2_Cor Second_Corinthians II_Cor|Galatians Gal|Ephesians Eph
Philippians Phil|Colossians Col|1_Thessalonians 1_Thess|2_Thessalonians 2_Thess|1_Timothy 1_Tim First_Timothy
2_Timothy 2_Tim Second_Timothy|Titus|Philemon Phlm|Hebrews Heb|James Jas|1_Peter 1_Pet First_Peter|2_Peter 2_Pet|1_John 1_Jn I_John
2_John|3_John|Jude|Revelation Rev`
  .trim()
  .split(/[|\n]/)
  .map((names) =>
    names
      .trim()
      .split(" ")
      .map((name) => name.replaceAll("_", " ")),
  );

/** A place as somebody types it, and its reference. */
const place = fc
  .record({
    book: fc.constantFrom(...books),
    name: fc.nat(),
    chapter: fc.nat(),
    verse: fc.nat(),
    more: fc.integer({ min: 0, max: 5 }),
    form: fc.constantFrom("colon", "dot", "words", "chapter", "verse of"),
    lower: fc.boolean(),
  })
  .map(({ book, form, lower, more, ...picks }) => {
    const names = NAMES[book.number - 1] ?? [];
    const name = names[picks.name % names.length] ?? "";
    const chapter = 1 + (picks.chapter % book.verseCounts.length);
    const verses = book.verseCounts[chapter - 1] ?? 0;
    const verse = 1 + (picks.verse % verses);
    const last = Math.min(verse + more, verses);
    const number = (at: number) => book.number * 1_000_000 + chapter * 1000 + at;
    const range = last > verse ? `${verse}-${last}` : `${verse}`;
    const chapterAlone = form === "chapter" && book.verseCounts.length > 1;
    const typed = {
      colon: `${name} ${chapter}:${range}`,
      dot: `${name} ${chapter}.${range}`,
      words: `${name} chapter ${chapter} verse ${verse}${last > verse ? ` to ${last}` : ""}`,
      chapter: chapterAlone ? `${name} ${chapter}` : `${name} ${chapter}:${range}`,
      "verse of": `verse ${verse}${last > verse ? `-${last}` : ""} of ${name} ${chapter}`,
    }[form];
    const span = chapterAlone ? { from: number(1), to: number(verses) } : { from: number(verse), to: number(last) };
    return { typed: lower ? typed.toLowerCase() : typed, reference: referenceOf([span]) };
  });

/** Sentences around one or two references, without other numbers or names. */
const SENTENCES = [
  "@",
  "what does @ mean",
  "What does @ mean?",
  "explain @ please",
  "I was reading @ yesterday and did not understand it",
  "does @ teach that everybody is saved",
  'Why does it say "fear not" in @, when we are afraid?',
  "how does @ fit with @",
  "@ and @ seem to contradict each other",
  "someone showed me @; what about @",
  "In @ there is a promise. Is it for us?",
];

test("reads every book, by its name and abbreviations, in every form and sentence", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SENTENCES), fc.tuple(place, place), (sentence, places) => {
      const used = places.slice(0, sentence.split("@").length - 1);
      let next = 0;
      const question = sentence.replace(/@/g, () => places[next++]?.typed ?? "");
      const found = takeReferences(question).spans.map((span) => referenceOf([span]));
      // What overlaps is joined.
      if (found.length === used.length)
        expect([question, found]).toEqual([question, used.map(({ reference }) => reference)]);
      else expect([question, found.length, used.length > 1]).toEqual([question, 1, true]);
    }),
    { numRuns: 1500 },
  );
});

test("leaves the other words as they were typed", () => {
  expect(takeReferences("Why does Verse 9 of Romans 10 say so?").rest.replace(/\s+/g, " ")).toBe("Why does say so?");
  expect(takeReferences("the third time, one in twenty").rest).toBe("the third time, one in twenty");
});
