/** Finds Scripture references in the content: the passages that an answer explains, and those that it refers to. */
import { placeOf } from "../server/scripture/books.ts";
import { parseReferences, type Reference, type VerseSpan } from "../server/scripture/references.ts";
import { CheckCache } from "./check-cache.ts";
import type { AnswerEntry } from "./content-files.ts";

const RANGE_END = /[-–](?:\d+:)?(\d+)/g;

/** Finding them takes a third of a load, and the checks and the rows look in the same texts. There are some 10,000. */
let found: CheckCache | undefined;

/** @returns All references in a text, in order, as `parseReferences` finds them. */
export function referencesIn(text: string): readonly Reference[] {
  found ??= new CheckCache(undefined, "references");
  return found.recall(text, () => parseReferences(text)) as readonly Reference[];
}

/** Keeps what was found in the texts of this run for the next one; to be called when it has looked in all of the content. */
export function keepReferences(): void {
  found?.save();
}

/**
 * @returns Whether a reference exists, to the ends of its ranges. The parser takes one that ends too late, Romans 8:28-99,
 *   as one that ends with the chapter.
 */
export function existsToItsEnd({ text, exists, spans }: Reference): boolean {
  const ends = spans.filter(({ from, to }) => from < to).map(({ to }) => placeOf(to));
  const isRead = ([, end]: RegExpMatchArray) =>
    ends.some(({ chapter, verse }) => Number(end) === chapter || Number(end) === verse);
  return exists && [...text.matchAll(RANGE_END)].every(isRead);
}

/** @returns A reference with the book's name in full if it abbreviates or misspells it (`1 Thess. 4:13`), or else null. */
export function inFull({ text, exists, spans: [span] }: Reference): string | null {
  const [written = ""] = /^(?:[1-3]\s*)?\p{L}[\p{L}\s]*\.?/u.exec(text) ?? [];
  if (!exists || !span || written === text) return null;
  const { name, title } = placeOf(span.from).book;
  const isAbbreviated = ![name, title].includes(written.trim()) && isShortened(lettersOf(written), lettersOf(name));
  return isAbbreviated || written.endsWith(".") ? `${name} ${text.slice(written.length).trim()}` : null;
}

function lettersOf(name: string): string {
  return name.replace(/[\s.]/g, "").toLowerCase();
}

/** Whether a word has only letters of another one, in their order. */
function isShortened(word: string, full: string): boolean {
  let left = word;
  for (const letter of full) if (left.startsWith(letter)) left = left.slice(1);
  return left === "";
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
