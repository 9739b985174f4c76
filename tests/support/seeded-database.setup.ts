/** Loads the content once for the whole run; tests open copies of it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { seedEmptyDatabase } from "../../seed/seed-database.ts";
import { openDatabase } from "../../server/db/open.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A database file with all content, for reading or copying. */
    seededDatabase: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "loci-seeded-"));
  const file = join(folder, "seeded.sqlite");
  const db = openDatabase(":memory:");
  seedEmptyDatabase(db, () => {});
  writeFileSync(file, db.$client.serialize());
  db.$client.close();
  project.provide("seededDatabase", file);
  return () => rmSync(folder, { recursive: true, force: true });
}
