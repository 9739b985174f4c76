/** The seed command: loads the content files into the database, or only says what a load would do. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Print, readOptions, showProgress, usageError } from "../server/command.ts";
import { readRows, revisionName } from "../server/db/content.ts";
import { DatabaseError, toDatabaseError } from "../server/db/error.ts";
import { openDatabase, readDatabase, useAndClose } from "../server/db/open.ts";
import type { ContentRows } from "../server/db/schema.ts";
import { readSettings } from "../server/settings.ts";
import { addChange } from "./add-change.ts";
import type { ContentFiles } from "./content-files.ts";
import { changedSentences, compareContent } from "./diff.ts";
import { formatProblem } from "./problem.ts";
import { toContentRows } from "./rows.ts";
import { contentFolder, loadContent, prepareFiles, readCheckedContent } from "./seed-database.ts";
import { findWarnings } from "./warnings/index.ts";

/** Number of answers whose changed sentences are shown. */
const MAX_SHOWN = 20;

export const SEED_HELP = `Usage: npm run seed [-- --check | --dry-run | --change ID=TEXT] [--content FOLDER]

Loads the content files into the database, all or nothing: what has no file any more is removed.
  --check    only lists all problems, and what to look at; reads and checks only what has changed since the last time
  --dry-run  only says what a load would change, sentence by sentence: [-removed-] and {+added+} words
  --change   first writes into an answer's file what readers should know has changed:
             npm run seed -- --change "hope=Calvin's reason is given in full."
Each problem is one line: the file, the line, the field, what is wrong, and what to do.
If a mark under "To look at" is right, write an exclamation mark into it, [calvin-joshua!], and it is not listed again.`;

/**
 * Runs the command.
 *
 * @param args - Its options, as typed.
 * @param environment - Names the database.
 * @throws SeedError, DatabaseError or SettingsError with a message for the editor.
 */
export async function runSeed(args: string[], environment: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const { values: options } = readOptions(SEED_HELP, {
    args,
    options: {
      check: { type: "boolean" },
      "dry-run": { type: "boolean" },
      change: { type: "string" },
      content: { type: "string" },
    },
  });
  const folder = options.content ?? contentFolder;
  if (options.change !== undefined && (options.check || options["dry-run"]))
    throw usageError("--change writes a file and loads it; leave out --check and --dry-run.", SEED_HELP);
  const { databaseFile } = readSettings(environment);
  let files = readCheckedContent(folder);
  if (options.change !== undefined) files = readWithChange(files, folder, options.change, print);
  print(`The content is valid: ${describe(files)}.`);
  if (files.drafts.length > 0) print(`Drafts, which are left out: ${files.drafts.map(({ id }) => id).join(", ")}.`);
  if (options.check) {
    printWarnings(files, print);
    print("To try how well an answer is found: npm run try -- ID.");
  } else if (options["dry-run"]) printChange(readStoredRows(databaseFile), toContentRows(files), print);
  else load(databaseFile, files, print);
}

/** Writes a change into its answer's file, and reads the files again. If they have problems then, the file stays as it was. */
function readWithChange(files: ContentFiles, folder: string, change: string, print: Print) {
  const { file, undo } = addChange(files, folder, change);
  try {
    const changed = readCheckedContent(folder);
    print(`The change is written into ${file}.`);
    return changed;
  } catch (error) {
    undo();
    throw error;
  }
}

function load(databaseFile: string, files: ContentFiles, print: Print): void {
  showProgress("preparing the search");
  const content = prepareFiles(files);
  showProgress("loading");
  const stored = readLoadedRows(databaseFile);
  const lines: string[] = [];
  const revision = loadContent(databaseFile, content, (line) => void lines.push(line));
  const file = resolve(databaseFile);
  lines.push(
    revision
      ? `Loaded as revision ${revisionName(revision)} into ${file}.`
      : `${file} already holds this content; nothing was changed.`,
  );
  print(lines.join("\n"));
  if (revision && stored) printSentences(stored, content.rows, print);
}

/** @returns What is stored; null if it cannot be read, which does not hinder a load. */
function readLoadedRows(databaseFile: string): ContentRows | null {
  try {
    return existsSync(databaseFile) ? readStoredRows(databaseFile) : null;
  } catch (error) {
    if (error instanceof DatabaseError) return null;
    throw error;
  }
}

/** Prints the changed sentences, and how readers can be told of the change. */
function printSentences(stored: ContentRows, wanted: ContentRows, print: Print): void {
  const { changed } = compareContent(stored, wanted).answers;
  const reworded = changed
    .map((id) => ({ id, sentences: changedSentences(stored, wanted, id) }))
    .filter(({ sentences }) => sentences.length > 0);
  for (const { id, sentences } of reworded.slice(0, MAX_SHOWN))
    print(`${id}:\n${sentences.map((sentence) => `  ${sentence}`).join("\n")}`);
  if (reworded.length > MAX_SHOWN) print(`… and ${reworded.length - MAX_SHOWN} more answers.`);
  if (reworded[0]) print(`To tell readers of a change: npm run seed -- --change "${reworded[0].id}=What has changed."`);
}

/** Lists what an editor should look at, although it can be loaded. */
function printWarnings(files: ContentFiles, print: Print): void {
  const warnings = findWarnings(files);
  if (warnings.length > 0) print(`To look at: ${warnings.length}.\n${warnings.map(formatProblem).join("\n")}`);
}

/** Reads the stored content. A database that does not exist counts as empty. */
function readStoredRows(databaseFile: string): ContentRows {
  try {
    return existsSync(databaseFile)
      ? readDatabase(databaseFile, readRows)
      : useAndClose(openDatabase(":memory:"), readRows);
  } catch (error) {
    throw toDatabaseError(databaseFile, error);
  }
}

function describe({ answers, works, partners }: ContentFiles): string {
  const citations = answers.reduce((sum, { value }) => sum + value.citations.length, 0);
  return `${answers.length} answers, ${citations} citations, ${works.length} works, ${partners.length} partners`;
}

function printChange(stored: ContentRows, wanted: ContentRows, print: Print): void {
  const { tables, answers } = compareContent(stored, wanted);
  if (tables.length === 0) {
    print("A load would change nothing.");
    return;
  }
  print("A load would change:");
  for (const { table, added, changed, removed } of tables)
    if (table === "siteLists") print(`  lists: ${[...added, ...changed].map((name) => JSON.parse(name)).join(", ")}`);
    else print(`  ${table}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`);
  for (const [what, ids] of Object.entries(answers)) if (ids.length > 0) print(`Answers ${what}: ${ids.join(", ")}`);
  printSentences(stored, wanted, print);
}
