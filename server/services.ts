/** What the routes work with: the content now served and the search over it, exchanged together. */
import { assembleContent, type Content, runToEnd } from "./content/index.ts";
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
  const content = runToEnd(assembleContent(db));
  const snapshot = { content, search: createSearch(content.search) };
  return { current: () => snapshot };
}
