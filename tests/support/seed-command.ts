/** The seed command, with its own database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { runSeed } from "../../seed/run-seed.ts";
import { prepareContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import { type Running, runNode, startNode } from "./child.ts";
import type { ContentFolder } from "./content-folder.ts";
import { withDatabase } from "./stored.ts";

/** @returns A path for a database, and the command that seeds it from a folder. */
export function prepareSeed(folder: ContentFolder) {
  const place = mkdtempSync(join(tmpdir(), "loci-seed-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const file = join(place, "loci.sqlite");
  const args = (options: string[]) => ["server/launch/command.js", "seed", "--content", folder.path, ...options];
  const env = { LOCI_DB: file };
  return {
    file,
    /** Runs the command as a process. */
    seed: (...options: string[]) => runNode(args(options), { env }),
    /** Runs the command in this process; it returns what it prints, and throws what it would print as an error. */
    run: async (...options: string[]) => {
      const lines: string[] = [];
      await runSeed(["--content", folder.path, ...options], env, (line) => void lines.push(`${line}\n`));
      return lines.join("");
    },
    start: (...options: string[]): Running => startNode(args(options), { env }),
    /** Loads the current state of the folder, in this process. */
    load: () => withDatabase(file, (db) => replaceContent(db, prepareContent(folder.path))),
  };
}
