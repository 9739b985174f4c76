/** Excerpts: the part of an answer's text to show in a list, chosen by the question. */
import { splitWords, toTerm } from "./tokenize.ts";

/** Maximum length of an excerpt in characters: two or three lines. */
const EXCERPT_LENGTH = 240;

/** Shorter sentences ("Why?") say nothing by themselves. */
const MIN_SENTENCE_LENGTH = 16;

/** An answer's text, prepared for comparison with questions. */
export interface Sentences {
  texts: readonly string[];
  /** Where each term occurs: the number of the sentence, and the word as written. */
  places: ReadonlyMap<string, readonly { sentence: number; word: string }[]>;
}

type Excerpt = { excerpt: string; matches: string[] };

/**
 * Splits a text into sentences. Their words are extracted on first use.
 *
 * @param body - An answer's text, with its citation marks.
 */
export function readSentences(body: string): Sentences {
  const texts = withoutMarks(body).match(/[^.?!]+[.?!]+["”’)]*\s*|[^.?!]+$/g) ?? [];
  let places: Sentences["places"] | undefined;
  return {
    texts,
    get places() {
      places ??= placesByTerm(texts);
      return places;
    },
  };
}

/** @returns The sentences of a text that say something by themselves, each once. */
export function tellingSentencesOf(text: string): string[] {
  const sentences = readSentences(text).texts.map((sentence) => sentence.trim());
  return [...new Set(sentences.filter(({ length }) => length >= MIN_SENTENCE_LENGTH))];
}

/**
 * Starts at the sentence that contains the most of the question's terms and adds the following ones up to the maximum
 * length.
 *
 * @param terms - The question's terms, each once. If empty, the excerpt is the beginning of the text.
 * @returns The excerpt, without citation marks, and the words in it that match.
 */
export function excerptFor(sentences: Sentences, terms: readonly string[]): Excerpt {
  const { texts } = sentences;
  const counts = new Uint16Array(texts.length);
  const found: { sentence: number; word: string }[] = [];
  for (const term of terms) {
    const of = sentences.places.get(term);
    if (of === undefined) continue;
    found.push(...of);
    for (const sentence of new Set(of.map(({ sentence }) => sentence))) counts[sentence] = (counts[sentence] ?? 0) + 1;
  }
  const start = Math.max(0, counts.indexOf(Math.max(...counts)));
  let end = start + 1;
  let length = texts[start]?.length ?? 0;
  for (; end < texts.length; end += 1) {
    length += texts[end]?.length ?? 0;
    if (length > EXCERPT_LENGTH) break;
  }
  const excerpt = cut(texts.slice(start, end).join("").trim());
  const matches = new Set(found.flatMap(({ sentence, word }) => (sentence >= start && sentence < end ? [word] : [])));
  const inOrder = (a: string, b: string) => excerpt.indexOf(a) - excerpt.indexOf(b);
  return { excerpt, matches: [...matches].filter((word) => excerpt.includes(word)).sort(inOrder) };
}

/** @returns An answer's text on one line, without citation marks and italics. */
export function withoutMarks(body: string): string {
  return withoutCitationMarks(body).replace(/\*/g, "").replace(/\s+/g, " ").trim();
}

/** @returns An answer's text with its paragraphs and italics. */
export function withoutCitationMarks(body: string): string {
  return body.replace(/\s*\[\d+\]/g, "");
}

function placesByTerm(texts: readonly string[]): Sentences["places"] {
  const places = new Map<string, { sentence: number; word: string }[]>();
  texts.forEach((text, sentence) => {
    for (const word of text.match(/[\p{L}\p{N}'’]+/gu) ?? [])
      for (const part of splitWords(word)) {
        const term = toTerm(part);
        if (term !== null) places.set(term, [...(places.get(term) ?? []), { sentence, word }]);
      }
  });
  return places;
}

function cut(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", EXCERPT_LENGTH))} …`;
}
