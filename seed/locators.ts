/**
 * Validates locators (places in works) against the catalogue, and prints them. The numbers of a locator are joined by
 * dots, largest part first ("3.21.5"); the last one may be a range ("60-61"). If the catalogue has no counts, a locator
 * is a heading in words.
 */

import { suggest } from "./did-you-mean.ts";
import { type LocatorType, limitOf, titlesOf, types } from "./locator-types.ts";
import type { Locators } from "./schemas.ts";
import { existsToItsEnd, inFull, referencesIn } from "./scripture-references.ts";

export type LocatorResult = { label: string } | { problem: string; remedy: string };

/** The parts of a locator, of which the last may be a range. */
export interface ParsedLocator {
  parts: string[];
  /** The end of the range, or else the last part; NaN if that is a name. */
  end: number;
}

/**
 * Validates and prints a locator.
 *
 * @param locators - The catalogue's entry on the places in the work.
 * @param text - The locator as the editor wrote it.
 * @param isScripture - Whether the work is the Bible itself, and not a commentary, so that "on" is not printed.
 * @returns How to print the locator after the title, or what is wrong and what to do.
 */
export function readLocator(locators: Locators, text: string, isScripture = false): LocatorResult {
  if (locators.type === "bible-verse") return readVerse(locators, text, isScripture);
  const rejection = /^(\d(?:-\d)?) RE ([1-9]\d*)$/.exec(text);
  if (rejection && locators.type === "head.article")
    return readRejection(locators, rejection[1] ?? "", Number(rejection[2]));
  if (titlesOf(locators).includes(text)) return { label: `“${text}”` };
  const type = types[locators.type];
  const place = type && parseAs(text, type, locators);
  if (!type || !place) return readWords(locators, type, text);
  return checkParts(locators, type, place) ?? { label: printParts(type, place) };
}

/** @returns The parts of a locator that is made of numbers and names; null for a heading in words. */
export function parseLocator(locators: Locators, text: string): ParsedLocator | null {
  const type = types[locators.type];
  return type ? parseAs(text, type, locators) : null;
}

function parseAs(text: string, type: LocatorType, locators: Locators): ParsedLocator | null {
  const names = limitOf(locators, []);
  const first = Array.isArray(names) ? names.find((name) => text === name || text.startsWith(`${name}.`)) : undefined;
  const rest = first === undefined ? text : text.slice(first.length + 1);
  const parts = [...(first === undefined ? [] : [first]), ...(rest === "" ? [] : rest.split("."))];
  if (parts.length === 0 || parts.length > type.levels.length) return null;
  const last = parts.at(-1) ?? "";
  const range = last === first ? null : /^(\d+)-([1-9]\d*)$/.exec(last);
  if (range) parts[parts.length - 1] = range[1] ?? "";
  const plain = parts.every(
    (part, index) => /^\d+$/.test(part) || (index === 0 && (part === first || /^[IVX]+$/.test(part))),
  );
  return plain ? { parts, end: range ? Number(range[2]) : Number(parts.at(-1)) } : null;
}

function checkParts(locators: Locators, type: LocatorType, { parts, end }: ParsedLocator): LocatorResult | null {
  const begin = parts.at(-1) ?? "";
  if (end < Number(begin))
    return {
      problem: "the range runs backwards",
      remedy: `write ${[...parts.slice(0, -1), `${end}-${begin}`].join(".")}`,
    };
  for (const [index, part] of parts.entries()) {
    const limit = limitOf(locators, parts.slice(0, index));
    const level = type.levels[index] ?? "part";
    if (Array.isArray(limit)) {
      const missing = [part, ...(index === parts.length - 1 && Number.isFinite(end) ? [String(end)] : [])].find(
        (name) => !limit.includes(name),
      );
      if (missing !== undefined)
        return { problem: `the work has no ${level} ${missing}`, remedy: `write one of ${limit.join(", ")}` };
      continue;
    }
    if (limit !== null && !/^\d/.test(part))
      return { problem: `${level} ${part} is not in digits`, remedy: "write 3, not III" };
    if (part.startsWith("0"))
      return {
        problem: `${level} ${part} is not a valid number`,
        remedy: "write numbers from 1, without leading zeros",
      };
    const last = index === parts.length - 1 && Number.isFinite(end) ? end : Number(part);
    if (limit !== null && last > limit)
      return {
        problem: `the last ${level} of ${index === 0 ? "the work" : `${type.levels[index - 1]} ${parts.slice(0, index).join(".")}`} is ${limit}`,
        remedy: `write a number from 1 to ${limit}`,
      };
  }
  return null;
}

function printParts(type: LocatorType, { parts, end }: ParsedLocator): string {
  const last = parts.at(-1) ?? "";
  const range = Number.isFinite(end) && String(end) !== last ? [...parts.slice(0, -1), `${last}-${end}`] : parts;
  return type.print(range);
}

/** Reads a heading in words, which is valid if the catalogue has no counts. */
function readWords(locators: Locators, type: LocatorType | undefined, text: string): LocatorResult {
  const counts = type ? limitOf(locators, []) : null;
  const titles = titlesOf(locators);
  const titled = titles.length > 0;
  if (counts !== null && !titled)
    return {
      problem: `"${text}" is not a valid ${locators.type} of the work`,
      remedy:
        type?.levels.length === 1
          ? `write the number of a ${locators.type} alone, such as 1`
          : `write ${locators.type} as numbers joined by dots, such as ${exampleOf(type)}`,
    };
  if (titled && counts === null)
    return {
      problem: `the work has no part called "${text}"`,
      remedy: suggest(text, titles, `write one of ${titles.join("; ")}`),
    };
  if (titled)
    return {
      problem: `"${text}" is not a valid ${locators.type} of the work`,
      remedy: suggest(text, titles, "write its number, or its title as in works.yaml"),
    };
  if (/^\d/.test(text))
    return {
      problem: `"${text}" is not a valid place in the work`,
      remedy: `write a heading, or ${locators.type} as numbers`,
    };
  return { label: text };
}

function exampleOf(type: LocatorType | undefined): string {
  return (type?.levels ?? ["1"]).map((_, index) => index + 1).join(".");
}

function readVerse({ books }: Locators, text: string, isScripture: boolean): LocatorResult {
  const [reference, ...more] = referencesIn(text);
  if (!reference || more.length > 0 || reference.text !== text || !existsToItsEnd(reference))
    return { problem: `"${text}" is not a Bible passage`, remedy: "write book chapter:verse, such as Romans 9:13" };
  const full = inFull(reference);
  if (full !== null) return { problem: `"${text}" does not name the book in full`, remedy: `write ${full}` };
  if (books && !books.some((book) => covers(book, text)))
    return {
      problem: `the work is not about ${text}`,
      remedy: `cite a passage of ${books.map(printBook).join(", ")}`,
    };
  return { label: isScripture ? text : `on ${text}` };
}

type Book = NonNullable<Locators["books"]>[number];

/**
 * @returns Whether a passage ("Genesis 24:1") begins in a book, and in the chapters of it, that a commentary covers.
 */
function covers({ title = "", from = 1, to = Number.POSITIVE_INFINITY }: Book, passage: string): boolean {
  const name = title.replace(/^Psalms$/, "Psalm");
  if (!passage.startsWith(`${name} `)) return false;
  const chapter = Number.parseInt(passage.slice(name.length + 1), 10);
  return chapter >= from && chapter <= to;
}

function printBook({ title = "", from, to }: Book): string {
  return from === undefined ? title : `${title} ${from}-${to}`;
}

function readRejection(locators: Locators, head: string, number: number): LocatorResult {
  const rejections = locators.parts?.find(({ n }) => String(n) === head)?.rejections ?? 0;
  if (number > rejections)
    return {
      problem: `head ${head} has ${rejections} rejections of errors`,
      remedy: `write a number from 1 to ${rejections}`,
    };
  return { label: `${head.replace("-", "/")}, rejection ${number}` };
}
