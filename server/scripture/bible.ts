/** The text of the Bible in the King James Version (1769) and the World English Bible. */
import Sqlite from "better-sqlite3";
import { PlainError } from "../plain-error.ts";
import { bibleFile } from "./bible-file.ts";
import { labelOf } from "./labels.ts";
import { type VerseNumber, type VerseSpan, verseNumber } from "./references.ts";
import { PARAGRAPH, type Run, toRuns } from "./stored-text.ts";

/** The King James Version, whose numbers are used for both, and the World English Bible. */
export type Translation = "kjv" | "web";

export interface VerseText {
  number: VerseNumber;
  /** Whether a paragraph begins here, as the edition has it, and at the first verse of a chapter. */
  startsParagraph: boolean;
  /** The text above the verse: the title of a psalm, or a letter of Psalm 119. */
  heading: Run[] | null;
  runs: Run[];
}

/** The text of the Bible has not been made. */
export class BibleError extends PlainError {
  override name = "BibleError";
}

let connection: Sqlite.Database | undefined;

/**
 * Opens the text, once. It is read when it is needed, so that it takes no memory.
 *
 * @throws {BibleError} if the file is missing or damaged.
 */
export function openBible(): Sqlite.Database {
  try {
    connection ??= new Sqlite(bibleFile, { readonly: true, fileMustExist: true });
    return connection;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BibleError(`The text of the Bible (${bibleFile}) cannot be opened: ${why}. npm start makes it.`);
  }
}

/** Prepared once, on first use. */
let queries: Record<Translation, Sqlite.Statement<[VerseNumber, VerseNumber, number], StoredVerse>> | undefined;

interface StoredVerse {
  number: VerseNumber;
  text: string;
  heading: string | null;
}

function prepareQueries() {
  const prepare = (translation: Translation) =>
    openBible().prepare<[VerseNumber, VerseNumber, number], StoredVerse>(
      `SELECT number, ${translation} AS text, ${translation}_heading AS heading FROM verses
       WHERE number BETWEEN ? AND ? AND ${translation} IS NOT NULL ORDER BY number LIMIT ?`,
    );
  return { kjv: prepare("kjv"), web: prepare("web") };
}

/** @returns The first `most` verses of a span, in order. */
export function versesOf({ from, to }: VerseSpan, translation: Translation = "kjv", most = -1): VerseText[] {
  queries ??= prepareQueries();
  return queries[translation].all(from, to, most).map(({ number, text, heading }) => ({
    number,
    startsParagraph: text.startsWith(PARAGRAPH) || number % 1000 === 1,
    heading: heading === null ? null : toRuns(heading),
    runs: toRuns(text),
  }));
}

/** Verses that some manuscripts lack, and the World English Bible with them. */
const NOT_IN_WEB = [verseNumber(42, 17, 36), verseNumber(44, 8, 37), verseNumber(44, 15, 34), verseNumber(44, 24, 7)];
/** The doxology at the end of Romans, which the World English Bible has after 14:23. */
const DOXOLOGY = { from: verseNumber(45, 16, 25), to: verseNumber(45, 16, 27) };

/** @returns What the reader should know about the verses of some passages in a translation; null if nothing. */
export function translationNote(spans: readonly VerseSpan[], translation: Translation): string | null {
  if (translation === "kjv") return null;
  const touches = ({ from, to }: VerseSpan) => spans.some((span) => span.from <= to && from <= span.to);
  const missing = NOT_IN_WEB.map((verse) => ({ from: verse, to: verse })).filter(touches);
  const notes = [
    ...(missing.length > 0
      ? [`The World English Bible does not have ${labelOf(missing)}, which some manuscripts lack.`]
      : []),
    ...(touches(DOXOLOGY) ? ["The World English Bible has Romans 16:25–27 after 14:23, as 14:24–26."] : []),
  ];
  return notes.length > 0 ? notes.join(" ") : null;
}
