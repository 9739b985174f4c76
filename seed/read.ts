/** Reads the content files. Checks only the shape of each file. */
import type { TSchema } from "typebox";
import { CheckCache } from "./check-cache.ts";
import type { ContentFiles, Entry, SkippedRecord } from "./content-files.ts";
import { FileMemory } from "./file-memory.ts";
import type { Place, Report } from "./problem.ts";
import { type ReadOptions, readAnswers } from "./read-answers.ts";
import {
  type BookEntry,
  BookFile,
  type ConfusionEntry,
  ConfusionFile,
  HomeFile,
  type HomeList,
  OutOfScopeFile,
  type PartnerEntry,
  PartnerFile,
  type ResourceEntry,
  ResourceFile,
  SuggestionFile,
  type SuggestionSet,
  type TopicEntry,
  TopicFile,
  type WorkEntry,
  WorkFile,
} from "./schemas.ts";
import { readText, shownPath } from "./text-file.ts";
import { createValidator, parseYaml } from "./yaml-file.ts";

/**
 * Reads all files in a content folder. Invalid records are skipped, and invalid answers repaired.
 *
 * @param folder - The content folder, such as `seed/content`.
 * @param report - Called for each file that is missing or unreadable, and for each invalid record.
 */
export function readContentFiles(folder: string, report: Report, options: ReadOptions = {}): ContentFiles {
  const skipped: SkippedRecord[] = [];
  const { memory = new FileMemory(), cache = new CheckCache("") } = options;
  const list = <Value>(name: string, schema: TSchema): Entry<Value>[] => {
    const file = `${name}.yaml`;
    const text = readText(folder, file, report);
    const make = (tell: Report) => readList<Value>(cache, shownPath(folder, file), text, schema, tell);
    const { entries, skippedIds } = memory.recall(file, text ?? "", make, report);
    for (const id of skippedIds) skipped.push({ list: name, id });
    return entries;
  };
  return {
    partners: list<PartnerEntry>("partners", PartnerFile),
    works: list<WorkEntry>("works", WorkFile),
    books: list<BookEntry>("books", BookFile),
    resources: list<ResourceEntry>("resources", ResourceFile),
    suggestions: list<SuggestionSet>("suggestions", SuggestionFile),
    home: list<HomeList>("home", HomeFile),
    outOfScope: list<string[]>("out-of-scope", OutOfScopeFile),
    confusions: list<ConfusionEntry>("confusions", ConfusionFile),
    topics: list<TopicEntry>("topics", TopicFile),
    ...readAnswers(folder, report, (id) => void skipped.push({ list: "answers", id }), options),
    skipped,
  };
}

/** The valid records of a file, and the ids of those that were skipped. */
interface ReadList<Value> {
  entries: Entry<Value>[];
  skippedIds: SkippedRecord["id"][];
}

/** @param text - Null if the file cannot be read. */
function readList<Value>(
  cache: CheckCache,
  file: string,
  text: string | null,
  schema: TSchema,
  report: Report,
): ReadList<Value> {
  const skippedIds: SkippedRecord["id"][] = [];
  const source = text === null ? null : parseYaml(cache, file, text, report);
  const errorPaths = source ? createValidator(schema)(source, report) : [];
  if (!source || errorPaths.some(([index]) => index === undefined)) return { entries: [], skippedIds: [null] };
  const invalid = new Set(errorPaths.map(([index]) => index));
  const entries = (source.value as Value[]).flatMap((value, index): Entry<Value>[] => {
    if (!invalid.has(index)) return [{ value, placeOf: (...path) => source.placeOf([index, ...path]) }];
    skippedIds.push(idOf(value));
    return [];
  });
  const duplicateIds = findDuplicateIds(entries, report);
  // It is unknown which of them other records mean, and what id the other should have.
  if (duplicateIds.size > 0) skippedIds.push(null);
  return { entries: entries.filter(({ value }) => !duplicateIds.has(idOf(value))), skippedIds };
}

/** Finds and reports the ids that occur more than once. */
function findDuplicateIds(entries: Entry<unknown>[], report: Report): Set<string | null> {
  const places = new Map<string, () => Place>();
  const duplicateIds = new Set<string | null>();
  for (const { value, placeOf } of entries) {
    const id = idOf(value);
    if (id === null) continue;
    const place = () => placeOf("id");
    const earlier = places.get(id)?.();
    if (!earlier) places.set(id, place);
    else {
      duplicateIds.add(id);
      report(
        place(),
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
