/** Reads the content files into typed records that know their place in the file. Checks only the shape of each file. */
import type { TSchema } from "typebox";
import type { Place, Report } from "./problem.ts";
import { readAnswers } from "./read-answers.ts";
import {
  type AnswerFrontMatter,
  type BookEntry,
  BookFile,
  type CategoryEntry,
  CategoryFile,
  type ConfusionEntry,
  ConfusionFile,
  OutOfScopeFile,
  type PartnerEntry,
  PartnerFile,
  type PhrasingFile,
  type ResourceEntry,
  ResourceFile,
  SuggestionFile,
  type SuggestionSet,
  type WorkEntry,
  WorkFile,
} from "./schemas.ts";
import { readText, shownPath } from "./text-file.ts";
import { createValidator, parseYaml } from "./yaml-file.ts";

/** A record of a content file. */
export interface Entry<Value> {
  value: Value;
  /** @returns The place of a field of the record. */
  placeOf(...path: (string | number)[]): Place;
}

/** A paragraph of an answer. */
export interface Paragraph {
  /** Its lines, joined by spaces. */
  text: string;
  lines: string[];
  /** The line on which it begins, from 1. */
  line: number;
}

export interface AnswerEntry extends Entry<AnswerFrontMatter> {
  /** The name of the file without its extension. */
  id: string;
  /** The name of the folder. */
  categoryId: string;
  file: string;
  paragraphs: Paragraph[];
  /** What only the search knows; empty if the answer has no phrasing file. */
  phrasingFile: Entry<PhrasingFile>;
}

/** The lists of records that other records may name. */
export const lists = {
  partner: "partners",
  work: "works",
  book: "books",
  resource: "resources",
  category: "categories",
  answer: "answers",
} as const;
export type Kind = keyof typeof lists;

/** A record that was skipped because it is invalid. */
export interface SkippedRecord {
  /** The list it belongs to, such as `works`. */
  list: string;
  /** Null if it is unknown which records are missing, as when a file cannot be read. */
  id: string | null;
}

/** All content files, read. */
export interface ContentFiles {
  partners: Entry<PartnerEntry>[];
  works: Entry<WorkEntry>[];
  books: Entry<BookEntry>[];
  resources: Entry<ResourceEntry>[];
  suggestions: Entry<SuggestionSet>[];
  /** Groups of questions that no answer serves. */
  outOfScope: Entry<string[]>[];
  confusions: Entry<ConfusionEntry>[];
  categories: Entry<CategoryEntry>[];
  answers: AnswerEntry[];
  /** Invalid records. They are already reported, so references to them are not. */
  skipped: SkippedRecord[];
}

/** @returns Whether an id may belong to a record that was skipped. */
export function isSkipped({ skipped }: ContentFiles, kind: Kind, id: string): boolean {
  return skipped.some((record) => record.list === lists[kind] && (record.id === null || record.id === id));
}

/**
 * Reads all files in a content folder. Invalid records are skipped.
 *
 * @param folder - The content folder, such as `seed/content`.
 * @param report - Called for each file that is missing or unreadable, and for each invalid record.
 */
export function readContentFiles(folder: string, report: Report): ContentFiles {
  const skipped: SkippedRecord[] = [];
  const list = <Value>(name: string, schema: TSchema) =>
    readList<Value>(folder, `${name}.yaml`, schema, report, (id) => void skipped.push({ list: name, id }));
  return {
    partners: list<PartnerEntry>("partners", PartnerFile),
    works: list<WorkEntry>("works", WorkFile),
    books: list<BookEntry>("books", BookFile),
    resources: list<ResourceEntry>("resources", ResourceFile),
    suggestions: list<SuggestionSet>("suggestions", SuggestionFile),
    outOfScope: list<string[]>("out-of-scope", OutOfScopeFile),
    confusions: list<ConfusionEntry>("confusions", ConfusionFile),
    categories: list<CategoryEntry>("categories", CategoryFile),
    answers: readAnswers(folder, report, (id) => void skipped.push({ list: "answers", id })),
    skipped,
  };
}

/** Records that a record was skipped. The id is null if it is unknown. */
export type Skip = (id: string | null) => void;

function readList<Value>(folder: string, name: string, schema: TSchema, report: Report, skip: Skip): Entry<Value>[] {
  const text = readText(folder, name, report);
  const source = text === null ? null : parseYaml(shownPath(folder, name), text, report);
  const errorPaths = source ? createValidator(schema)(source, report) : [];
  if (!source || errorPaths.some(([index]) => index === undefined)) {
    skip(null);
    return [];
  }
  const invalid = new Set(errorPaths.map(([index]) => index));
  const entries = (source.value as Value[]).flatMap((value, index): Entry<Value>[] => {
    if (!invalid.has(index)) return [{ value, placeOf: (...path) => source.placeOf([index, ...path]) }];
    skip(idOf(value));
    return [];
  });
  const duplicateIds = findDuplicateIds(entries, report);
  // It is unknown which of them other records mean, and what id the other should have.
  if (duplicateIds.size > 0) skip(null);
  return entries.filter(({ value }) => !duplicateIds.has(idOf(value)));
}

/** Finds and reports the ids that occur more than once. */
function findDuplicateIds(entries: Entry<unknown>[], report: Report): Set<string | null> {
  const places = new Map<string, Place>();
  const duplicateIds = new Set<string | null>();
  for (const { value, placeOf } of entries) {
    const id = idOf(value);
    if (id === null) continue;
    const place = placeOf("id");
    const earlier = places.get(id);
    if (!earlier) places.set(id, place);
    else {
      duplicateIds.add(id);
      report(
        place,
        `the id "${id}" is already used (${earlier.file}:${earlier.line})`,
        "choose another id, or remove one of the two",
      );
    }
  }
  return duplicateIds;
}

function idOf(value: unknown): string | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === "string" ? id : null;
}
