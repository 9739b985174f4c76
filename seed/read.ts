/** Reads the content files. Checks only the shape of each file. */
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { CheckCache } from "./check-cache.ts";
import { reportRepeats } from "./checks/report-repeats.ts";
import type { ContentFiles, ContentLists, Entry, SkippedRecord } from "./content-files.ts";
import { FileMemory } from "./file-memory.ts";
import type { Report } from "./problem.ts";
import { type ReadOptions, readAnswers } from "./read-answers.ts";
import { repair } from "./repair.ts";
import { type ListName, listFiles, listNames } from "./schemas.ts";
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
  const readFile = (name: ListName): Entry<unknown>[] => {
    const file = `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.yaml`;
    const text = readText(folder, file, report);
    const make = (tell: Report) => readList(cache, shownPath(folder, file), text, listFiles[name], tell);
    const read = memory.recall(file, text ?? "", make, report);
    for (const record of read.skipped) skipped.push({ list: name, ...record });
    return read.entries;
  };
  const lists = Object.fromEntries(listNames.map((name) => [name, readFile(name)])) as ContentLists;
  const topicIds = new Set(lists.topics.map(({ value }) => value.id));
  return {
    ...lists,
    ...readAnswers(folder, report, (id) => void skipped.push({ list: "answers", id }), topicIds, options),
    skipped,
  };
}

/** The valid records of a file, and those that were skipped. */
interface ReadList {
  entries: Entry<unknown>[];
  skipped: Omit<SkippedRecord, "list">[];
}

/** @param text - Null if the file cannot be read. */
function readList(cache: CheckCache, file: string, text: string | null, schema: TSchema, report: Report): ReadList {
  const source = text === null ? null : parseYaml(cache, file, text, report);
  const errorPaths = source ? createValidator(schema)(source, report) : [];
  if (!source || errorPaths.some(([index]) => index === undefined)) return { entries: [], skipped: [{ id: null }] };
  const { items } = schema as { items: TSchema };
  const entries = (source.value as unknown[]).map((value, index): Entry<unknown> => {
    return { value, placeOf: (...path) => source.placeOf([index, ...path]) };
  });
  const valid = entries.filter(({ value }) => Check(items, value));
  const skipped: ReadList["skipped"] = entries
    .filter((entry) => !valid.includes(entry))
    .map(({ value, placeOf }) => ({ id: idOf(value), repaired: { value: repair(items, value), placeOf } }));
  const isRepeated = reportRepeats(
    report,
    (id) => `the id "${id}" is already used`,
    "choose another id, or remove one of the two",
  );
  const repeatedIds = new Set(
    valid.flatMap(({ value, placeOf }) => {
      const id = idOf(value);
      return id !== null && isRepeated(id, () => placeOf("id")) ? id : [];
    }),
  );
  // It is unknown which of them other records mean, and what id the other should have; or what broken lines hold.
  if (repeatedIds.size > 0 || source.isBroken) skipped.push({ id: null });
  return { entries: valid.filter(({ value }) => !repeatedIds.has(idOf(value) ?? "")), skipped };
}

function idOf(value: unknown): string | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === "string" ? id : null;
}
