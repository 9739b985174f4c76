/** Loads all content once, and again only when the content or the loading code has changed. Tests open copies of it. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import { openDatabase } from "../../server/db/open.ts";
import { hashOf, prepareBible } from "../../server/launch/prepare.js";
import { root } from "../../server/launch/step.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** A database file with all content, for reading or copying. */
    seededDatabase: string;
  }
}

const SOURCES = ["package-lock.json", "migrations", "server", "seed", "seed/content"];
const folder = join(root, ".cache/tests");

export default function setup(project: TestProject): void {
  project.provide("seededDatabase", findSeededDatabase());
}

/** @returns The path of a database with all content, to be read or copied. */
export function findSeededDatabase(): string {
  prepareBible();
  const file = join(folder, `${hashOf(SOURCES)}.sqlite`);
  if (existsSync(file)) return file;
  const db = openDatabase(":memory:");
  replaceContent(db, prepareContent());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Written to another name and renamed, so that no one reads half of it.
  writeFileSync(`${file}.${process.pid}`, db.$client.serialize());
  renameSync(`${file}.${process.pid}`, file);
  db.$client.close();
  return file;
}
