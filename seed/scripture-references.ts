/** The Bible passages of an answer: those that it explains, and those that it refers to. */
import { parseReferences, type Reference, type VerseSpan } from "../server/scripture/references.ts";
import type { AnswerEntry } from "./read.ts";

/** Reading references is slow, and each answer's are wanted twice. */
const remembered = new WeakMap<AnswerEntry, Reference[]>();

/** @returns Every reference in an answer's text and snippets, in order. */
export function referencesIn(answer: AnswerEntry): Reference[] {
  const known = remembered.get(answer);
  if (known) return known;
  const texts = [...answer.paragraphs.map(({ text }) => text), ...answer.value.citations.map(({ snippet }) => snippet)];
  const references = texts.flatMap(parseReferences);
  remembered.set(answer, references);
  return references;
}

/**
 * @returns As explained, the passages for which the editors name the answer and those in its questions; as referred to, each
 *   reference in its text, snippets and locators, once for each time.
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
