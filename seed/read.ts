/** Reads the content files. Checks only the shape of each file. */
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { CheckCache } from "./check-cache.ts";
import type { ContentFiles, Entry, SkippedRecord } from "./content-files.ts";
import { FileMemory } from "./file-memory.ts";
import type { Place, Report } from "./problem.ts";
import { type ReadOptions, readAnswers } from "./read-answers.ts";
import { repair } from "./repair.ts";
import {
  type BookEntry,
  BookFile,
  type ConfusionEntry,
  ConfusionFile,
  type EraEntry,
  HomeFile,
  type HomeList,
  OutOfScopeFile,
  type PartnerEntry,
  PartnerFile,
  type ResourceEntry,
  ResourceFile,
  SuggestionFile,
  type SuggestionSet,
  TermFile,
  TimelineFile,
  type TopicEntry,
  TopicFile,
  type WorkEntry,
  WorkFile,
} from "./schemas.ts";
import { readText, shownPath } from "./text-file.ts";
import { createValidator, parseYaml } from "./yaml-file.ts";

/**
 * Reads all files in a content folder. Invalid records are skipped and repaired, and invalid answers repaired.
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
    const read = memory.recall(file, text ?? "", make, report);
    for (const record of read.skipped) skipped.push({ list: name, ...record });
    return read.entries;
  };
  const topics = list<TopicEntry>("topics", TopicFile);
  const topicIds = new Set(topics.map(({ value }) => value.id));
  return {
    partners: list<PartnerEntry>("partners", PartnerFile),
    works: list<WorkEntry>("works", WorkFile),
    books: list<BookEntry>("books", BookFile),
    resources: list<ResourceEntry>("resources", ResourceFile),
    suggestions: list<SuggestionSet>("suggestions", SuggestionFile),
    home: list<HomeList>("home", HomeFile),
    timeline: list<EraEntry>("timeline", TimelineFile),
    outOfScope: list<string[]>("out-of-scope", OutOfScopeFile),
    confusions: list<ConfusionEntry>("confusions", ConfusionFile),
    topics,
    terms: list<string>("terms", TermFile),
    ...readAnswers(folder, report, (id) => void skipped.push({ list: "answers", id }), topicIds, options),
    skipped,
  };
}

/** The valid records of a file, and those that were skipped. */
interface ReadList<Value> {
  entries: Entry<Value>[];
  skipped: Omit<SkippedRecord, "list">[];
}

/** @param text - Null if the file cannot be read. */
function readList<Value>(
  cache: CheckCache,
  file: string,
  text: string | null,
  schema: TSchema,
  report: Report,
): ReadList<Value> {
  const source = text === null ? null : parseYaml(cache, file, text, report);
  const errorPaths = source ? createValidator(schema)(source, report) : [];
  if (!source || errorPaths.some(([index]) => index === undefined)) return { entries: [], skipped: [{ id: null }] };
  const { items } = schema as { items: TSchema };
  const invalid = new Set(errorPaths.map(([index]) => index));
  // What a broken line leaves out of a record is not reported, but the record lacks it.
  if (source.isBroken)
    for (const [index, value] of (source.value as unknown[]).entries()) if (!Check(items, value)) invalid.add(index);
  const entries = (source.value as Value[]).map((value, index): Entry<Value> => {
    return { value, placeOf: (...path) => source.placeOf([index, ...path]) };
  });
  const skipped: ReadList<Value>["skipped"] = entries.flatMap(({ value, placeOf }, index) => {
    if (!invalid.has(index)) return [];
    return { id: idOf(value), repaired: { value: repair(items, value), placeOf } };
  });
  const valid = entries.filter((_, index) => !invalid.has(index));
  const duplicateIds = findDuplicateIds(valid, report);
  // It is unknown which of them other records mean, and what id the other should have; or what broken lines hold.
  if (duplicateIds.size > 0 || source.isBroken) skipped.push({ id: null });
  return { entries: valid.filter(({ value }) => !duplicateIds.has(idOf(value))), skipped };
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
