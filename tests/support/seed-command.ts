/** The seed command as a child process, with a database of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import { type Running, runNode, startNode } from "./child.ts";
import type { ContentFolder } from "./content-folder.ts";
import { withDatabase } from "./stored.ts";

/** A path for a database, and the command that seeds it from a folder. */
export function prepareSeed(folder: ContentFolder) {
  const place = mkdtempSync(join(tmpdir(), "loci-seed-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const file = join(place, "loci.sqlite");
  const args = (options: string[]) => ["server/launch/run.js", "seed/seed.ts", "--content", folder.path, ...options];
  const env = { LOCI_DB: file };
  return {
    file,
    seed: (...options: string[]) => runNode(args(options), { env }),
    start: (...options: string[]): Running => startNode(args(options), { env }),
    /** Loads the current state of the folder, in this process. */
    load: () => withDatabase(file, (db) => replaceContent(db, prepareContent(folder.path))),
  };
}
