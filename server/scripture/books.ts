/** The books of the Bible: their names, chapters and verses in the King James Version. */
import { BOOKS, chapterOf, VERSE_COUNTS, type VerseNumber, type VerseSpan, verseNumber } from "./references.ts";

export interface Book {
  /** Counted from 1 (Genesis) to 66 (Revelation). */
  number: number;
  /** Its OSIS name, as used in URLs: `1Cor`. */
  osis: string;
  /** Its name in front of a chapter: `1 Corinthians`, `Psalm`. */
  name: string;
  /** Its name as a book: `1 Corinthians`, `Psalms`. */
  title: string;
  /** The number of verses in each chapter. */
  verseCounts: readonly number[];
}

const NAMES = (
  "Genesis,Exodus,Leviticus,Numbers,Deuteronomy,Joshua,Judges,Ruth,1 Samuel,2 Samuel,1 Kings,2 Kings,1 Chronicles," +
  "2 Chronicles,Ezra,Nehemiah,Esther,Job,Psalm,Proverbs,Ecclesiastes,Song of Solomon,Isaiah,Jeremiah,Lamentations,Ezekiel," +
  "Daniel,Hosea,Joel,Amos,Obadiah,Jonah,Micah,Nahum,Habakkuk,Zephaniah,Haggai,Zechariah,Malachi,Matthew,Mark,Luke,John,Acts," +
  "Romans,1 Corinthians,2 Corinthians,Galatians,Ephesians,Philippians,Colossians,1 Thessalonians,2 Thessalonians,1 Timothy," +
  "2 Timothy,Titus,Philemon,Hebrews,James,1 Peter,2 Peter,1 John,2 John,3 John,Jude,Revelation"
).split(",");

/** The 66 books in order. */
export const books: readonly Book[] = BOOKS.map((osis, index) => {
  const name = NAMES[index] ?? osis;
  return {
    number: index + 1,
    osis,
    name,
    title: name === "Psalm" ? "Psalms" : name,
    verseCounts: VERSE_COUNTS[osis] ?? [],
  };
});

/** A verse number split into its parts. */
export interface Place {
  book: Book;
  chapter: number;
  verse: number;
}

/**
 * @param number - The verse need not exist, but its book must.
 * @throws {RangeError} if there is no such book.
 */
export function placeOf(number: VerseNumber): Place {
  const book = books[Math.floor(number / 1_000_000) - 1];
  if (book === undefined) throw new RangeError(`There is no book of the Bible in ${number}.`);
  return { book, chapter: Math.floor(number / 1000) % 1000, verse: number % 1000 };
}

/** @returns The number of verses in a chapter; 0 if it does not exist. */
export function verseCount(book: Book, chapter: number): number {
  return book.verseCounts[chapter - 1] ?? 0;
}

/** @returns The chapters from that of one verse to that of another, each as the number of its verse 0. */
export function chaptersBetween(from: VerseNumber, to: VerseNumber): VerseNumber[] {
  // Nearly all passages are within one chapter.
  if (chapterOf(from) === chapterOf(to)) return [chapterOf(from)];
  const first = placeOf(from);
  const last = placeOf(to);
  return books.slice(first.book.number - 1, last.book.number).flatMap((book) => {
    const start = book === first.book ? first.chapter : 1;
    const end = book === last.book ? last.chapter : book.verseCounts.length;
    return Array.from({ length: end - start + 1 }, (_, index) => verseNumber(book.number, start + index, 0));
  });
}

/**
 * @param chapter - The number of its verse 0.
 * @returns The chapter from its first verse to its last.
 */
export function chapterSpan(chapter: VerseNumber): VerseSpan {
  const place = placeOf(chapter);
  return { from: chapter + 1, to: chapter + verseCount(place.book, place.chapter) };
}

/** All chapters of the Bible in order, each as the number of its verse 0. */
const allChapters = chaptersBetween(verseNumber(1, 1, 1), verseNumber(66, 22, 1));

/** @returns The next chapter (or the previous one, for a distance of -1); null beyond the ends of the Bible. */
export function chapterBeside(chapter: VerseNumber, distance: 1 | -1): VerseNumber | null {
  return allChapters[allChapters.indexOf(chapter) + distance] ?? null;
}

/** @returns The number of verses in a span, including both ends. */
export function countVerses({ from, to }: VerseSpan): number {
  const whole = chaptersBetween(from, to).reduce((sum, chapter) => {
    const place = placeOf(chapter);
    return sum + verseCount(place.book, place.chapter);
  }, 0);
  const last = placeOf(to);
  return whole - (placeOf(from).verse - 1) - (verseCount(last.book, last.chapter) - last.verse);
}
