/** Excerpts: the part of an answer's text to show in a list, chosen by the question. */
import { splitWords, toTerm } from "./tokenize.ts";

/** Maximum length of an excerpt in characters: two or three lines. */
const EXCERPT_LENGTH = 240;

/** A sentence of an answer, prepared for comparison with questions. */
export interface Sentence {
  text: string;
  /** The words as written, by term. */
  words: ReadonlyMap<string, readonly string[]>;
}

type Excerpt = { excerpt: string; matches: string[] };

/**
 * Splits a text into sentences. The words of a sentence are extracted on first use.
 *
 * @param body - An answer's text, with its citation marks.
 */
export function readSentences(body: string): Sentence[] {
  const sentences = withoutMarks(body).match(/[^.?!]+[.?!]+["”’)]*\s*|[^.?!]+$/g) ?? [];
  return sentences.map((text) => {
    let words: ReadonlyMap<string, readonly string[]> | undefined;
    return {
      text,
      get words() {
        words ??= wordsByTerm(text);
        return words;
      },
    };
  });
}

/**
 * Starts at the sentence that contains the most of the question's terms and adds the following ones up to the maximum
 * length.
 *
 * @param terms - The question's terms. If empty, the excerpt is the beginning of the text.
 * @returns The excerpt, without citation marks, and the words in it that match.
 */
export function excerptFor(sentences: readonly Sentence[], terms: ReadonlySet<string>): Excerpt {
  const wanted = [...terms];
  const counts = sentences.map((sentence) => wanted.filter((term) => sentence.words.has(term)).length);
  const start = Math.max(0, counts.indexOf(Math.max(...counts)));
  let end = start + 1;
  let length = sentences[start]?.text.length ?? 0;
  for (; end < sentences.length; end += 1) {
    length += sentences[end]?.text.length ?? 0;
    if (length > EXCERPT_LENGTH) break;
  }
  const taken = sentences.slice(start, end);
  const excerpt = cut(taken.reduce((joined, { text }) => joined + text, "").trim());
  const matches = taken.flatMap((sentence) => wanted.flatMap((term) => sentence.words.get(term) ?? []));
  const inOrder = (a: string, b: string) => excerpt.indexOf(a) - excerpt.indexOf(b);
  return { excerpt, matches: [...new Set(matches)].filter((word) => excerpt.includes(word)).sort(inOrder) };
}

/** @returns An answer's text on one line, without citation marks and italics. */
export function withoutMarks(body: string): string {
  return body
    .replace(/\s*\[\d+\]/g, "")
    .replace(/\*/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function wordsByTerm(text: string): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const word of text.match(/[\p{L}\p{N}'’]+/gu) ?? [])
    for (const part of splitWords(word)) {
      const term = toTerm(part);
      if (term !== null) words.set(term, [...(words.get(term) ?? []), word]);
    }
  return words;
}

function cut(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", EXCERPT_LENGTH))} …`;
}
