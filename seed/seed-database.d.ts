import { type Revision } from "../server/db/content.ts";
import type { Database } from "../server/db/open.ts";
import type { ContentRows } from "../server/db/schema.ts";
import { type Problem } from "./problem.ts";
/** The content that comes with the program. */
export declare const contentFolder: string;
/** Content that cannot be loaded; the message lists every problem, one to a line. */
export declare class SeedError extends Error {
  name: string;
  readonly problems: Problem[];
  constructor(problems: Problem[]);
}
/**
 * Reads and checks the content files.
 *
 * @throws {SeedError} naming every problem, in the order of files and lines.
 */
export declare function prepareContent(folder?: string): ContentRows;
/**
 * Fills a database that was never loaded, so that the first start needs no other command.
 *
 * @param say - Told what is going on, a line at a time.
 * @throws {SeedError} when the content has problems.
 */
export declare function seedEmptyDatabase(db: Database, say: (line: string) => void): Revision | null;
