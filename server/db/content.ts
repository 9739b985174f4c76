/** Reads and replaces the whole content, and finds the loaded revision. */
import { createHash, randomBytes } from "node:crypto";
import { desc, eq, inArray, max } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { toDatabaseError } from "./error.ts";
import type { Database, Queryable } from "./open.ts";
import {
  answers,
  type ContentRows,
  type ContentTableName,
  citations,
  contentTables,
  revisions,
  searchModels,
} from "./schema.ts";
import { findSearchModel } from "./search-data.ts";

/** Rows per INSERT; SQLite allows 32,766 bound values per statement. */
const ROWS_PER_INSERT = 500;

const tableNames = Object.keys(contentTables) as ContentTableName[];

/** What a load stores: the rows of the content files, and the search model trained on them. */
export interface PreparedContent {
  rows: ContentRows;
  /** As `encodeModel` writes it. */
  searchModel: Buffer;
  /** As `revisions.filesHash`. */
  filesHash: string;
}

/** A load that changed the content. */
export type Revision = Omit<typeof revisions.$inferSelect, "filesHash">;

/** @returns The name of a revision as visitors and operators see it, such as `3-9f86d081`. */
export function revisionName({ number, contentHash }: Revision): string {
  return `${number}-${contentHash.slice(0, 8)}`;
}

/** @returns The newest revision, or null if nothing was ever loaded. Reads the tables of earlier versions too. */
export function findRevision(db: Queryable): Revision | null {
  return (
    db.query.revisions.findFirst({ columns: { filesHash: false }, orderBy: desc(revisions.number) }).sync() ?? null
  );
}

/** @returns The hash of the content files as of the last load, or null if it is unknown. */
export function findFilesHash(db: Queryable): string | null {
  return db.query.revisions.findFirst({ orderBy: desc(revisions.number) }).sync()?.filesHash ?? null;
}

/** Reads all rows of all content tables. */
export function readRows(db: Queryable): ContentRows {
  return Object.fromEntries(
    tableNames.map((name) => [name, db.select().from(contentTables[name]).all()]),
  ) as ContentRows;
}

/**
 * Replaces the content in one transaction. Concurrent readers, and readers after a crash, see either the old or the new
 * content, never a mixture.
 *
 * @returns The new revision, or null if the database already holds this content.
 * @throws {DatabaseError} if the disk is full or broken, or another process keeps writing.
 */
export function replaceContent(db: Database, content: PreparedContent): Revision | null {
  const contentHash = hashContent(content);
  try {
    return db.transaction((tx) => write(tx, content, contentHash), { behavior: "immediate" });
  } catch (error) {
    throw toDatabaseError(db.$client.name, error);
  }
}

function write(tx: Queryable, content: PreparedContent, contentHash: string): Revision | null {
  const searchModel = findSearchModel(tx);
  if (searchModel && hashContent({ rows: readRows(tx), searchModel }) === contentHash) {
    if (findFilesHash(tx) !== content.filesHash) setFilesHash(tx, content.filesHash);
    return null;
  }
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
  const { filesHash } = content;
  const revision = { contentHash, loadedAt: new Date().toISOString(), filesHash };
  const { filesHash: _, ...loaded } = tx.insert(revisions).values(revision).returning().get();
  return loaded;
}

/**
 * Replaces some answers and nothing else, for previews: the search model stays as it is.
 *
 * @param ids - Ids of the answers, which must exist.
 * @param rows - Of these answers. The tables that belong to no answer are not looked at.
 */
export function replaceAnswers(db: Database, ids: readonly string[], rows: ContentRows): void {
  db.transaction((tx) => {
    for (const { id, ...row } of rows.answers) tx.update(answers).set(row).where(eq(answers.id, id)).run();
    tx.delete(citations)
      .where(inArray(citations.answerId, [...ids]))
      .run();
    if (rows.citations.length > 0) tx.insert(citations).values(rows.citations).run();
    const contentHash = createHash("sha256").update(JSON.stringify(rows.answers)).update(randomBytes(8)).digest("hex");
    tx.insert(revisions).values({ contentHash, loadedAt: new Date().toISOString(), filesHash: "" }).run();
  });
}

/** Records the content files that are known: a start loads others. */
export function setFilesHash(db: Queryable, filesHash: string): void {
  const newest = db.select({ number: max(revisions.number) }).from(revisions);
  db.update(revisions).set({ filesHash }).where(eq(revisions.number, newest)).run();
}

/** @returns A SHA-256 hash in hexadecimal, independent of the order of the rows. */
function hashContent({ rows, searchModel }: Pick<PreparedContent, "rows" | "searchModel">): string {
  const hash = createHash("sha256").update(searchModel);
  for (const name of tableNames) {
    const texts = rows[name].map((row) => JSON.stringify(Object.entries(row).sort()));
    hash.update(JSON.stringify([name, texts.sort()]));
  }
  return hash.digest("hex");
}

/**
 * Runs the steps of a read in one transaction, so that all of them see the same revision even if another process
 * writes.
 *
 * @param db - A connection that nothing else uses until the steps are done.
 * @throws {DatabaseError} if the database is damaged or cannot be read.
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
