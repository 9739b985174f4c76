/** Finds Scripture references in the content: the passages that an answer explains, and those that it refers to. */
import { LRUCache } from "lru-cache";
import { parseReferences, type Reference, type VerseSpan } from "../server/scripture/references.ts";
import type { AnswerEntry } from "./content-files.ts";

/** Parsing takes a third of a load, and the checks and the rows parse the same texts. There are some 10,000. */
const cache = new LRUCache<string, readonly Reference[]>({ max: 20_000 });

/** @returns All references in a text, in order, as `parseReferences` finds them. */
export function referencesIn(text: string): readonly Reference[] {
  const references = cache.get(text) ?? parseReferences(text);
  cache.set(text, references);
  return references;
}

/** @returns All references in an answer's text and snippets, in order. */
export function referencesOf({ paragraphs, value: { citations } }: AnswerEntry): Reference[] {
  return [...paragraphs.map(({ text }) => text), ...citations.map(({ snippet }) => snippet)].flatMap(referencesIn);
}

/**
 * @returns The passages that the answer explains (named in its phrasing file, its question or `alsoAsked`), and every
 *   reference in its text, snippets and locators.
 */
export function passagesOn(answer: AnswerEntry): { explains: VerseSpan[]; refersTo: VerseSpan[] } {
  const { question, alsoAsked, citations } = answer.value;
  const named = [...(answer.phrasingFile.value.passages ?? []), question, ...alsoAsked];
  const locators = citations.flatMap(({ locator }) => referencesIn(locator ?? ""));
  return {
    explains: spansOf(named.flatMap(referencesIn)),
    refersTo: spansOf([...referencesOf(answer), ...locators]),
  };
}

function spansOf(references: readonly Reference[]): VerseSpan[] {
  return references.filter(({ exists }) => exists).flatMap(({ spans }) => spans);
}
