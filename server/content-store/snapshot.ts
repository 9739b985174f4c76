/** Reads the newest revision of the content and builds the search over it, in slices. */
import { setTimeout as sleep } from "node:timers/promises";
import { type AssembledContent, assembleContent, type Content } from "../content/index.ts";
import { findRevision, revisionName } from "../db/content.ts";
import { LockedDatabaseError, toDatabaseError } from "../db/error.ts";
import { type Database, openDatabaseToRead } from "../db/open.ts";
import { createSearch, type Search } from "../search/index.ts";
import { runInSlices } from "../slices.ts";

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
  const assembled = await readNewer(file, served);
  if (assembled === null) return null;
  const { search, ...content } = assembled;
  return { content, search: await createSearch(search) };
}

async function readNewer(file: string, served: string | null): Promise<AssembledContent | null> {
  const db = await openUnlocked(file);
  try {
    const revision = findRevision(db);
    if (revision !== null && revisionName(revision) === served) return null;
    return await runInSlices(assembleContent(db));
  } catch (error) {
    throw toDatabaseError(file, error);
  } finally {
    db.$client.close();
  }
}

/** Waits for a lock between turns of the event loop; SQLite's own wait would stop it. */
async function openUnlocked(file: string): Promise<Database> {
  const end = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return openDatabaseToRead(file);
    } catch (error) {
      if (!(error instanceof LockedDatabaseError) || performance.now() > end) throw error;
    }
    await sleep(LOCK_POLL_MS);
  }
}
