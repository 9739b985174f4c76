/** Makes the file of a new answer, as a draft, and lists it under its topic. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Print, readOptions, showProgress, usageError } from "../server/command.ts";
import { createSearch } from "../server/search/index.ts";
import { splitWords } from "../server/search/tokenize.ts";
import type { Candidate } from "../server/search/types.ts";
import { SettingsError } from "../server/settings.ts";
import { CheckCache } from "./check-cache.ts";
import { ID } from "./checks/references.ts";
import type { ContentFiles, Entry } from "./content-files.ts";
import { suggest } from "./did-you-mean.ts";
import { contentFolder } from "./files-hash.ts";
import { outlineOf, type Subject } from "./outline.ts";
import { readContentFiles } from "./read.ts";
import type { TopicEntry } from "./schemas.ts";
import { searchOptionsOf } from "./search-options.ts";
import { shownPath, writeWhole } from "./text-file.ts";

export const NEW_HELP = `Usage: npm run new -- TOPIC ID "QUESTION?" [--short] [--content FOLDER]

Makes answers/TOPIC/ID.md, a draft that says what belongs where, lists it in topics.yaml, and names the nearest answers.
An essay opens up a subject; a short answer (--short) answers one definite question in a paragraph or two.
  npm run new -- life hope "What is hope?"`;
/** Number of answers named that are nearest. */
const NEAREST = 5;
const MAX_QUESTION_LENGTH = 200;

/** A new answer. */
export type NewAnswer = Omit<Subject, "nearest">;

/**
 * Makes the file of a new answer.
 *
 * @param args - Topic, id and question, as typed.
 * @throws {SettingsError} if the answer cannot be made; nothing is written then.
 */
export async function makeAnswer(args: string[], print: Print): Promise<void> {
  const { folder, ...answer } = readSubject(args);
  showProgress("reading the content files");
  // Problems elsewhere do not matter to a new answer; what cannot be read is left out.
  const files = readContentFiles(folder, () => {}, { cache: new CheckCache() });
  const { file, nearest } = await writeDraft(folder, files, answer, async () => {
    showProgress("searching for the nearest answers");
    const search = await createSearch(searchOptionsOf(files));
    return (await search.find(answer.question)).candidates;
  });
  print(`${file} is made, and listed in topics.yaml. See it with npm run preview.`);
  if (nearest.length > 0) print("The nearest answers. Read them first: the new one must not say the same.");
  const questions = new Map(files.answers.map((other) => [other.id, other.value.question]));
  for (const candidate of nearest)
    print(`  ${candidate.probability.toFixed(2)}  ${candidate.id}: ${questions.get(candidate.id)}`);
}

/**
 * Writes the outline of a new answer.
 *
 * @param search - Finds the nearest answers; called only if the answer can be made.
 * @returns The file, and the answers named in it as the nearest.
 * @throws {SettingsError} if the answer cannot be made; nothing is written then.
 */
export async function writeDraft(
  folder: string,
  files: ContentFiles,
  answer: NewAnswer,
  search: () => Promise<readonly Candidate[]>,
): Promise<{ file: string; nearest: readonly Candidate[] }> {
  const { topicId, id, question } = answer;
  requireWords(answer);
  const topic = findTopic(files, topicId);
  refuseTaken(files, id);
  refuseAsked(files, question);
  const nearest = (await search()).slice(0, NEAREST);
  const name = `answers/${topicId}/${id}.md`;
  const text = outlineOf({ ...answer, nearest: nearest.map((candidate) => candidate.id) });
  write(folder, name, text, topic, id);
  return { file: shownPath(folder, name), nearest };
}

function readSubject(args: string[]) {
  const { values, positionals } = readOptions(NEW_HELP, {
    args,
    options: { short: { type: "boolean" }, content: { type: "string" } },
    allowPositionals: true,
  });
  const [topicId = "", id = "", written = "", ...more] = positionals;
  const question = written.trim();
  if (splitWords(question).length === 0 || more.length > 0)
    throw usageError(
      more.length > 0
        ? "There are more than three words; put quotation marks around the question."
        : "Topic, id and question are needed.",
      NEW_HELP,
    );
  const kind = values.short ? ("short" as const) : ("essay" as const);
  return { folder: values.content ?? contentFolder, topicId, id, question, kind };
}

/** @throws {SettingsError} if the question or the id of an answer is not valid. */
function requireWords({ id, question }: NewAnswer): void {
  if (splitWords(question).length === 0) throw new SettingsError("The question has no word; write it.");
  if (question.length > MAX_QUESTION_LENGTH || /\p{Cc}/u.test(question))
    throw new SettingsError(`The question must be one line of at most ${MAX_QUESTION_LENGTH} characters; shorten it.`);
  if (!ID.test(id))
    throw new SettingsError(`"${id}" is not a valid id; use lower-case letters, digits and single hyphens.`);
}

function findTopic({ topics }: ContentFiles, id: string): Entry<TopicEntry> {
  const topic = topics.find(({ value }) => value.id === id);
  if (topic) return topic;
  const ids = topics.map(({ value }) => value.id);
  throw new SettingsError(`There is no topic "${id}"; ${suggest(id, ids, `write one of ${ids.join(", ")}.`)}`);
}

function refuseTaken({ answers, drafts, skipped }: ContentFiles, id: string): void {
  const holder = [...answers, ...drafts].find((answer) => answer.id === id);
  const successor = answers.find(({ value }) => value.formerly?.includes(id));
  if (holder) throw new SettingsError(`The id "${id}" is taken by ${holder.file}; choose another one.`);
  if (successor)
    throw new SettingsError(`"${id}" is a former id of ${successor.file}, to which it leads; choose another one.`);
  if (skipped.some((record) => record.list === "answers" && record.id === id))
    throw new SettingsError(`There is an answer "${id}" already, with problems; npm run seed -- --check lists them.`);
}

function refuseAsked({ answers }: ContentFiles, question: string): void {
  const words = splitWords(question).join(" ");
  const isSame = (text: string) => splitWords(text).join(" ") === words;
  const owner = answers.find(({ value }) => [value.question, ...value.alsoAsked].some(isSame));
  if (owner)
    throw new SettingsError(
      `${owner.file} answers that question; change that answer, or remove the phrasing there first.`,
    );
}

/** Writes the answer's file and its line under its topic: both or neither. */
function write(folder: string, name: string, text: string, topic: Entry<TopicEntry>, id: string): void {
  const path = join(folder, name);
  const list = join(folder, "topics.yaml");
  const listed = withAnswer(readFileSync(list, "utf8"), topic, id);
  if (existsSync(path)) throw new SettingsError(`${shownPath(folder, name)} exists already; choose another id.`);
  const isNewFolder = mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, text, { flag: "wx" });
    writeWhole(list, listed);
  } catch (error) {
    rmSync(isNewFolder ?? path, { recursive: true, force: true });
    throw new SettingsError(`The answer cannot be written (${(error as Error).message}); nothing was changed.`);
  }
}

/** @returns The text of topics.yaml with the answer after the last one of its topic. Everything else stays as written. */
function withAnswer(text: string, topic: Entry<TopicEntry>, id: string): string {
  const lines = text.split("\n");
  const last = topic.value.answers.length - 1;
  const heading = id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
  if (last < 0) {
    const at = topic.placeOf("answers").line;
    const key = lines[at - 1] ?? "";
    lines.splice(at - 1, 1, key.replace(/answers:.*/, "answers:"), `    - id: ${id}`, `      heading: ${heading}`);
    return lines.join("\n");
  }
  const [idLine, headingLine] = (["id", "heading"] as const).map((field) => topic.placeOf("answers", last, field).line);
  const indent = /^ */.exec(lines[(idLine ?? 1) - 1] ?? "")?.[0] ?? "    ";
  lines.splice(Math.max(idLine ?? 1, headingLine ?? 1), 0, `${indent}- id: ${id}`, `${indent}  heading: ${heading}`);
  return lines.join("\n");
}
