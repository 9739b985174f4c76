/** The content of a database file, for tests that inspect it. */
import { findRevision, type Revision, readRows, revisionName } from "../../server/db/content.ts";
import { type Database, openDatabase, openDatabaseToRead } from "../../server/db/open.ts";
import type { ContentRows } from "../../server/db/schema.ts";

/** @returns The revision and all rows; it fails if the file is damaged. */
export function readStored(file: string): { revision: Revision | null; rows: ContentRows } {
  return using(openDatabaseToRead(file), (db) => ({ revision: findRevision(db), rows: readRows(db) }));
}

/** @returns The name of the revision, such as `3-9f86d081`. */
export function storedRevision(file: string): string | null {
  const { revision } = readStored(file);
  return revision && revisionName(revision);
}

/** Opens a database for writing, uses it, and closes it. */
export function withDatabase<Result>(file: string, use: (db: Database) => Result): Result {
  return using(openDatabase(file), use);
}

function using<Result>(db: Database, use: (db: Database) => Result): Result {
  try {
    return use(db);
  } finally {
    db.$client.close();
  }
}

/** @returns The rows of each table as sorted texts, because tables have no order. */
export function comparable(rows: ContentRows): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [
      table,
      list.map((row) => JSON.stringify(Object.entries(row).sort())).sort(),
    ]),
  );
}
