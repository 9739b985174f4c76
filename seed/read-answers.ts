/** Reads the answers: fields, paragraphs, and the ways of asking that stand in files of their own. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { Report } from "./problem.ts";
import type { AnswerEntry, Entry, Paragraph, Skip } from "./read.ts";
import { AnswerFrontMatter, PhrasingFile } from "./schemas.ts";
import { readText, shownPath } from "./text-file.ts";
import { parseYaml, shapeOf } from "./yaml-file.ts";

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;
const checkFrontMatter = shapeOf(AnswerFrontMatter);
const checkPhrasingFile = shapeOf(PhrasingFile);
/** Of an answer without a file of ways of asking. */
const NO_PHRASING_FILE: Entry<PhrasingFile> = { value: {}, placeOf: () => ({ file: "", line: 1, field: "" }) };

/**
 * Reads all answers, each with its ways of asking.
 *
 * @param folder - Such as `seed/content`.
 * @param skip - Told of each that is out of shape.
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
      ? { ...answer, phrasingFile: phrasingFiles.get(`${answer.categoryId}/${answer.id}`) ?? NO_PHRASING_FILE }
      : [];
  });
  const found = new Set(filesUnder(folder, "answers").map((name) => name.split(sep).slice(1).join("/")));
  for (const [key, { placeOf }] of phrasingFiles)
    if (!found.has(`${key}.md`))
      report({ ...placeOf(), field: "" }, "there is no such answer", `write answers/${key}.md, or remove this file`);
  return answers;
}

/** The ways of asking, by category and id of their answer. */
function readPhrasingFiles(folder: string, report: Report): Map<string, Entry<PhrasingFile>> {
  return new Map(
    filesUnder(folder, "phrasings").flatMap((name) => {
      const file = shownPath(folder, name);
      const [, categoryId, base, ...deeper] = name.split(sep);
      if (!categoryId || !base?.endsWith(".yaml") || deeper.length > 0) {
        report({ file, line: 1, field: "" }, "is not in its place", "name it phrasings/<category>/<id>.yaml");
        return [];
      }
      const text = readText(folder, name, report);
      const source = text === null ? null : parseYaml(file, text, report);
      if (!source || checkPhrasingFile(source, report).length > 0) return [];
      const entry = { value: source.value as PhrasingFile, placeOf: (...path: Path) => source.placeOf(path) };
      return [[`${categoryId}/${idOf(name, ".yaml")}`, entry] as const];
    }),
  );
}

type Path = (string | number)[];

/** The files under a folder of the content, by name. */
function filesUnder(folder: string, name: string): string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** An answer is called what its file is called. */
function idOf(name: string, ending: string): string {
  return basename(name, ending);
}

function readAnswer(folder: string, name: string, report: Report): Omit<AnswerEntry, "phrasingFile"> | null {
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
    id: idOf(name, ".md"),
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
