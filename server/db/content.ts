/** The content as a whole: read all rows, replace all rows in one transaction, and the revision that was loaded. */
import { createHash } from "node:crypto";
import { desc, getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, explainWriting } from "./open.ts";
import { type ContentRows, type ContentTableName, contentTables, revisions } from "./schema.ts";

/** Rows written by one INSERT; SQLite allows 32,766 bound values in a statement. */
const ROWS_PER_INSERT = 500;

const tableNames = Object.keys(contentTables) as ContentTableName[];

/** A load of content that changed something. */
export interface Revision {
  /** Counts the loads of this database, from 1. */
  number: number;
  contentHash: string;
  /** ISO 8601. */
  loadedAt: string;
}

/** The revision as visitors and operators see it, such as `3-9f86d081`. */
export function revisionName(revision: Revision): string {
  return `${revision.number}-${revision.contentHash.slice(0, 8)}`;
}

/** @returns The newest revision, or null when nothing was ever loaded. */
export function findRevision(db: Database): Revision | null {
  return db.select().from(revisions).orderBy(desc(revisions.number)).limit(1).get() ?? null;
}

/**
 * Ends every hash, and tells over which tables and columns it was made. Rows are held only against a hash over the same
 * ones, so what was loaded before a migration is served as it is until it is loaded again.
 */
const HASH_MARK = `.${createHash("sha256")
  .update(JSON.stringify(tableNames.map((name) => [name, columnsOf(name)])))
  .digest("hex")
  .slice(0, 8)}`;

/** @returns A SHA-256 over all rows, in hexadecimal, and a mark; equal content has an equal hash, read or prepared. */
export function hashContent(rows: ContentRows): string {
  const hash = createHash("sha256");
  for (const name of tableNames) {
    const columns = columnsOf(name);
    const values = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => hashable(row[column])));
    hash.update(JSON.stringify([name, rows[name].length]));
    for (const row of rows[name].map(values).sort()) hash.update(row);
  }
  return hash.digest("hex") + HASH_MARK;
}

/** Bytes as their hash; JSON would write each as a number. */
function hashable(value: unknown): unknown {
  return value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : (value ?? null);
}

function columnsOf(name: ContentTableName): string[] {
  return Object.keys(getTableColumns(contentTables[name]));
}

/** @returns Whether the stored rows are those that were loaded; it tells of bytes that were changed behind SQLite. */
export function isIntact(rows: ContentRows, revision: Revision | null): boolean {
  return !revision?.contentHash.endsWith(HASH_MARK) || hashContent(rows) === revision.contentHash;
}

/** Reads one content table. */
export function readTable(db: Database, name: ContentTableName): unknown[] {
  return db.select().from(contentTables[name]).all();
}

/** Reads every content table. */
export function readContent(db: Database): ContentRows {
  return Object.fromEntries(tableNames.map((name) => [name, readTable(db, name)])) as ContentRows;
}

/**
 * Makes the database hold exactly these rows, in one transaction: whoever reads meanwhile, and whatever happens, sees
 * the old content or the new, never a mixture.
 *
 * @param onTable - Told the name of each table when its rows are in.
 * @returns The new revision, or null when the database already held this content.
 * @throws {DatabaseError} when the disk is full or broken, or another process keeps writing.
 */
export function replaceContent(
  db: Database,
  rows: ContentRows,
  onTable: (name: ContentTableName) => void = () => {},
): Revision | null {
  try {
    return db.transaction((tx) => writeRows(db, tx, rows, onTable), { behavior: "immediate" });
  } catch (error) {
    throw explainWriting(db.file, error);
  }
}

function writeRows(
  db: Database,
  tx: Pick<Database, "insert" | "delete">,
  rows: ContentRows,
  onTable: (name: ContentTableName) => void,
): Revision | null {
  const contentHash = hashContent(rows);
  const held = findRevision(db);
  if (held?.contentHash === contentHash && isIntact(readContent(db), held)) return null;
  for (const name of tableNames.toReversed()) tx.delete(contentTables[name]).run();
  for (const name of tableNames) {
    const table: SQLiteTable = contentTables[name];
    for (let at = 0; at < rows[name].length; at += ROWS_PER_INSERT)
      tx.insert(table)
        .values(rows[name].slice(at, at + ROWS_PER_INSERT))
        .run();
    onTable(name);
  }
  return tx.insert(revisions).values({ contentHash, loadedAt: new Date().toISOString() }).returning().get();
}
