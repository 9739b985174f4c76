/** The ways to ask that the content itself names, and how many of them do not find their answer. */
import { inject } from "vitest";
import { assembleContent, runToEnd } from "../../server/content/index.ts";
import { openDatabaseToRead } from "../../server/db/open.ts";
import type { Search } from "../../server/search/index.ts";

/** @returns The documents that the search of the seeded database is built from. */
export function readDocuments() {
  const db = openDatabaseToRead(inject("seededDatabase"));
  try {
    return runToEnd(assembleContent(db)).search.documents;
  } finally {
    db.$client.close();
  }
}

type Documents = ReturnType<typeof readDocuments>;

/** A text, and the id of the answer that it should find. */
export interface Asked {
  readonly id: string;
  readonly text: string;
}

/** @returns One in so many of the questions that the answers are titled with. */
export function questionsOf(documents: Documents, oneIn: number): Asked[] {
  return documents.filter((_, index) => index % oneIn === 0).map(({ id, question }) => ({ id, text: question }));
}

/** @returns One in so many of the `alsoAsked` phrasings. */
export function phrasingsOf(documents: Documents, oneIn: number): Asked[] {
  return documents
    .flatMap(({ id, alsoAsked }) => alsoAsked.map((text) => ({ id, text })))
    .filter((_, index) => index % oneIn === 0);
}

/** @returns One in so many of the keywords, each after some words. */
export function keywordsOf(documents: Documents, oneIn: number, words: string): Asked[] {
  return documents
    .flatMap(({ id, keywords }) => keywords.map((keyword) => ({ id, text: words + keyword })))
    .filter((_, index) => index % oneIn === 0);
}

/** What may stand before a keyword. */
export const BEFORE_KEYWORDS = ["", "what does the Bible say about "];

/** @returns The texts whose answer is not the one that they should find. */
export async function missed(search: Search, texts: readonly Asked[]): Promise<string[]> {
  const others: string[] = [];
  for (const { id, text } of texts) if ((await search.find(text)).answerId !== id) others.push(text);
  return others;
}
