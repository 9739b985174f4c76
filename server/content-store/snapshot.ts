/** Reads the newest revision of the content and builds its search, in slices. */
import { type AssembledContent, assembleContent, type Content } from "../content/index.ts";
import { findRevision, revisionName } from "../db/content.ts";
import { toDatabaseError, whenUnlocked } from "../db/error.ts";
import { openDatabaseToRead } from "../db/open.ts";
import { createSearch, type Search } from "../search/index.ts";
import { runInSlices } from "../slices.ts";

/** How long to wait for another process's lock, in ms. */
const LOCK_TIMEOUT_MS = 5000;

/** A revision of the content with its search. Immutable. */
export interface Snapshot {
  content: Content;
  search: Search;
}

/**
 * Builds a snapshot of the newest revision.
 *
 * @param file - Path of the database.
 * @param served - Name of the revision that is already served, or null.
 * @param searched - A snapshot whose search is used if all that it finds is still there; null to build a new one.
 * @returns The snapshot, or null if the newest revision is already served.
 * @throws {DatabaseError} if the file is missing, locked, damaged, empty, another program's or newer than this program.
 */
export async function buildSnapshot(
  file: string,
  served: string | null,
  searched: Snapshot | null = null,
): Promise<Snapshot | null> {
  const assembled = await readNewer(file, served);
  if (assembled === null) return null;
  const { search, ...content } = assembled;
  const isStillThere = (id: string) => content.answers.has(id);
  if (searched && [...searched.content.answers.keys()].every(isStillThere)) return { content, search: searched.search };
  return { content, search: await createSearch(search) };
}

async function readNewer(file: string, served: string | null): Promise<AssembledContent | null> {
  const db = await whenUnlocked(() => openDatabaseToRead(file), LOCK_TIMEOUT_MS);
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
