/** Reads the newest revision of the content and builds the search over it, in slices. */
import { setTimeout as sleep } from "node:timers/promises";
import { assembleContent, type Content } from "../content/index.ts";
import { findRevision, readTable, revisionName } from "../db/content.ts";
import { DatabaseError } from "../db/error.ts";
import { type Database, openDatabaseToRead } from "../db/open.ts";
import { type ContentRows, type ContentTableName, contentTables } from "../db/schema.ts";
import { createSearch, type Search } from "../search/index.ts";
import { endSlice, inSlices } from "../slices.ts";

/** How long another process's lock is waited for, and how often it is looked at meanwhile. */
const LOCK_TIMEOUT_MS = 5000;
const LOCK_POLL_MS = 50;

/** One revision of the content, with the search over it. It never changes. */
export interface Snapshot {
  content: Content;
  search: Search;
}

/**
 * Builds a snapshot of the newest revision.
 *
 * @param file - Path of the database.
 * @param served - Name of the revision that is served already, or null.
 * @returns Null when the newest revision is the served one.
 * @throws {DatabaseError} when the file is missing, locked, damaged, empty, another program's or newer than this one.
 */
export async function buildSnapshot(file: string, served: string | null): Promise<Snapshot | null> {
  const stored = await readStored(file, served);
  if (stored === null) return null;
  await endSlice();
  const { search: options, ...content } = assembleContent(stored.rows, stored.revision);
  return { content, search: await createSearch(options) };
}

/** Reads in one transaction, so that all rows are of one revision whatever is loaded meanwhile. */
async function readStored(
  file: string,
  served: string | null,
): Promise<{ rows: ContentRows; revision: string } | null> {
  const db = await openUnlocked(file);
  try {
    db.client.exec("begin");
    const found = findRevision(db);
    if (found === null) throw new DatabaseError(`${file} holds no content; load it with npm run seed.`);
    const revision = revisionName(found);
    if (revision === served) return null;
    const rows: Partial<Record<ContentTableName, unknown[]>> = {};
    for await (const name of inSlices(Object.keys(contentTables) as ContentTableName[]))
      rows[name] = readTable(db, name);
    return { rows: rows as ContentRows, revision };
  } finally {
    db.close();
  }
}

/** Waits for a lock between turns of the event loop; SQLite's own wait would stop it. */
async function openUnlocked(file: string): Promise<Database> {
  const end = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return openDatabaseToRead(file, { busyTimeout: 0 });
    } catch (error) {
      if (!isLock(error) || performance.now() > end) throw error;
    }
    await sleep(LOCK_POLL_MS);
  }
}

function isLock(error: unknown): boolean {
  const code = ((error as Error | null)?.cause as { code?: unknown } | undefined)?.code;
  return typeof code === "string" && code.startsWith("SQLITE_BUSY");
}
