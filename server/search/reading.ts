/** Reads the documents into words and terms, once for all that is built from them. */
import type { SearchDocument } from "./index.ts";
import { splitWords, toTerm } from "./words.ts";

/** A text of a document. */
export interface ReadText {
  words: string[];
  /** In order, repetitions kept. */
  terms: string[];
}

/** A document, read. */
export interface ReadDocument {
  id: string;
  /** Its canonical question. */
  question: ReadText;
  /** The ways of asking that are shown, and the keywords. */
  asked: ReadText[];
  /** Those that are not shown. */
  phrasings: ReadText[];
  /** Further words. */
  words: ReadText[];
  body: ReadText;
  citations: ReadText[];
}

export function readDocument({ id, question, ...rest }: SearchDocument): ReadDocument {
  return {
    id,
    question: readText(question),
    asked: [...rest.alsoAsked, ...rest.keywords].map(readText),
    phrasings: rest.phrasings.map(readText),
    words: rest.words.map(readText),
    body: readText(rest.body),
    citations: rest.citations.map(readText),
  };
}

/** @returns The texts of a document that ask for it as a question does. */
export function phrasingsOf({ question, asked, phrasings }: ReadDocument): ReadText[] {
  return [question, ...asked, ...phrasings];
}

/** @returns All texts of a document. */
export function textsOf(document: ReadDocument): ReadText[] {
  return [...phrasingsOf(document), ...document.words, document.body, ...document.citations];
}

function readText(text: string): ReadText {
  const words = splitWords(text);
  return { words, terms: words.flatMap((word) => toTerm(word) ?? []) };
}
