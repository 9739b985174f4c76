/** Reads the answers: their fields, their paragraphs, and their phrasing files. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { AnswerEntry, Entry, Paragraph, Skip } from "./content-files.ts";
import type { Report } from "./problem.ts";
import { AnswerFrontMatter, PhrasingFile } from "./schemas.ts";
import { readText, shownPath } from "./text-file.ts";
import { createValidator, parseYaml } from "./yaml-file.ts";

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;
const checkFrontMatter = createValidator(AnswerFrontMatter);
const checkPhrasingFile = createValidator(PhrasingFile);
/** Stands for the phrasing file of an answer that has none. */
const NO_PHRASING_FILE: Entry<PhrasingFile> = { value: {}, placeOf: () => ({ file: "", line: 1, field: "" }) };

/**
 * Reads all answers with their phrasing files.
 *
 * @param folder - The content folder, such as `seed/content`.
 * @param report - Called for each problem.
 * @param skip - Called for each answer that is invalid, which is left out.
 */
export function readAnswers(folder: string, report: Report, skip: Skip): AnswerEntry[] {
  const answersFolder = join(folder, "answers");
  if (!existsSync(answersFolder)) {
    report(
      { file: shownPath(folder, "answers"), line: 1, field: "" },
      "the folder is missing",
      "put the answers there",
    );
    skip(null);
    return [];
  }
  const phrasingFiles = readPhrasingFiles(folder, report);
  const answers = filesUnder(folder, "answers").flatMap((name) => {
    const answer = readAnswer(folder, name, report);
    if (answer === null) skip(idOf(name, ".md"));
    return answer
      ? { ...answer, phrasingFile: phrasingFiles.get(`${answer.topicId}/${answer.id}`) ?? NO_PHRASING_FILE }
      : [];
  });
  const found = new Set(filesUnder(folder, "answers").map((name) => name.split(sep).slice(1).join("/")));
  for (const [key, { placeOf }] of phrasingFiles)
    if (!found.has(`${key}.md`))
      report({ ...placeOf(), field: "" }, "there is no such answer", `write answers/${key}.md, or remove this file`);
  return answers;
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

function readAnswer(folder: string, name: string, report: Report): Omit<AnswerEntry, "phrasingFile"> | null {
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
  if (!source || checkFrontMatter(source, report).length > 0) return null;
  return {
    id: idOf(name, ".md"),
    topicId,
    file,
    value: source.value as AnswerFrontMatter,
    placeOf: (...path) => source.placeOf(path),
    paragraphs: splitParagraphs(text.slice(fenced[0].length), fenced[0].split("\n").length),
  };
}

/** @returns The paragraphs of a text, which are separated by blank lines. */
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
