/**
 * The passage of the Bible that a question names. If the question gets no answer, the passage is shown with the answers
 * on it.
 */
import { answersOn, type ScriptureContent } from "../content/scripture.ts";
import { MAX_SHOWN_ANSWERS, MAX_SHOWN_VERSES, type NamedPassage } from "../contract/scripture.ts";
import { books, chapterSpan, countVerses } from "../scripture/books.ts";
import { loadKjv } from "../scripture/kjv.ts";
import { septuagintNote } from "../scripture/numbering.ts";
import { PassageError, readPassages } from "../scripture/read-passages.ts";
import { chapterOf, type VerseSpan } from "../scripture/references.ts";
import type { Found } from "../search/index.ts";
import { SPEC_KEYWORDS } from "../search/keyword-rules.ts";
import { splitWords, toTerm } from "../search/tokenize.ts";
import { linkTo, toVerse } from "./scripture.ts";

/** The passages that a question names. */
export interface NamedSpans {
  spans: readonly VerseSpan[];
  /** What the reader should know about their numbering; null if nothing. */
  note: string | null;
  /** What is wrong with a passage that does not exist; null if it exists. */
  error: string | null;
  /** Whether the question contains nothing else but function words. */
  isAlone: boolean;
}

/** The full name of a book, with a chapter and perhaps verses. */
const WRITTEN_OUT = new RegExp(
  String.raw`\b(?:${books.map(({ name }) => name).join("|")}) \d+(?::\d+(?:[-–]\d+)?)?`,
  "i",
);

/** @returns The passages that a question names; null if it names none. */
export function findNamedSpans({ text, words, passages }: Found["query"]): NamedSpans | null {
  const isAlone = (others: readonly string[]) => others.every((word) => toTerm(word) === null);
  if (passages.length > 0)
    return { spans: passages, note: septuagintNote(text, passages), error: null, isAlone: isAlone(words) };
  // The search ignores places that the King James Version does not have: they may have another number there, or be
  // typos.
  const [written] = (/\d/.test(text) && WRITTEN_OUT.exec(text)) || [];
  if (written === undefined) return null;
  const named = splitWords(written);
  const rest = { error: null, isAlone: isAlone(words.filter((word) => !named.includes(word))) };
  // "Acts 29" and "mark 5" are passages only if the question contains nothing else.
  if (!rest.isAlone && !written.includes(":")) return null;
  try {
    return { ...rest, ...readPassages(written) };
  } catch (error) {
    if (!(error instanceof PassageError)) throw error;
    return { ...rest, spans: [], note: null, error: error.message };
  }
}

/**
 * Declines an answer that does not explain the passage that the question names. The answer stands if the rest of the
 * question makes the search sure, or contains a keyword of the specification. If the question contains nothing but the
 * passage, the closest answers are left out too: the answers on the passage are shown instead.
 */
export function declineBesideThePassage(found: Found, named: NamedSpans, scripture: ScriptureContent): Found {
  if (found.decidedBy === "exact phrasing") return found;
  if (answersOn(scripture, named.spans).explainedBy.some(({ id }) => id === found.answerId)) return found;
  if (named.isAlone) return { ...found, outcome: "none", answerId: null, decidedBy: null };
  if (found.outcome !== "answer") return found;
  const isSure = found.decidedBy === "ranking" && found.alternatives === 0;
  const words = ` ${found.query.words.join(" ")} `;
  if (isSure || SPEC_KEYWORDS.some((phrase) => words.includes(` ${phrase} `))) return found;
  return { ...found, outcome: "closest", answerId: null, decidedBy: null };
}

/** @returns The passages, their first verses and the answers nearest to them; null if no named passage exists. */
export async function showPassage(
  { spans, note }: NamedSpans,
  scripture: ScriptureContent,
): Promise<NamedPassage | null> {
  if (spans.length === 0) return null;
  const { versesOf } = await loadKjv();
  const chapters = [...new Set(spans.map(({ from }) => chapterOf(from)))].map(chapterSpan);
  const { explainedBy, referredToBy } = answersOn(scripture, spans);
  const nearest = [...explainedBy, ...referredToBy, ...answersOn(scripture, chapters).explainedBy];
  return {
    ...linkTo(spans),
    note,
    verses: spans
      .flatMap(versesOf)
      .slice(0, MAX_SHOWN_VERSES)
      .map((verse) => toVerse(verse, spans)),
    verseCount: spans.reduce((sum, span) => sum + countVerses(span), 0),
    answers: [...new Map(nearest.map((link) => [link.id, link])).values()].slice(0, MAX_SHOWN_ANSWERS),
  };
}
