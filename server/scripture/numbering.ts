/**
 * Converts other numberings to that of the King James Version. The Hebrew Bible begins some chapters elsewhere and
 * counts the titles of psalms as verses; the Septuagint and the Vulgate number most psalms one lower.
 */
import { type Book, books, placeOf, verseCount } from "./books.ts";
import { chapterOf, type VerseNumber, type VerseSpan, verseNumber } from "./references.ts";

/**
 * Verses of the Hebrew Bible that are numbered differently, and the verse of the King James Version at which each run
 * of them begins ("4:1-21=3:1" in Joel).
 */
const HEBREW_RUNS: Record<string, string> = {
  Gen: "32:1-1=31:55 32:2-33=32:1",
  Exod: "7:26-29=8:1 21:37-37=22:1",
  Lev: "5:20-26=6:1",
  Num: "17:1-15=16:36 17:16-28=17:1 30:1-1=29:40 30:2-17=30:1",
  Deut: "13:1-1=12:32 13:2-19=13:1 23:1-1=22:30 23:2-26=23:1 28:69-69=29:1",
  "1Sam": "21:1-1=20:42 21:2-16=21:1 24:1-1=23:29 24:2-23=24:1",
  "2Sam": "19:1-1=18:33 19:2-44=19:1",
  "1Kgs": "5:1-14=4:21 5:15-32=5:1 22:44-54=22:43",
  "2Kgs": "12:1-1=11:21 12:2-22=12:1",
  "1Chr": "5:27-41=6:1 12:5-41=12:4",
  "2Chr": "1:18-18=2:1 13:23-23=14:1",
  Neh: "3:33-38=4:1 10:1-1=9:38 10:2-40=10:1",
  Job: "40:25-32=41:1",
  Eccl: "4:17-17=5:1",
  Song: "7:1-1=6:13 7:2-14=7:1",
  Isa: "8:23-23=9:1",
  Jer: "8:23-23=9:1",
  Ezek: "21:1-5=20:45 21:6-37=21:1",
  Dan: "3:31-33=4:1 6:1-1=5:31 6:2-29=6:1",
  Hos: "2:1-2=1:10 2:3-25=2:1 12:1-1=11:12 12:2-15=12:1 14:1-1=13:16 14:2-10=14:1",
  Joel: "4:1-21=3:1",
  Jonah: "2:1-1=1:17 2:2-11=2:1",
  Mic: "4:14-14=5:1",
  Nah: "2:1-1=1:15 2:2-14=2:1",
  Zech: "2:1-4=1:18 2:5-17=2:1",
  Mal: "3:19-24=4:1",
};

/** Psalms whose title is the first verse in the Hebrew Bible, and those whose title is the first two verses. */
const TITLE_OF_ONE_VERSE = new Set(
  (
    "3 4 5 6 7 8 9 12 13 18 19 20 21 22 30 31 34 36 38 39 40 41 42 44 45 46 47 48 49 53 55 56 57 58 59 61 62 63 64 65 67 68 69 " +
    "70 75 76 77 80 81 83 84 85 88 89 92 102 108 140 142"
  )
    .split(" ")
    .map(Number),
);
const TITLE_OF_TWO_VERSES = new Set([51, 52, 54, 60]);

/** Consecutive verses in both numberings. */
interface Run {
  hebrew: VerseSpan;
  kingJames: VerseNumber;
}

const runs: readonly Run[] = [
  ...Object.entries(HEBREW_RUNS).flatMap(([osis, text]) => {
    const book = books.find((candidate) => candidate.osis === osis);
    return book ? text.split(" ").map((run) => readRun(book, run)) : [];
  }),
  ...titledPsalms(),
];

function readRun({ number }: Book, text: string): Run {
  const [chapter = 0, first = 0, last = 0, kingJamesChapter = 0, kingJamesVerse = 0] = text.split(/[:=-]/).map(Number);
  return {
    hebrew: { from: verseNumber(number, chapter, first), to: verseNumber(number, chapter, last) },
    kingJames: verseNumber(number, kingJamesChapter, kingJamesVerse),
  };
}

function titledPsalms(): Run[] {
  const psalms = books.find(({ osis }) => osis === "Ps");
  if (psalms === undefined) return [];
  return psalms.verseCounts.flatMap((count, index) => {
    const psalm = index + 1;
    const title = TITLE_OF_TWO_VERSES.has(psalm) ? 2 : Number(TITLE_OF_ONE_VERSE.has(psalm));
    if (title === 0) return [];
    const verse = (number: number) => verseNumber(psalms.number, psalm, number);
    return { hebrew: { from: verse(title + 1), to: verse(title + count) }, kingJames: verse(1) };
  });
}

/** @returns The last verse of a chapter in the Hebrew Bible, if it is numbered differently there; otherwise null. */
export function lastHebrewVerse(chapter: VerseNumber): VerseNumber | null {
  const ends = runs.map(({ hebrew }) => hebrew.to).filter((to) => chapterOf(to) === chapter);
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * @param hebrew - A span in the numbering of the Hebrew Bible.
 * @returns The same verses in the numbering of the King James Version; null if they do not exist.
 */
export function fromHebrew(hebrew: VerseSpan): VerseSpan | null {
  const [from, to] = [hebrew.from, hebrew.to].map(toKingJames);
  return from && to ? { from, to } : null;
}

function toKingJames(verse: VerseNumber): VerseNumber | null {
  const run = runs.find(({ hebrew }) => hebrew.from <= verse && verse <= hebrew.to);
  if (run) return run.kingJames + verse - run.hebrew.from;
  const place = placeOf(verse);
  return place.verse > 0 && place.verse <= verseCount(place.book, place.chapter) ? verse : null;
}

const SEPTUAGINT = /\b(?:LXX|Septuagint|Vulgate|Douay)\b/i;

/**
 * @param text - A text that a person wrote.
 * @param spans - The passages in it.
 * @returns A note on the number of the psalm if the text names the Septuagint or the Vulgate and theirs differs;
 *   otherwise null.
 */
export function septuagintNote(text: string, spans: readonly VerseSpan[]): string | null {
  const [first] = SEPTUAGINT.test(text) ? spans : [];
  if (first === undefined) return null;
  const { book, chapter } = placeOf(first.from);
  const own = septuagintPsalm(chapter);
  if (book.osis !== "Ps" || own === String(chapter)) return null;
  return `This is Psalm ${chapter} of the King James Version. Psalm ${chapter} of the Septuagint and the Vulgate is its Psalm ${own}.`;
}

/** @returns The psalm of the King James Version that has a given number in the Septuagint. */
function septuagintPsalm(number: number): string {
  if (number === 9) return "9 and 10";
  if (number === 113) return "114 and 115";
  if (number === 114) return "116:1-9";
  if (number === 115) return "116:10-19";
  if (number === 146) return "147:1-11";
  if (number === 147) return "147:12-20";
  return String(number > 9 && number < 146 ? number + 1 : number);
}
