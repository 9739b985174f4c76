/** Finds the passages of the Bible that a question names, whether they exist or not. */
import { books } from "./books.ts";
import { septuagintNote } from "./numbering.ts";
import { PassageError, readPassages } from "./read-passages.ts";
import type { VerseSpan } from "./references.ts";
import { takeReferences } from "./typed-references.ts";

/** What a question says of the Bible's passages. */
export interface NamedPassages {
  /** The passages that exist, in order. */
  passages: VerseSpan[];
  /** What the reader should know about their numbering; null if nothing. */
  passageNote: string | null;
  /** Why a named passage does not exist; null if none is missing. */
  passageError: string | null;
}

/** The full name of a book, with a chapter and perhaps verses. */
const WRITTEN_OUT = new RegExp(
  String.raw`\b(?:${books.map(({ name }) => name).join("|")}) \d+(?::\d+(?:[-–]\d+)?)?`,
  "i",
);

/**
 * Finds the passages that a question names. Those that the King James Version does not have may have another number
 * there, or be typos.
 *
 * @param isFiller - Says of a text whether it contains nothing but function words. "Acts 29" and "mark 5" are passages
 *   only if the question contains nothing else.
 * @returns The passages, and the rest of the text.
 */
export function takePassages(text: string, isFiller: (text: string) => boolean): NamedPassages & { rest: string } {
  const { spans, rest } = takeReferences(text);
  const named = { passages: spans, passageNote: septuagintNote(text, spans), passageError: null, rest };
  const [written] = (/\d/.test(rest) && WRITTEN_OUT.exec(rest)) || [];
  if (written === undefined) return named;
  const others = rest.replace(written, " ");
  if (!written.includes(":") && (spans.length > 0 || !isFiller(others))) return named;
  try {
    const { spans: renumbered, note } = readPassages(written);
    // Without a note it exists, but is not meant: "mark 5 of them".
    if (note === null) return named;
    return { ...named, passages: [...spans, ...renumbered], passageNote: named.passageNote ?? note, rest: others };
  } catch (error) {
    if (!(error instanceof PassageError)) throw error;
    return { ...named, passageError: error.message, rest: others };
  }
}
