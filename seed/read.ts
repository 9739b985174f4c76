/** Reads the content files into typed records that know where they stand. Checks only that each file has its shape. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { TSchema } from "typebox";
import type { Place, Report } from "./problem.ts";
import {
  AnswerFrontMatter,
  type BookEntry,
  BookFile,
  type CategoryEntry,
  CategoryFile,
  OtherSubjectsFile,
  type PartnerEntry,
  PartnerFile,
  type ResourceEntry,
  ResourceFile,
  SuggestionFile,
  type SuggestionSet,
  ThesaurusFile,
  type ThesaurusGroup,
  type WorkEntry,
  WorkFile,
} from "./schemas.ts";
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
}

/** Where the records are that other records may name. */
const lists = {
  partner: "partners",
  work: "works",
  book: "books",
  resource: "resources",
  category: "categories",
  answer: "answers",
} as const;
export type Kind = keyof typeof lists;

/** A record that is out of shape, and so is not among those that were read. */
export interface LeftOut {
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
  thesaurus: Entry<ThesaurusGroup>[];
  otherSubjects: Entry<string[]>[];
  categories: Entry<CategoryEntry>[];
  answers: AnswerEntry[];
  /** Already reported; whoever names one of these is not to blame. */
  leftOut: LeftOut[];
}

/** @returns Whether an id may belong to a record that was left out. */
export function isLeftOut({ leftOut }: ContentFiles, kind: Kind, id: string): boolean {
  return leftOut.some((record) => record.list === lists[kind] && (record.id === null || record.id === id));
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;
const checkFrontMatter = shapeOf(AnswerFrontMatter);

/**
 * Reads everything under a content folder.
 *
 * @param folder - Such as `seed/content`.
 * @param report - Told of every file that is missing, unreadable or out of shape; records out of shape are left out.
 */
export function readContentFiles(folder: string, report: Report): ContentFiles {
  const leftOut: LeftOut[] = [];
  const list = <Value>(name: string, schema: TSchema) =>
    readList<Value>(folder, `${name}.yaml`, schema, report, (id) => void leftOut.push({ list: name, id }));
  return {
    partners: list<PartnerEntry>("partners", PartnerFile),
    works: list<WorkEntry>("works", WorkFile),
    books: list<BookEntry>("books", BookFile),
    resources: list<ResourceEntry>("resources", ResourceFile),
    suggestions: list<SuggestionSet>("suggestions", SuggestionFile),
    thesaurus: list<ThesaurusGroup>("thesaurus", ThesaurusFile),
    otherSubjects: list<string[]>("other-subjects", OtherSubjectsFile),
    categories: list<CategoryEntry>("categories", CategoryFile),
    answers: readAnswers(folder, report, (id) => void leftOut.push({ list: "answers", id })),
    leftOut,
  };
}

/** Takes down that a record was left out; null when its id is not known. */
type LeaveOut = (id: string | null) => void;

function readList<Value>(
  folder: string,
  name: string,
  schema: TSchema,
  report: Report,
  leaveOut: LeaveOut,
): Entry<Value>[] {
  const text = readText(folder, name, report);
  const source = text === null ? null : parseYaml(shownPath(folder, name), text, report);
  const faults = source ? shapeOf(schema)(source, report) : [];
  if (!source || faults.some(([index]) => index === undefined)) {
    leaveOut(null);
    return [];
  }
  const spoilt = new Set(faults.map(([index]) => index));
  return (source.value as Value[]).flatMap((value, index) => {
    if (!spoilt.has(index)) return { value, placeOf: (...path) => source.placeOf([index, ...path]) };
    const id = (value as { id?: unknown } | null)?.id;
    leaveOut(typeof id === "string" ? id : null);
    return [];
  });
}

function readAnswers(folder: string, report: Report, leaveOut: LeaveOut): AnswerEntry[] {
  const answersFolder = join(folder, "answers");
  if (!existsSync(answersFolder)) {
    report(
      { file: shownPath(folder, "answers"), line: 1, field: "" },
      "the folder is missing",
      "put the answers there",
    );
    leaveOut(null);
    return [];
  }
  return readdirSync(answersFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
    .flatMap((name) => {
      const answer = readAnswer(folder, name, report);
      if (answer === null) leaveOut(idOf(name));
      return answer ?? [];
    });
}

/** An answer is called what its file is called. */
function idOf(name: string): string {
  return basename(name, ".md");
}

function readAnswer(folder: string, name: string, report: Report): AnswerEntry | null {
  const file = shownPath(folder, name);
  const top = { file, line: 1, field: "" };
  const [, categoryId, base, ...deeper] = name.split(sep);
  if (!categoryId || !base?.endsWith(".md") || deeper.length > 0) {
    report(top, "is not in its place", "name it answers/<category>/<id>.md");
    return null;
  }
  const text = readText(folder, name, report);
  if (text === null) return null;
  const fenced = FENCE.exec(text);
  if (!fenced) {
    report(top, "has no front matter", "begin the file with a line --- and end the fields with another line ---");
    return null;
  }
  const source = parseYaml(file, fenced[1] ?? "", report, 2);
  if (!source || checkFrontMatter(source, report).length > 0) return null;
  return {
    id: idOf(name),
    categoryId,
    file,
    value: source.value as AnswerFrontMatter,
    placeOf: (...path) => source.placeOf(path),
    paragraphs: splitParagraphs(text.slice(fenced[0].length), fenced[0].split("\n").length),
  };
}

/** Paragraphs are parted by blank lines; the lines within one are joined. */
function splitParagraphs(body: string, firstLine: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | null = null;
  body.split(/\r?\n/).forEach((raw, index) => {
    const text = raw.trim();
    if (text === "") open = null;
    else if (open) {
      open.text += ` ${text}`;
      open.lines.push(text);
    } else {
      open = { text, lines: [text], line: firstLine + index };
      paragraphs.push(open);
    }
  });
  return paragraphs;
}

function readText(folder: string, name: string, report: Report): string | null {
  const place = { file: shownPath(folder, name), line: 1, field: "" };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(join(folder, name)));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    report(
      place,
      missing ? "the file is missing" : "the file cannot be read as UTF-8 text",
      missing ? "restore it" : "save it as UTF-8",
    );
    return null;
  }
  return text;
}

function shownPath(folder: string, name: string): string {
  return join(relative(process.cwd(), folder) || ".", name)
    .split(sep)
    .join("/");
}
