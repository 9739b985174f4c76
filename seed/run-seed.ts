/** The seed command: loads the content files into the database, or only says what a load would do. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readRows, revisionName } from "../server/db/content.ts";
import { toDatabaseError } from "../server/db/error.ts";
import { openDatabase, openDatabaseToRead } from "../server/db/open.ts";
import type { ContentRows } from "../server/db/schema.ts";
import { readSettings } from "../server/settings.ts";
import type { ContentFiles } from "./content-files.ts";
import { compareContent } from "./diff.ts";
import { formatProblem } from "./problem.ts";
import { createProgress, type Progress } from "./progress.ts";
import { toContentRows } from "./rows.ts";
import { type Print, readOptions } from "./run-command.ts";
import { contentFolder, loadContent, prepareFiles, readCheckedContent } from "./seed-database.ts";
import { findWarnings } from "./warnings/index.ts";

export const SEED_HELP = `Usage: npm run seed [-- --check | --dry-run] [--content FOLDER]

Loads the content files into the database, all or nothing: what has no file any more is removed.
  --check    only lists all problems, and what to look at; reads and checks only what has changed since the last time
  --dry-run  only says what a load would change
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
    options: { check: { type: "boolean" }, "dry-run": { type: "boolean" }, content: { type: "string" } },
  });
  const { databaseFile } = readSettings(environment);
  const progress = createProgress();
  progress("reading the content files");
  const files = readFiles(options.content ?? contentFolder, progress);
  print(`The content is valid: ${describe(files)}.`);
  if (files.drafts.length > 0) print(`Drafts, which are left out: ${files.drafts.map(({ id }) => id).join(", ")}.`);
  if (options.check) {
    printWarnings(files, print);
    print("To try how well an answer is found: npm run try -- ID.");
  } else if (options["dry-run"]) printChange(readStoredRows(databaseFile), toContentRows(files), print);
  else load(databaseFile, files, print);
}

function readFiles(folder: string, progress: Progress): ContentFiles {
  try {
    return readCheckedContent(folder, (done, all) => progress(`checking the answers: ${done} of ${all}`));
  } finally {
    progress(null);
  }
}

function load(databaseFile: string, files: ContentFiles, print: Print): void {
  const progress = createProgress();
  progress("preparing the search");
  const content = prepareFiles(files);
  progress("loading");
  const lines: string[] = [];
  const revision = loadContent(databaseFile, content, (line) => void lines.push(line));
  progress(null);
  const file = resolve(databaseFile);
  lines.push(
    revision
      ? `Loaded as revision ${revisionName(revision)} into ${file}.`
      : `${file} already holds this content; nothing was changed.`,
  );
  print(lines.join("\n"));
}

/** Lists what an editor should look at, although it can be loaded. */
function printWarnings(files: ContentFiles, print: Print): void {
  const warnings = findWarnings(files);
  if (warnings.length > 0) print(`To look at: ${warnings.length}.\n${warnings.map(formatProblem).join("\n")}`);
}

/** Reads the stored content. A database that does not exist counts as empty. */
function readStoredRows(databaseFile: string): ContentRows {
  const db = existsSync(databaseFile) ? openDatabaseToRead(databaseFile) : openDatabase(":memory:");
  try {
    return readRows(db);
  } catch (error) {
    throw toDatabaseError(databaseFile, error);
  } finally {
    db.$client.close();
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
    print(`  ${table}: ${added} added, ${changed} changed, ${removed} removed`);
  for (const [what, ids] of Object.entries(answers)) if (ids.length > 0) print(`Answers ${what}: ${ids.join(", ")}`);
}
