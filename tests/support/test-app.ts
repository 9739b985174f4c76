/** A server for a test: the real app over a real database, without a socket. */
import { fileURLToPath } from "node:url";
import { expect, inject, onTestFinished } from "vitest";
import { prepareContent } from "../../seed/seed-database.ts";
import { buildApp } from "../../server/app.ts";
import { replaceContent } from "../../server/db/content.ts";
import { type Database, openDatabase, openDatabaseToRead } from "../../server/db/open.ts";
import { createServices, type Services } from "../../server/services.ts";
import { readSettings } from "../../server/settings.ts";
import { type ContentFolder, makeContentFolder } from "./content-folder.ts";

export const clientFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));

export type TestApp = Awaited<ReturnType<typeof buildApp>>;

interface Parts {
  services: Services;
  clientFolder: string;
}

/** @returns The seeded database, to be read, closed with the test. */
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

let seededServices: Services | undefined;

/** The services over all content. They never change, so the tests of a file share them: the index takes a second. */
export function useSeededServices(): Services {
  seededServices ??= createServices(openSeededDatabase());
  return seededServices;
}

let smallServices: Services | undefined;

/** The services over the small content, as it is before a test changes it; shared like those over all content. */
export function useSmallServices(): Services {
  smallServices ??= createSmallServices(makeContentFolder());
  return smallServices;
}

/** @returns Services over a small content folder. */
export function createSmallServices(folder: ContentFolder): Services {
  const db = openEmptyDatabase();
  replaceContent(db, prepareContent(folder.path));
  return createServices(db);
}

/**
 * @param environment - Settings that differ from the defaults; there is no rate limit and no log unless it says so.
 * @param parts - What the app is made of, if not of all content and the built client.
 * @returns The app, closed with the test.
 */
export async function buildTestApp(
  environment: Record<string, string> = {},
  parts: Partial<Parts> = {},
): Promise<TestApp> {
  const settings = readSettings({ LOCI_RATE_LIMIT: "0", LOG_LEVEL: "silent", ...environment });
  const services = parts.services ?? useSeededServices();
  const app = await buildApp({ clientFolder, version: "0.0.0-test", ...parts, services, settings });
  onTestFinished(() => app.close());
  return app;
}

/** Expects the one shape of an error, whole: nothing beside these three fields. */
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
