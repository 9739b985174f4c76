/** The part of an answer's text to show in a list: the sentences nearest to the question. */
import { splitWords, toTerm } from "./tokenize.ts";

/** Longest excerpt, in characters: two or three lines. */
const EXCERPT_LENGTH = 240;

/**
 * Finds the sentence with the most of the question's terms and takes what follows it, up to the length.
 *
 * @param body - An answer's text, with its marks.
 * @param terms - The question's terms; the text's beginning is taken when there are none.
 * @returns The excerpt without marks, and its words that match.
 */
export function excerptFor(body: string, terms: ReadonlySet<string>): { excerpt: string; matches: string[] } {
  const sentences = withoutMarks(body).match(/[^.?!]+[.?!]+["”’)]*\s*|[^.?!]+$/g) ?? [];
  const counts = sentences.map((sentence) => new Set(wordsIn(sentence, terms).map((word) => toTerm(word))).size);
  const start = Math.max(0, counts.indexOf(Math.max(...counts)));
  let excerpt = "";
  for (const sentence of sentences.slice(start)) {
    if (excerpt && excerpt.length + sentence.length > EXCERPT_LENGTH) break;
    excerpt += sentence;
  }
  excerpt = cut(excerpt.trim());
  return { excerpt, matches: [...new Set(wordsIn(excerpt, terms))] };
}

/** An answer's text as one line, without citation marks and italics. */
export function withoutMarks(body: string): string {
  return body
    .replace(/\s*\[\d+\]/g, "")
    .replace(/\*/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function wordsIn(text: string, terms: ReadonlySet<string>): string[] {
  return (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).filter((word) =>
    splitWords(word).some((part) => {
      const term = toTerm(part);
      return term !== null && terms.has(term);
    }),
  );
}

function cut(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", EXCERPT_LENGTH))} …`;
}
