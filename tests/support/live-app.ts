/** The app as it runs: over a database file of its own, with the thread that builds its revisions, watching the file. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import { buildApp } from "../../server/app.ts";
import { replaceContent, revisionName } from "../../server/db/content.ts";
import { openDatabase } from "../../server/db/open.ts";
import { type LiveServices, startLiveServices } from "../../server/live/services.ts";
import { readSettings } from "../../server/settings.ts";
import { makeClientFolder } from "./client-folder.ts";
import { ELECTION, makeContentFolder } from "./content-folder.ts";
import type { TestApp } from "./test-app.ts";

/** A load is to be served this soon: two seconds until it is noticed, and the build, with room for a busy machine. */
export const SOON_MS = 15_000;

/** @returns A path for a database in a folder of its own, removed with the test. */
export function makeDatabasePath(): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-live-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "loci.sqlite");
}

/** @returns A database with the small content, and a way to load it anew with another question on election. */
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
  const revision = load();
  return { file, load, revision };
}

/** An app over a file, and how to wait for what it makes of the file's changes. */
export interface LiveApp {
  app: TestApp;
  services: LiveServices;
  /** What it told the log, as `level: line`. */
  told: string[];
  askRevision(): Promise<string>;
  expectRevision(name: string | null): Promise<void>;
  expectDatabase(state: "ok" | "failing"): Promise<void>;
}

/** @returns The app over a file, and what it tells the log. Closed with the test. */
export async function startLiveApp(file: string, environment: Record<string, string> = {}): Promise<LiveApp> {
  const services = startLiveServices(file);
  await services.started;
  const settings = readSettings({ LOCI_RATE_LIMIT: "0", LOG_LEVEL: "silent", ...environment });
  const { condition } = services;
  const app = await buildApp({
    services,
    condition,
    settings,
    version: "0.0.0-test",
    clientFolder: makeClientFolder(),
  });
  onTestFinished(() => app.close());
  app.addHook("onClose", () => services.close());
  const told: string[] = [];
  services.watch((level, line) => void told.push(`${level}: ${line}`));
  const askRevision = async () => (await app.inject("/api/health")).json<{ revision: string }>().revision;
  return {
    app,
    services,
    told,
    askRevision,
    expectRevision: (name: string | null) => expect.poll(askRevision, { timeout: SOON_MS }).toBe(name),
    expectDatabase: (state: "ok" | "failing") =>
      expect.poll(async () => (await app.inject("/api/ready")).json().database, { timeout: SOON_MS }).toBe(state),
  };
}
