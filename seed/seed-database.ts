/** Loads the content files into a database: read, check, and only when there is no problem, replace everything. */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findRevision, type PreparedContent, type Revision, replaceContent } from "../server/db/content.ts";
import { setAside } from "../server/db/copy.ts";
import { DamagedDatabaseError } from "../server/db/error.ts";
import { type Database, openDatabase } from "../server/db/open.ts";
import { encodeModel } from "../server/search/model.ts";
import { checkContent } from "./checks/index.ts";
import { type Problem, SeedError } from "./problem.ts";
import { type ContentFiles, readContentFiles } from "./read.ts";
import { toContentRows } from "./rows.ts";
import { prepareModel } from "./search-model.ts";

/** The content that comes with the program. */
export const contentFolder = fileURLToPath(new URL("./content", import.meta.url));

/**
 * Reads and checks the content files.
 *
 * @throws {SeedError} naming every problem, in the order of files and lines.
 */
export function readCheckedContent(folder = contentFolder): ContentFiles {
  const problems: Problem[] = [];
  const report = (place: { file: string; line: number; field: string }, message: string, remedy: string) =>
    void problems.push({ ...place, message, remedy });
  const files = readContentFiles(folder, report);
  checkContent(files, report);
  if (problems.length > 0) throw new SeedError(problems.sort(byPlace));
  return files;
}

/**
 * Makes what a load stores of a content folder.
 *
 * @throws {SeedError} as `readCheckedContent` does.
 */
export function prepareContent(folder = contentFolder): PreparedContent {
  return prepareFiles(readCheckedContent(folder));
}

/** Makes what a load stores. Training the search takes some seconds, unless it was trained on the same phrasings before. */
export function prepareFiles(files: ContentFiles): PreparedContent {
  return { rows: toContentRows(files), searchModel: encodeModel(prepareModel(files)) };
}

function byPlace(a: Problem, b: Problem): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

/**
 * Loads content into a database. One that is damaged is kept under another name, and the content loaded into a new one.
 *
 * @param path - The database file.
 * @param log - Told what was kept where.
 * @returns The new revision, or null when the database already held this content.
 * @throws {DatabaseError} when the database cannot be used for another reason.
 */
export function loadContent(path: string, content: PreparedContent, log: (line: string) => void): Revision | null {
  try {
    return openAndReplace(path, content);
  } catch (error) {
    if (!(error instanceof DamagedDatabaseError)) throw error;
    log(`The database ${error.reason}; it is kept as ${setAside(resolve(path))}.`);
    return openAndReplace(path, content);
  }
}

function openAndReplace(path: string, content: PreparedContent): Revision | null {
  const db = openDatabase(path);
  try {
    return replaceContent(db, content);
  } finally {
    db.$client.close();
  }
}

/**
 * Fills a database that was never loaded, so that the first start needs no other command.
 *
 * @param log - Told what is going on, a line at a time.
 * @throws {SeedError} when the content has problems.
 */
export function seedEmptyDatabase(db: Database, log: (line: string) => void): Revision | null {
  if (findRevision(db) !== null) return null;
  log("Loading the content …");
  return replaceContent(db, prepareContent());
}
