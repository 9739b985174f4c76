/** Reads the documents into terms, once for all that is built from them. */
import type { SearchDocument } from "./index.ts";
import { splitWords, toTerm } from "./words.ts";

/** The terms of a text. */
export type Terms = readonly string[];

/** A document, read. In a way of asking each term stands once; in the other texts as often as it is said. */
export interface ReadDocument {
  id: string;
  /** Its canonical question. */
  question: Terms;
  /** The ways of asking that are shown, and the keywords. */
  asked: Terms[];
  /** Those that are not shown. */
  phrasings: Terms[];
  /** Further words. */
  words: Terms[];
  body: Terms;
  citations: Terms[];
}

/** The documents, read. */
export interface Reading {
  documents: ReadDocument[];
  /** How often each word stands in them. */
  frequencies: Map<string, number>;
}

export function readDocuments(documents: readonly SearchDocument[]): Reading {
  const frequencies = new Map<string, number>();
  const readText = (text: string): string[] => {
    const terms: string[] = [];
    for (const word of splitWords(text)) {
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
      const term = toTerm(word);
      if (term !== null) terms.push(term);
    }
    return terms;
  };
  const readPhrasing = (text: string): string[] => {
    const terms = readText(text);
    return terms.filter((term, index) => terms.indexOf(term) === index);
  };
  return {
    documents: documents.map(({ id, question, ...rest }) => ({
      id,
      question: readPhrasing(question),
      asked: [...rest.alsoAsked, ...rest.keywords].map(readPhrasing),
      phrasings: rest.phrasings.map(readPhrasing),
      words: rest.words.map(readText),
      body: readText(rest.body),
      citations: rest.citations.map(readText),
    })),
    frequencies,
  };
}

/** @returns The texts of a document that ask for it as a question does. */
export function phrasingsOf({ question, asked, phrasings }: ReadDocument): Terms[] {
  return [question, ...asked, ...phrasings];
}
