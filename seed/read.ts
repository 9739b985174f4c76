/** Reads the content files into typed records that know where they stand. Checks only that each file has its shape. */
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
import { parseYaml, shapeOf } from "./yaml-file.ts";

/** A record of a file, and where its fields stand. */
export interface Entry<Value> {
  value: Value;
  placeOf(...path: (string | number)[]): Place;
}

/** A paragraph of an answer. */
export interface Paragraph {
  /** Its lines, joined by spaces. */
  text: string;
  lines: string[];
  /** Where it begins. */
  line: number;
}

export interface AnswerEntry extends Entry<AnswerFrontMatter> {
  /** The file's name without its ending. */
  id: string;
  /** The folder's name. */
  categoryId: string;
  file: string;
  paragraphs: Paragraph[];
  /** What the search alone sees; empty where there is no such file. */
  phrasingFile: Entry<PhrasingFile>;
}

/** Where the records are that other records may name. */
export const lists = {
  partner: "partners",
  work: "works",
  book: "books",
  resource: "resources",
  category: "categories",
  answer: "answers",
} as const;
export type Kind = keyof typeof lists;

/** A record that is out of shape, and so is not among those that were read. */
export interface SkippedRecord {
  /** The list it stands in, such as `works`. */
  list: string;
  /** Null when it is not known which records they are, as in a file that cannot be read. */
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
  /** Already reported; whoever names one of these is not to blame. */
  skipped: SkippedRecord[];
}

/** @returns Whether an id may belong to a record that was left out. */
export function isSkipped({ skipped }: ContentFiles, kind: Kind, id: string): boolean {
  return skipped.some((record) => record.list === lists[kind] && (record.id === null || record.id === id));
}

/**
 * Reads everything under a content folder.
 *
 * @param folder - Such as `seed/content`.
 * @param report - Told of every file that is missing, unreadable or out of shape; records out of shape are left out.
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

/** Takes down that a record was left out; null when its id is not known. */
export type Skip = (id: string | null) => void;

function readList<Value>(folder: string, name: string, schema: TSchema, report: Report, skip: Skip): Entry<Value>[] {
  const text = readText(folder, name, report);
  const source = text === null ? null : parseYaml(shownPath(folder, name), text, report);
  const errorPaths = source ? shapeOf(schema)(source, report) : [];
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
  // Which of them is meant by its id is not known, nor what id the other should have.
  if (duplicateIds.size > 0) skip(null);
  return entries.filter(({ value }) => !duplicateIds.has(idOf(value)));
}

/** The ids that stand twice. */
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
        `the id "${id}" is taken (${earlier.file}:${earlier.line})`,
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
