/** What the routes work with: the content now served and the search over it, exchanged together. */
import { type AssembledContent, assembleContent, type Content } from "./content/index.ts";
import { findRevision, isIntact, readContent, revisionName } from "./db/content.ts";
import { DatabaseError } from "./db/error.ts";
import type { Database } from "./db/open.ts";
import { createSearch, type Search } from "./search/index.ts";

/** The search as the routes ask it: it answers at once, or from another thread. */
export type SearchService = {
  [Name in keyof Search]: (
    ...args: Parameters<Search[Name]>
  ) => ReturnType<Search[Name]> | Promise<ReturnType<Search[Name]>>;
};

/** One revision of the content, with the index over it. */
export interface Snapshot {
  content: Content;
  search: SearchService;
}

export interface Services {
  /**
   * @returns What is served now. A handler takes it once and asks its search at once, so that the request sees one
   *   revision whatever is loaded meanwhile.
   */
  current(): Snapshot;
}

/** Reads the content and builds the index over it, in this thread: for tests and tools. `live` does it for the server. */
export function createServices(db: Database): Services {
  const content = readAssembled(db);
  const snapshot = { content, search: createSearch(content.search) };
  return { current: () => snapshot };
}

/**
 * Reads the newest revision, whole.
 *
 * @throws {DatabaseError} when the rows are not those that were loaded.
 */
export function readAssembled(db: Database): AssembledContent {
  const { rows, revision } = db.transaction(() => ({ rows: readContent(db), revision: findRevision(db) }));
  if (!isIntact(rows, revision))
    throw new DatabaseError(`The content in ${db.file} is not what was loaded; load it again with npm run seed.`);
  return assembleContent(rows, revision && revisionName(revision));
}
