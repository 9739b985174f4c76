/**
 * Rewrites references that people say in a way the parser does not read: "verse 9 of Romans 10", "the 23rd psalm", "first
 * Corinthians thirteen".
 */
import { books } from "./books.ts";
import { parseReferences } from "./references.ts";

const UNITS = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUES = new Map([
  ...UNITS.map((word, index) => [word, index + 1] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ["hundred", 100] as const,
]);

/** A number from 1 to 199 in words. */
const unit = UNITS.join("|");
const below100 = `(?:(?:${TENS.join("|")})(?:[ -](?:${unit})\\b)?|${TEENS.join("|")}|${unit})\\b`;
const WORDS = `(?:(?:(?:one |a )?hundred\\b(?: and)? )?${below100}|(?:one |a )?hundred\\b)`;
/** The same as an ordinal. Its end is that of the last word: twentieth, ninth, hundred and first. */
const ORDINALS: Record<string, string> = {
  first: "one",
  second: "two",
  third: "three",
  fifth: "five",
  eighth: "eight",
  ninth: "nine",
  twelfth: "twelve",
};
const ordinal = [...Object.keys(ORDINALS), "(?:four|six|seven|hundred)th", "\\w+(?:teen|en)th", "\\w+tieth"].join("|");
const ORDINAL = `(?:(?:one |a )?hundred(?: and)? )?(?:(?:${TENS.join("|")})[ -])?(?:${ordinal})`;

const NUMBER = `(?:\\d+|${WORDS})`;
/** Books whose names are so often those of a person or a thing that a chapter in words is none: "mark one of them". */
const AMBIGUOUS = "Mark|Luke|John|Matthew|James|Jude|Daniel|Joel|Amos|Ruth|Esther|Joshua|Job|Acts|Judges|Numbers|Titus";
const FULL_NAMES = [...new Set(books.flatMap(({ name, title }) => [name, title]))]
  .map((name) => name.replace(/^\d /, ""))
  .join("|");
const CLEAR_NAMES = FULL_NAMES.split("|")
  .filter((name) => !AMBIGUOUS.split("|").includes(name))
  .join("|");
/** Something like the name of a book: it is one if the parser reads it. */
const BOOK =
  "(?:the (?:book|gospel|letter|epistle) (?:of |to |according to )?(?:the )?)?((?:(?:[1-3]|i{1,3}|first|second|third|1st|2nd|3rd) )?\\p{L}+\\.?(?: of \\p{L}+)?)";
const RANGE = `(${NUMBER})(?: ?(?:-|–|to|through|and) ?(${NUMBER}))?`;

/** "the end of Mark (16:9-20)" */
const IN_BRACKETS = /(\p{L}) \((\d+:\d[\d:,;–\- ]*)\)/gu;
const PSALM = new RegExp(`\\b(?:the )?(\\d+(?:st|nd|rd|th)|${ORDINAL}) psalm\\b`, "giu");
const NAMED_NUMBER = new RegExp(`\\b(chapters?|verses?|psalm) (${WORDS})`, "giu");
const CHAPTER_IN_WORDS = new RegExp(`\\b(${CLEAR_NAMES}) (${WORDS})(?! (?:thousand|million))(?:,? (${WORDS}))?`, "giu");
const PLACE_IN_WORDS = new RegExp(`\\b(${AMBIGUOUS}) (${WORDS})(?:,? (?:verse )?(${NUMBER}))`, "giu");
const VERSE_OF = new RegExp(
  `\\bverses? ${RANGE} (?:of|in|from) (?:chapter (\\d+) (?:of|in) )?${BOOK}(?: (?:chapter )?(\\d+))?`,
  "giu",
);
const CHAPTER_OF = new RegExp(`\\bchapter (\\d+)(?:,? verses? ${RANGE})? (?:of|in|from) ${BOOK}`, "giu");

/** Maximum number of places that are tried, because the parser takes its time. */
const MAX_READ = 20;

/** @returns The text with such references as the parser reads them: "Romans 10:9". Others are left as they are. */
export function writeOut(text: string): string {
  let left = MAX_READ;
  const orAsSaid = (said: string, written: string) => {
    left -= 1;
    return left >= 0 && isReference(written) ? written : said;
  };
  return text
    .replace(IN_BRACKETS, "$1 $2")
    .replace(PSALM, (_, number: string) => `Psalm ${readNumber(number)}`)
    .replace(NAMED_NUMBER, (_, name: string, number: string) => `${name} ${readNumber(number)}`)
    .replace(CHAPTER_IN_WORDS, (_, book: string, chapter: string, verse?: string) => place(book, chapter, verse))
    .replace(PLACE_IN_WORDS, (_, book: string, chapter: string, verse: string) => place(book, chapter, verse))
    .replace(
      VERSE_OF,
      (said, first: string, last: string | undefined, ofChapter: string | undefined, book: string, chapter?: string) =>
        orAsSaid(said, place(book, ofChapter ?? chapter ?? "1", first, last)),
    )
    .replace(CHAPTER_OF, (said, chapter: string, first: string | undefined, last: string | undefined, book: string) =>
      orAsSaid(said, place(book, chapter, first, last)),
    );
}

function place(book: string, chapter: string, first?: string, last?: string): string {
  const verses = first === undefined ? "" : `:${readNumber(first)}${last === undefined ? "" : `-${readNumber(last)}`}`;
  return `${book} ${readNumber(chapter)}${verses}`;
}

/** What looked like the name of a book may be any word: "verse 2 of the song". */
function isReference(written: string): boolean {
  const capitalized = written.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [reference] = parseReferences(capitalized);
  return reference?.exists === true && reference.text.length === capitalized.length;
}

/** @returns The value of a number in digits or words, such as "23rd" or "hundred and nineteenth". */
function readNumber(number: string): number {
  if (/^\d/.test(number)) return Number.parseInt(number, 10);
  return number
    .toLowerCase()
    .replace(/^one (?=hundred)/, "")
    .split(/[ -]/)
    .map((word) => ORDINALS[word] ?? word.replace(/ieth$/, "y").replace(/th$/, ""))
    .reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0);
}
