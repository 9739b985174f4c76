/** Reads the answers: their fields, their paragraphs, and their phrasings. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { AnswerEntry, Draft, Entry, Paragraph, Skip } from "./content-files.ts";
import { numberCitations, withNumbers } from "./marks.ts";
import type { Report } from "./problem.ts";
import { AnswerFrontMatter, answerDefaults, DRAFT, PhrasingFile } from "./schemas.ts";
import { readText, shownPath } from "./text-file.ts";
import { createValidator, parseYaml } from "./yaml-file.ts";

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;
const checkFrontMatter = createValidator(AnswerFrontMatter);
const checkPhrasingFile = createValidator(PhrasingFile);
/** Phrasings that an answer's own file may hold; more would hide its text. */
const MAX_OWN_PHRASINGS = 40;
const hiddenFields = Object.keys(PhrasingFile.properties) as (keyof PhrasingFile)[];

/**
 * Reads all answers with their phrasings. A draft is only named, because nothing in it needs to be right yet.
 *
 * @param folder - The content folder, such as `seed/content`.
 * @param report - Called for each problem.
 * @param skip - Called for each answer that is invalid, which is left out.
 */
export function readAnswers(folder: string, report: Report, skip: Skip): { answers: AnswerEntry[]; drafts: Draft[] } {
  const answersFolder = join(folder, "answers");
  if (!existsSync(answersFolder)) {
    report(
      { file: shownPath(folder, "answers"), line: 1, field: "" },
      "the folder is missing",
      "put the answers there",
    );
    skip(null);
    return { answers: [], drafts: [] };
  }
  const phrasingFiles = readPhrasingFiles(folder, report);
  const answers: AnswerEntry[] = [];
  const drafts: Draft[] = [];
  const names = filesUnder(folder, "answers");
  for (const name of names) {
    const answer = readAnswer(folder, name, report);
    if (answer === null) skip(idOf(name, ".md"));
    else if (!("value" in answer)) drafts.push(answer);
    else answers.push({ ...answer, phrasingFile: choosePhrasings(answer, phrasingFiles, report) });
  }
  const found = new Set(names.map((name) => name.split(sep).slice(1).join("/")));
  for (const [key, { placeOf }] of phrasingFiles)
    if (!found.has(`${key}.md`))
      report({ ...placeOf(), field: "" }, "there is no such answer", `write answers/${key}.md, or remove this file`);
  return { answers, drafts };
}

type OwnFile = Omit<AnswerEntry, "phrasingFile">;

/** @returns Where the phrasings of an answer are: in its phrasing file, or else in its own file. */
function choosePhrasings(
  answer: OwnFile,
  phrasingFiles: ReadonlyMap<string, Entry<PhrasingFile>>,
  report: Report,
): Entry<PhrasingFile> {
  const { id, topicId, value, placeOf } = answer;
  const file = phrasingFiles.get(`${topicId}/${id}`);
  const name = `phrasings/${topicId}/${id}.yaml`;
  if (file) {
    for (const field of hiddenFields)
      if (value[field]) report(placeOf(field), `the answer has a phrasing file too`, `move the list to ${name}`);
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

/** @returns The phrasing files, by topic and id of their answer: `salvation/faith`. */
function readPhrasingFiles(folder: string, report: Report): Map<string, Entry<PhrasingFile>> {
  return new Map(
    filesUnder(folder, "phrasings").flatMap((name) => {
      const file = shownPath(folder, name);
      const [, topicId, base, ...deeper] = name.split(sep);
      if (!topicId || !base?.endsWith(".yaml") || deeper.length > 0) {
        report({ file, line: 1, field: "" }, "is in the wrong place", "name it phrasings/<topic>/<id>.yaml");
        return [];
      }
      const text = readText(folder, name, report);
      const source = text === null ? null : parseYaml(file, text, report);
      if (!source || checkPhrasingFile(source, report).length > 0) return [];
      const entry = { value: source.value as PhrasingFile, placeOf: (...path: Path) => source.placeOf(path) };
      return [[`${topicId}/${idOf(name, ".yaml")}`, entry] as const];
    }),
  );
}

type Path = (string | number)[];

/** @returns The files below a folder of the content, relative to the content folder, sorted. */
function filesUnder(folder: string, name: string): string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** @returns An answer's id: the name of its file without the extension. */
function idOf(name: string, ending: string): string {
  return basename(name, ending);
}

function readAnswer(folder: string, name: string, report: Report): OwnFile | Draft | null {
  const file = shownPath(folder, name);
  const top = { file, line: 1, field: "" };
  const [, topicId, base, ...deeper] = name.split(sep);
  if (!topicId || !base?.endsWith(".md") || deeper.length > 0) {
    report(top, "is in the wrong place", "name it answers/<topic>/<id>.md");
    return null;
  }
  const text = readText(folder, name, report);
  if (text === null) return null;
  const fenced = FENCE.exec(text);
  if (!fenced) {
    report(top, "has no front matter", "write a line --- before the first and after the last field");
    return null;
  }
  const source = parseYaml(file, fenced[1] ?? "", report, 2);
  if (!source) return null;
  const draft = { id: idOf(name, ".md"), topicId, file };
  if ((source.value as Partial<AnswerFrontMatter> | null)?.status === DRAFT) return draft;
  if (checkFrontMatter(source, report).length > 0) return null;
  const written = source.value as AnswerFrontMatter;
  const placeOf: OwnFile["placeOf"] = (...path) => source.placeOf(path);
  const lastReviewed = lastReviewedOf(written);
  if (lastReviewed === null) {
    report(placeOf("lastReviewed"), "the field is missing", "add it, or an entry of reviewed");
    return null;
  }
  const blocks = splitParagraphs(text.slice(fenced[0].length), fenced[0].split("\n").length);
  const texts = blocks.map(({ lines }) => lines.join(" "));
  const numbers = numberCitations(written.citations, texts);
  const paragraphs = blocks.map((block, index): Paragraph => {
    const paragraph = texts[index] ?? "";
    return { ...block, source: paragraph, text: withNumbers(paragraph, numbers) };
  });
  return { ...draft, value: { ...answerDefaults, ...written, lastReviewed }, placeOf, paragraphs, numbers };
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
function splitParagraphs(body: string, firstLine: number): Pick<Paragraph, "lines" | "line">[] {
  const paragraphs: Pick<Paragraph, "lines" | "line">[] = [];
  let open: string[] | null = null;
  body.split(/\r?\n/).forEach((raw, index) => {
    const text = raw.trim();
    if (text === "") open = null;
    else if (open) open.push(text);
    else {
      open = [text];
      paragraphs.push({ lines: open, line: firstLine + index });
    }
  });
  return paragraphs;
}
