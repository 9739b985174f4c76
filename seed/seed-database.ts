/** Loads the content files into a database: read, check, and only when there is no problem, replace everything. */
import { fileURLToPath } from "node:url";
import { findRevision, type Revision, replaceContent } from "../server/db/content.ts";
import type { Database } from "../server/db/open.ts";
import type { ContentRows } from "../server/db/schema.ts";
import { checkContent } from "./checks/index.ts";
import { type Problem, SeedError } from "./problem.ts";
import { type ContentFiles, readContentFiles } from "./read.ts";
import { toContentRows } from "./rows.ts";

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
 * Makes the rows that a load would store, which takes a second or two more than to read and check the files.
 *
 * @throws {SeedError} as `readCheckedContent` does.
 */
export function prepareContent(folder = contentFolder): ContentRows {
  return toContentRows(readCheckedContent(folder));
}

function byPlace(a: Problem, b: Problem): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

/**
 * Fills a database that was never loaded, so that the first start needs no other command.
 *
 * @param say - Told what is going on, a line at a time.
 * @throws {SeedError} when the content has problems.
 */
export function seedEmptyDatabase(db: Database, say: (line: string) => void): Revision | null {
  if (findRevision(db) !== null) return null;
  say("Loading the content …");
  return replaceContent(db, prepareContent());
}
