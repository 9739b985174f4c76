/** Reads the answers: their fields, their paragraphs, and their phrasings. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { AnswerFrontMatter, answerDefaults, DRAFT, PhrasingFile } from "./answer-schema.ts";
import { CheckCache } from "./check-cache.ts";
import type { AnswerEntry, Draft, Entry, Paragraph, Skip } from "./content-files.ts";
import { FileMemory } from "./file-memory.ts";
import { numberCitations, withNumbers } from "./marks.ts";
import { type Report, topOf } from "./problem.ts";
import { repair } from "./repair.ts";
import { filesIn, readText, shownPath } from "./text-file.ts";
import { createValidator, parseYaml } from "./yaml-file.ts";

/** The front matter of an answer, between its fences. */
export const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;
const checkFrontMatter = createValidator(AnswerFrontMatter);
const checkPhrasingFile = createValidator(PhrasingFile);
/** Phrasings that an answer's own file may hold; more would hide its text. */
export const MAX_OWN_PHRASINGS = 40;
const hiddenFields = Object.keys(PhrasingFile.properties) as (keyof PhrasingFile)[];

export interface ReadOptions {
  /** Reads drafts like finished answers; otherwise they are only named, because nothing in them needs to be right yet. */
  withDrafts?: boolean;
  /** What was read earlier. */
  memory?: FileMemory;
  /** What earlier checks have found to be right. */
  cache?: CheckCache;
}

/**
 * Reads all answers with their phrasings.
 *
 * @param folder - The content folder, such as `seed/content`.
 * @param report - Called for each problem.
 * @param skip - Called for each answer with problems. It is repaired, or left out if it cannot be read at all.
 * @param topicIds - The folders that may hold answers.
 */
export function readAnswers(
  folder: string,
  report: Report,
  skip: Skip,
  topicIds: ReadonlySet<string>,
  { withDrafts = false, memory = new FileMemory(), cache = new CheckCache("") }: ReadOptions,
): { answers: AnswerEntry[]; drafts: Draft[] } {
  const answersFolder = join(folder, "answers");
  if (!existsSync(answersFolder)) {
    report(topOf(shownPath(folder, "answers")), "the folder is missing", "put the answers there");
    skip(null);
    return { answers: [], drafts: [] };
  }
  const names = filesIn(answersFolder).map((name) => `answers/${name}`);
  const phrasingTexts = readPhrasingTexts(folder, names, topicIds, report);
  const answers: AnswerEntry[] = [];
  const drafts: Draft[] = [];
  for (const name of names) {
    const text = readText(folder, name, report);
    const phrasingText = phrasingTexts.get(phrasingsOf(name)) ?? null;
    const read =
      text === null
        ? null
        : memory.recall(
            name,
            JSON.stringify([text, phrasingText]),
            (tell) => readAnswer({ folder, name, text, phrasingText, withDrafts, cache }, tell),
            report,
          );
    const id = meantId(name);
    // Under a wrong name as well: what names the answer by its id is right.
    if (read === null || read.answer?.isRepaired || read.answer?.id !== id) skip(id);
    if (read?.answer) answers.push(read.answer);
    if (read?.draft) drafts.push(read.draft);
  }
  return { answers, drafts };
}

type OwnFile = Omit<AnswerEntry, "phrasingFile" | "isRepaired" | "texts">;

/** @returns Where the phrasings of an answer are: in its phrasing file, or else in its own file. */
function choosePhrasings(answer: OwnFile, file: Entry<PhrasingFile> | null, report: Report): Entry<PhrasingFile> {
  const { id, topicId, value, placeOf } = answer;
  const name = `phrasings/${topicId}/${id}.yaml`;
  if (file) {
    for (const field of hiddenFields)
      if (value[field]?.length)
        report(placeOf(field), `the answer has a phrasing file too`, `move the list to ${name}`);
    return file;
  }
  const count = value.phrasings?.length ?? 0;
  if (count > MAX_OWN_PHRASINGS)
    report(
      placeOf("phrasings"),
      `there are ${count} phrasings`,
      `move ${hiddenFields.join(", ")} to ${name}; an answer's own file holds at most ${MAX_OWN_PHRASINGS}`,
    );
  return { value, placeOf };
}

/** @returns The texts of the phrasing files, by their names. */
function readPhrasingTexts(
  folder: string,
  answers: readonly string[],
  topicIds: ReadonlySet<string>,
  report: Report,
): Map<string, string> {
  const expected = new Set(answers.map(phrasingsOf));
  const texts = new Map<string, string>();
  for (const name of filesIn(join(folder, "phrasings")).map((each) => `phrasings/${each}`)) {
    const top = topOf(shownPath(folder, name));
    const [, topicId, base, ...deeper] = name.split("/");
    if (!topicId || !base?.endsWith(".yaml") || deeper.length > 0)
      report(top, "is in the wrong place", "name it phrasings/<topic>/<id>.yaml");
    else if (!expected.has(name)) {
      const id = basename(name, ".yaml");
      const misplaced = answers.find((each) => meantId(each) === id);
      if (misplaced === undefined)
        report(top, "there is no such answer", `write answers/${topicId}/${id}.md, or remove this file`);
      else if (isInPlace(misplaced, topicIds))
        report(top, `the answer is ${misplaced}`, `move this file to ${phrasingsOf(misplaced)}`);
    } else {
      const text = readText(folder, name, report);
      if (text !== null) texts.set(name, text);
    }
  }
  return texts;
}

/** @param text - Of the phrasing file. If it cannot be read, the answer has no phrasings. */
function readPhrasings(cache: CheckCache, file: string, text: string, report: Report): Entry<PhrasingFile> {
  const source = parseYaml(cache, file, text, report);
  if (!source) return { value: {}, placeOf: () => topOf(file) };
  checkPhrasingFile(source, report);
  return {
    value: repair(PhrasingFile, source.value) as PhrasingFile,
    placeOf: (...path) => source.placeOf(path),
  };
}

/** @param name - Of an answer's file, such as `answers/salvation/faith.md`. */
function phrasingsOf(name: string): string {
  return name.replace(/^answers/, "phrasings").replace(/\.md$/, ".yaml");
}

/** @returns The id that an answer's file should have by its name: `Hope.md.txt` is meant to be `hope`. */
function meantId(name: string): string {
  const [first = ""] = basename(name).split(".");
  return first
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** @returns Whether an answer's file can be read as one: other mistakes of its name are reported, and hide the consequences. */
function isInPlace(name: string, topicIds: ReadonlySet<string>): boolean {
  const [, topicId = "", ...base] = name.split("/");
  return topicIds.has(topicId) && base.join("/") === `${meantId(name)}.md`;
}

interface Source extends Required<Pick<ReadOptions, "withDrafts" | "cache">> {
  folder: string;
  name: string;
  text: string;
  /** Null if the answer has no phrasing file. */
  phrasingText: string | null;
}

/** What a file holds. */
type Read = { answer: AnswerEntry; draft?: never } | { draft: Draft; answer?: never };

function readAnswer({ folder, name, text, phrasingText, withDrafts, cache }: Source, report: Report): Read | null {
  const file = shownPath(folder, name);
  const top = topOf(file);
  const [, topicId, base, ...deeper] = name.split("/");
  if (!name.endsWith(".md")) {
    report(top, "is not the file of an answer", "name it with .md at the end, or remove it");
    return null;
  }
  if (!topicId || !base || deeper.length > 0) {
    report(top, "is in the wrong place", "name it answers/<topic>/<id>.md");
    return null;
  }
  const fenced = FENCE.exec(text);
  if (!fenced) {
    report(top, "has no front matter", "write a line --- before the first and after the last field");
    return null;
  }
  const source = parseYaml(cache, file, fenced[1] ?? "", report, 2);
  if (!source) return null;
  const draft = { id: basename(name, ".md"), topicId, file };
  if ((source.value as Partial<AnswerFrontMatter> | null)?.status === DRAFT && !withDrafts) return { draft };
  const hasErrors = checkFrontMatter(source, report).length > 0;
  let isRepaired = hasErrors || source.isBroken;
  const written = (isRepaired ? repair(AnswerFrontMatter, source.value) : source.value) as AnswerFrontMatter;
  const placeOf: OwnFile["placeOf"] = (...path) => source.placeOf(path);
  const lastReviewed = lastReviewedOf(written);
  if (lastReviewed === null) {
    // A day that is given is wrong, which is reported already.
    if (!source.isCut && !Object.hasOwn(Object(source.value), "lastReviewed"))
      report(placeOf("lastReviewed"), "the field is missing", "add it, or an entry of reviewed");
    isRepaired = true;
  }
  const blocks = splitParagraphs(text.slice(fenced[0].length), file, fenced[0].split("\n").length);
  const texts = blocks.map(({ lines }) => lines.join(" "));
  const numbers = numberCitations(written.citations, texts);
  const paragraphs = blocks.map((block, index): Paragraph => {
    const paragraph = texts[index] ?? "";
    return { ...block, source: paragraph, text: withNumbers(paragraph, numbers) };
  });
  const value = { ...answerDefaults, ...written, lastReviewed: lastReviewed ?? "" };
  const own = { ...draft, value, placeOf, paragraphs, numbers };
  const phrasingFile =
    phrasingText === null ? null : readPhrasings(cache, shownPath(folder, phrasingsOf(name)), phrasingText, report);
  return {
    answer: {
      ...own,
      phrasingFile: choosePhrasings(own, phrasingFile, report),
      isRepaired,
      texts: JSON.stringify([text, phrasingText]),
    },
  };
}

/** @returns The day of the last reading, or else the day that the answer names; null if there is neither. */
function lastReviewedOf({ reviewed = [], lastReviewed }: AnswerFrontMatter): string | null {
  return (
    reviewed
      .map(({ date }) => date)
      .sort()
      .at(-1) ??
    lastReviewed ??
    null
  );
}

/** @returns The paragraphs of a text, which are separated by blank lines. */
function splitParagraphs(body: string, file: string, firstLine: number): Pick<Paragraph, "lines" | "place">[] {
  const paragraphs: Pick<Paragraph, "lines" | "place">[] = [];
  let open: string[] | null = null;
  body.split(/\r?\n/).forEach((raw, index) => {
    const text = raw.trim();
    if (text === "") open = null;
    else if (open) open.push(text);
    else {
      open = [text];
      paragraphs.push({ lines: open, place: { file, line: firstLine + index, field: "body" } });
    }
  });
  return paragraphs;
}
