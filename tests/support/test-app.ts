/** A server for a test: the real app over a real database, without a socket. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, onTestFinished } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import { buildApp } from "../../server/app.ts";
import { replaceContent } from "../../server/db/content.ts";
import { type Database, openDatabase, openDatabaseToRead } from "../../server/db/open.ts";
// Types of `app.content` and `request.snapshot`.
import type {} from "../../server/plugins/content.ts";
import { readSettings } from "../../server/settings.ts";
import { writeClient } from "./client-folder.ts";
import { type ContentFolder, makeContentFolder } from "./content-folder.ts";
import { withDatabase } from "./stored.ts";

export const clientFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** What renders the pages, as the build leaves it. */
const rendererFile = fileURLToPath(new URL("../../.cache/rendering/entry-server.js", import.meta.url));

export type TestApp = Awaited<ReturnType<typeof buildApp>>;

/** @returns The seeded database, for reading; it is closed with the test. */
export function openSeededDatabase(): Database {
  const db = openDatabaseToRead(inject("seededDatabase"));
  onTestFinished(() => void db.$client.close());
  return db;
}

/** @returns A database without content, in memory, closed with the test. */
export function openEmptyDatabase(): Database {
  const db = openDatabase(":memory:");
  onTestFinished(() => void db.$client.close());
  return db;
}

/** The files that a worker creates; they are removed when it ends. */
const workerFolder = mkdtempSync(join(tmpdir(), "loci-worker-"));
process.once("exit", () => rmSync(workerFolder, { recursive: true, force: true }));
let made = 0;

function newPath(): string {
  made += 1;
  return join(workerFolder, `${made}.sqlite`);
}

/** @returns The path of a database with the content of a folder. */
export function loadDatabase(folder: ContentFolder): string {
  const file = newPath();
  withDatabase(file, (db) => replaceContent(db, prepareContent(folder.path)));
  return file;
}

let smallDatabase: string | undefined;

/** The unchanged database with the small content, which the tests of a worker share. */
export function useSmallDatabase(): string {
  smallDatabase ??= loadDatabase(makeContentFolder());
  return smallDatabase;
}

/** @returns The path of a database with the small content, which the test may change. */
export function copySmallDatabase(file = newPath()): string {
  copyFileSync(useSmallDatabase(), file);
  return file;
}

/**
 * Builds an app as in production, over the small content; it is closed with the test. Tests that change neither the app
 * nor its files take `useSmallApp`, which is built once.
 *
 * @param environment - Settings that differ from the defaults. By default there is no limit and no log.
 * @param client - Folder of the built client.
 * @param renderer - What renders its pages.
 */
export async function buildTestApp(
  environment: Record<string, string> = {},
  client = clientFolder,
  renderer = rendererFile,
): Promise<TestApp> {
  const app = await build({ LOCI_DB: environment.LOCI_DB ?? useSmallDatabase(), ...environment }, client, renderer);
  onTestFinished(() => app.close());
  return app;
}

/** @returns The address at which the app takes connections. */
export function listen(app: TestApp): Promise<string> {
  return app.listen({ host: "127.0.0.1", port: 0 });
}

/** Apps that never change, so the tests of a worker share them. */
const shared = new Map<string, Promise<TestApp>>();

function share(name: string, buildApp: () => Promise<TestApp>): Promise<TestApp> {
  const app = shared.get(name) ?? buildApp();
  shared.set(name, app);
  return app;
}

/** The app over all content, which takes a second to build. */
export function useSeededApp(): Promise<TestApp> {
  return share("seeded", () => build({ LOCI_DB: inject("seededDatabase") }));
}

/** The app over the small content. */
export function useSmallApp(): Promise<TestApp> {
  return share("small", () => build({ LOCI_DB: useSmallDatabase() }));
}

/**
 * The app with routes or content of its own, for several tests.
 *
 * @param name - Says what is its own.
 * @param load - Makes its database; by default that of the small content.
 */
export function useExtendedApp(
  name: string,
  extend: (app: TestApp) => void,
  load: () => string = useSmallDatabase,
): Promise<TestApp> {
  return share(name, async () => {
    const app = await build({ LOCI_DB: load() });
    extend(app);
    return app;
  });
}

/**
 * The app over the small content with the small client, whose files are known.
 *
 * @param environment - Settings that differ from the defaults. Tests that share what they limit come from clients of their own.
 */
export function useSmallClientApp(environment: Record<string, string> = {}): Promise<TestApp> {
  return share(`small client ${JSON.stringify(environment)}`, () => {
    const client = join(workerFolder, "client");
    writeClient(client);
    return build({ LOCI_DB: useSmallDatabase(), ...environment }, client);
  });
}

function build(environment: Record<string, string>, client = clientFolder, renderer = rendererFile): Promise<TestApp> {
  const settings = readSettings({
    LOCI_RATE_LIMIT: "0",
    LOCI_MAX_DELAY: "0",
    LOG_LEVEL: "silent",
    ...environment,
  });
  return buildApp({ settings, version: "0.0.0-test", clientFolder: client, rendererFile: renderer });
}

/** Expects the shape of all errors: exactly these three fields. */
export function expectError(
  response: { statusCode: number; headers: Record<string, unknown>; json: () => unknown },
  statusCode: number,
  error: string,
  message: string | RegExp,
): void {
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.json()).toEqual({
    statusCode,
    error,
    message: typeof message === "string" ? message : expect.stringMatching(message),
  });
  expect(response.statusCode).toBe(statusCode);
}
