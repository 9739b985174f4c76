/** The app over a database file that changes while the app runs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import { replaceContent, revisionName } from "../../server/db/content.ts";
import { openDatabase } from "../../server/db/open.ts";
import { ELECTION, makeContentFolder } from "./content-folder.ts";
import { storedRevision } from "./stored.ts";
import { buildTestApp, copySmallDatabase, type TestApp } from "./test-app.ts";

/** Time limit for serving a load, in ms: two seconds to notice it, and the build, with a margin for a busy machine. */
export const SOON_MS = 15_000;

/** @returns A path for a database in its own folder, removed with the test. */
export function makeDatabasePath(): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-live-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "loci.sqlite");
}

/** @returns A database with the small content, and a function that loads its folder again, with another question on election. */
export function makeLoadedDatabase() {
  const file = makeDatabasePath();
  const folder = makeContentFolder();
  let question = "What is election?";
  const load = (next = question) => {
    if (next !== question) folder.replace(ELECTION, `question: ${question}`, `question: ${next}`);
    question = next;
    const db = openDatabase(file);
    const revision = replaceContent(db, prepareContent(folder.path));
    db.$client.close();
    return revision && revisionName(revision);
  };
  copySmallDatabase(file);
  return { file, folder, load, revision: storedRevision(file) };
}

/** An app over a file, with ways to wait for its reaction to changes of the file. */
export interface LiveApp {
  app: TestApp;
  askRevision(): Promise<string>;
  expectRevision(name: string | null): Promise<void>;
  expectDatabase(state: "ok" | "failing"): Promise<void>;
}

/**
 * @param extend - Adds routes for the test.
 * @returns The app over a file, closed with the test.
 */
export async function startLiveApp(file: string, extend: (app: TestApp) => void = () => {}): Promise<LiveApp> {
  const app = await buildTestApp({ LOCI_DB: file });
  extend(app);
  await app.ready();
  const askRevision = async () => (await app.inject("/api/health")).json<{ revision: string }>().revision;
  return {
    app,
    askRevision,
    expectRevision: (name: string | null) => expect.poll(askRevision, { timeout: SOON_MS }).toBe(name),
    expectDatabase: (state: "ok" | "failing") =>
      expect.poll(async () => (await app.inject("/api/ready")).json().database, { timeout: SOON_MS }).toBe(state),
  };
}
