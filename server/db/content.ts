/** The content as a whole: read all rows, replace all rows in one transaction, and the revision that was loaded. */
import { createHash } from "node:crypto";
import { desc } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { toDatabaseError } from "./error.ts";
import type { Database, Queryable } from "./open.ts";
import { type ContentRows, type ContentTableName, contentTables, revisions, searchModels } from "./schema.ts";
import { findSearchModel } from "./search-data.ts";

/** Rows written by one INSERT; SQLite allows 32,766 bound values in a statement. */
const ROWS_PER_INSERT = 500;

const tableNames = Object.keys(contentTables) as ContentTableName[];

/** What a load stores: what the files say, and the search model that was trained on it. */
export interface PreparedContent {
  rows: ContentRows;
  /** As `encodeModel` writes it. */
  searchModel: Buffer;
}

/** A load of content that changed something. */
export type Revision = typeof revisions.$inferSelect;

/** The revision as visitors and operators see it, such as `3-9f86d081`. */
export function revisionName({ number, contentHash }: Revision): string {
  return `${number}-${contentHash.slice(0, 8)}`;
}

/** @returns The newest revision, or null when nothing was ever loaded. */
export function findRevision(db: Queryable): Revision | null {
  return db.query.revisions.findFirst({ orderBy: desc(revisions.number) }).sync() ?? null;
}

/** Reads every content table. */
export function readRows(db: Queryable): ContentRows {
  return Object.fromEntries(
    tableNames.map((name) => [name, db.select().from(contentTables[name]).all()]),
  ) as ContentRows;
}

/**
 * Makes the database hold exactly this content, in one transaction: whoever reads meanwhile, and whatever happens, sees
 * the old content or the new, never a mixture.
 *
 * @returns The new revision, or null when the database already held this content.
 * @throws {DatabaseError} when the disk is full or broken, or another process keeps writing.
 */
export function replaceContent(db: Database, content: PreparedContent): Revision | null {
  try {
    return db.transaction((tx) => write(tx, content), { behavior: "immediate" });
  } catch (error) {
    throw toDatabaseError(db.$client.name, error);
  }
}

function write(tx: Queryable, content: PreparedContent): Revision | null {
  const contentHash = hashContent(content);
  const searchModel = findSearchModel(tx);
  if (searchModel && hashContent({ rows: readRows(tx), searchModel }) === contentHash) return null;
  for (const name of tableNames.toReversed()) tx.delete(contentTables[name]).run();
  for (const name of tableNames) {
    const table: SQLiteTable = contentTables[name];
    const rows = content.rows[name];
    for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
      tx.insert(table)
        .values(rows.slice(at, at + ROWS_PER_INSERT))
        .run();
  }
  tx.delete(searchModels).run();
  tx.insert(searchModels).values({ id: 1, bytes: content.searchModel }).run();
  return tx.insert(revisions).values({ contentHash, loadedAt: new Date().toISOString() }).returning().get();
}

/** A SHA-256 in hexadecimal, the same for the same rows in any order. */
function hashContent({ rows, searchModel }: PreparedContent): string {
  const hash = createHash("sha256").update(searchModel);
  for (const name of tableNames) {
    const texts = rows[name].map((row) => JSON.stringify(Object.entries(row).sort()));
    hash.update(JSON.stringify([name, texts.sort()]));
  }
  return hash.digest("hex");
}

/**
 * Runs steps that read within one transaction, so that all of them see the same revision, whoever writes meanwhile.
 *
 * @param db - Nobody else may use this connection until the steps are done.
 * @throws {DatabaseError} when the database is damaged or cannot be read.
 */
export function* readConsistently<Result>(
  { $client }: Database,
  steps: Generator<undefined, Result>,
): Generator<undefined, Result> {
  try {
    $client.exec("begin");
    return yield* steps;
  } catch (error) {
    throw toDatabaseError($client.name, error);
  } finally {
    if ($client.inTransaction) $client.exec("rollback");
  }
}
