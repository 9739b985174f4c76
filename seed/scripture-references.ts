/** Finds the Bible passages that an answer explains, and those that it refers to. */
import { parseReferences, type Reference, type VerseSpan } from "../server/scripture/references.ts";
import type { AnswerEntry } from "./content-files.ts";

/** Parsing references is slow, and those of each answer are needed twice. */
const cache = new WeakMap<AnswerEntry, Reference[]>();

/** @returns All references in an answer's text and snippets, in order. */
export function referencesIn(answer: AnswerEntry): Reference[] {
  const known = cache.get(answer);
  if (known) return known;
  const texts = [...answer.paragraphs.map(({ text }) => text), ...answer.value.citations.map(({ snippet }) => snippet)];
  const references = texts.flatMap(parseReferences);
  cache.set(answer, references);
  return references;
}

/**
 * @returns The passages that the answer explains (named in its phrasing file, its question or `alsoAsked`), and every
 *   reference in its text, snippets and locators.
 */
export function passagesOn(answer: AnswerEntry): { explains: VerseSpan[]; refersTo: VerseSpan[] } {
  const { question, alsoAsked, citations } = answer.value;
  const named = [...(answer.phrasingFile.value.passages ?? []), question, ...alsoAsked];
  const locators = citations.flatMap(({ locator }) => parseReferences(locator ?? ""));
  return {
    explains: spansOf(named.flatMap(parseReferences)),
    refersTo: spansOf([...referencesIn(answer), ...locators]),
  };
}

function spansOf(references: readonly Reference[]): VerseSpan[] {
  return references.filter(({ exists }) => exists).flatMap(({ spans }) => spans);
}
