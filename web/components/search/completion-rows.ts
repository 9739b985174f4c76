/** The rows under the search box, and the parts of a row that match what was typed. */
import type { Completions } from "../../../server/contract/completions.ts";
import { scripturePath } from "../../lib/library-paths.ts";
import { capitalized, escapeRegExp, shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { sameQuestion } from "../../stores/search-history.ts";

export type Row = {
  /** The question; or the words of a verse. */
  readonly question: string;
  readonly askedBefore: boolean;
  /** Another way to ask it, if that is what matches. */
  readonly alsoAskedAs: string | null;
  /** Its topic; empty if unknown. Of a verse, its name. */
  readonly topic: string;
  /** The page of a verse; null for a question, which is searched. */
  readonly path: string | null;
};

const ROWS = 5;
/** Of a verse, so much is shown. */
const VERSE_LENGTH = 90; // characters
/** How many questions asked before come first; the limit leaves room for others. */
const ASKED_BEFORE_FIRST = 2;
const SHORTEST = 2; // characters

/**
 * @param typed - The text of the search box.
 * @param asked - The questions asked before, newest first.
 */
export function rowsFor(typed: string, asked: readonly string[], suggested: Completions | null): Row[] {
  if (typed.trim().length < SHORTEST) return [];
  const pattern = phrasePattern(typed);
  const remembered = asked
    .filter((question) => pattern.test(typeset(question)))
    .slice(0, ASKED_BEFORE_FIRST)
    .map((question) => ({ question, askedBefore: true, alsoAskedAs: null, topic: "", path: null }));
  const { completions, verse } = suggested ?? { completions: [], verse: null };
  const others = completions
    .filter(({ question }) => !remembered.some((row) => sameQuestion(row.question, question)))
    .map(({ question, alsoAskedAs, topic }) => ({
      question,
      askedBefore: asked.some((before) => sameQuestion(before, question)),
      alsoAskedAs: alsoAskedAs && asWritten(alsoAskedAs),
      topic,
      path: null,
    }));
  const verses = verse ? [toRow(verse)] : [];
  return [...[...remembered, ...others].slice(0, ROWS - verses.length), ...verses];
}

function toRow({ reference, label, text }: NonNullable<Completions["verse"]>): Row {
  const words = shortened(text, VERSE_LENGTH);
  return { question: words, askedBefore: false, alsoAskedAs: null, topic: label, path: scripturePath(reference) };
}

const QUESTION =
  /^(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|am|do|does|did|can|could|may|must|shall|should|will|would|has|have|had)\b/i;

/** Formats a phrasing: with a capital, and a question mark if it is a question. */
function asWritten(text: string): string {
  return QUESTION.test(text) && !/[.?!]$/.test(text) ? `${capitalized(text)}?` : capitalized(text);
}

/** Splits a typeset text so that every second piece matches what was typed, as a phrase or else word by word. */
export function splitAtMatch(text: string, typed: string): string[] {
  const set = typeset(text);
  const pieces = set.split(phrasePattern(typed));
  return pieces.length > 1 ? pieces : set.split(wordsPattern(typed));
}

function phrasePattern(typed: string): RegExp {
  return patternOf(wordsOf(typed).join("\\s+"));
}

function wordsPattern(typed: string): RegExp {
  return patternOf(wordsOf(typed).join("|"));
}

/** Matches only at the beginning of words. */
function patternOf(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(${source})`, "iu");
}

function wordsOf(typed: string): string[] {
  return typeset(typed).trim().split(/\s+/).map(escapeRegExp);
}
