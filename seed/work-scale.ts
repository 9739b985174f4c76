/** A work as a scale: its divisions with their lengths, by the catalogue, and the places of locators on it. */
import type { WorkDivision, WorkSpan } from "../server/contract/work.ts";
import { type Book, books as bibleBooks, placeOf } from "../server/scripture/books.ts";
import { limitOf, types } from "./locator-types.ts";
import { parseLocator } from "./locators.ts";
import type { Locators } from "./schemas.ts";
import { referencesIn } from "./scripture-references.ts";

export interface WorkScale {
  /** In order; empty if the catalogue does not count the parts of the work. */
  divisions: WorkDivision[];
  /** @returns The place of a locator, or null if it is not on the scale. */
  find(locator: string): WorkSpan | null;
}

/** A division, with its name in locators. */
interface Named extends WorkDivision {
  name: string;
}

/**
 * @param locators - The catalogue's entry on the places in the work.
 * @param cited - All cited locators of the work. They tell which books a commentary covers if the catalogue does not.
 */
export function scaleOf(locators: Locators, cited: readonly string[]): WorkScale {
  if (locators.type === "bible-verse") return bibleScale(locators, cited);
  const named = divisionsOf(locators);
  if (named.length > 0) return { divisions: unnamed(named), find: (locator) => findIn(named, locators, locator) };
  const limit = limitOf(locators, []);
  const count = Array.isArray(limit) ? limit.length : (limit ?? 0);
  return {
    divisions: count > 1 ? [{ label: `1–${count}`, length: count }] : [],
    find: (locator) => (count > 1 ? findNumber(locators, locator) : null),
  };
}

/** The divisions of a work that has two levels or more; each is as long as it has parts. */
function divisionsOf({ type, parts = [] }: Locators): Named[] {
  if ((types[type]?.levels.length ?? 0) < 2) return [];
  return parts.map(({ n = "", parts: below }) => division(n, typeof below === "object" ? below.length : below));
}

const division = (name: string | number, length = 1): Named => ({
  name: `${name}`,
  label: `${name}`.replace(/^(\d)-(\d)$/, "$1/$2"),
  length,
});

const unnamed = (named: readonly Named[]) => named.map(({ label, length }) => ({ label, length }));

function findNumber(locators: Locators, locator: string): WorkSpan | null {
  const titled = Number(locators.parts?.find(({ title }) => title === locator)?.n);
  if (Number.isInteger(titled)) return { from: titled, to: titled };
  const place = parseLocator(locators, locator);
  const from = Number(place?.parts[0]);
  return place && Number.isInteger(from) ? { from, to: place.end } : null;
}

function findIn(named: readonly Named[], locators: Locators, locator: string): WorkSpan | null {
  const place = parseLocator(locators, locator);
  const index = named.findIndex(({ name }) => name === place?.parts[0]);
  const found = named[index];
  if (!place || !found) return null;
  const start = lengthOf(named.slice(0, index));
  const [, below] = place.parts;
  if (below === undefined) {
    const last = named.findIndex(({ name }) => name === `${place.end}`);
    return { from: start + 1, to: lengthOf(named.slice(0, Math.max(index, last) + 1)) };
  }
  const within = (part: number) => start + Math.min(part, found.length);
  return { from: within(Number(below)), to: within(place.parts.length === 2 ? place.end : Number(below)) };
}

/** The chapters of the books that a commentary covers, or else of all books from the first cited to the last. */
function bibleScale({ books }: Locators, cited: readonly string[]): WorkScale {
  const whole = (book: Book) => ({ book, from: 1, to: book.verseCounts.length });
  const treated = books
    ? books.flatMap(({ title, ...limits }) =>
        bibleBooks.filter((book) => book.title === title).map((book) => ({ ...whole(book), ...limits })),
      )
    : booksFromTo(cited).map(whole);
  const divisions = treated.map(({ book, from, to }) => ({ label: labelOf(book, from, to), length: to - from + 1 }));
  return {
    divisions,
    find(locator) {
      const place = chapterIn(locator);
      const index = treated.findIndex(({ book }) => book === place?.book);
      const found = treated[index];
      if (!place || !found) return null;
      const at = lengthOf(divisions.slice(0, index)) + place.chapter - found.from + 1;
      return { from: at, to: at };
    },
  };
}

/** @returns The books from the first that a passage is in to the last. */
function booksFromTo(cited: readonly string[]): readonly Book[] {
  const numbers = cited.flatMap((locator) => chapterIn(locator)?.book.number ?? []);
  return numbers.length === 0 ? [] : bibleBooks.slice(Math.min(...numbers) - 1, Math.max(...numbers));
}

function labelOf({ title, verseCounts }: Book, from: number, to: number): string {
  return from === 1 && to === verseCounts.length ? title : `${title} ${from}–${to}`;
}

/** The chapter in which a passage begins. */
function chapterIn(locator: string) {
  const [reference] = referencesIn(locator);
  const from = reference?.exists ? reference.spans[0]?.from : undefined;
  return from === undefined ? null : placeOf(from);
}

function lengthOf(divisions: readonly { length: number }[]): number {
  return divisions.reduce((sum, { length }) => sum + length, 0);
}
