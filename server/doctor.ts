/** What `npm run doctor` looks at: settings, port, database, disk, backups, and the site as its visitors see it. */
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { findRevision, revisionName } from "./db/content.ts";
import { lastBackupFile } from "./db/copy.ts";
import { DatabaseError } from "./db/error.ts";
import { checkTables, openDatabaseToRead } from "./db/open.ts";
import { tryToListen } from "./launch/port.js";
import { readServerSettings, type Settings, SettingsError, unknownSettings } from "./settings.ts";

/** One line of the report. */
export interface Finding {
  isOk: boolean;
  /** What is in order; or what is wrong, and what to do. */
  text: string;
}

/** Free space that is enough beside copies of the database, in bytes. */
const SPARE_BYTES = 200 * 1024 * 1024;
/** Copies of the database that a load, a backup and a restore may need at the same time. */
const COPIES = 3;
/** After how many days a backup is too old. */
const OLD_DAYS = 2;
const DAY_MS = 86_400_000;
/** How long to wait for a response, in ms. */
const TIMEOUT_MS = 10_000;

const ok = (text: string): Finding => ({ isOk: true, text });
const wrong = (text: string): Finding => ({ isOk: false, text });

/** Looks at everything, one after the other; with invalid settings, at the settings only. Changes nothing. */
export async function* examine(environment: Record<string, string | undefined>): AsyncGenerator<Finding> {
  let settings: Settings;
  try {
    settings = readServerSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    yield wrong(error.message);
    return;
  }
  const unknown = unknownSettings(environment);
  yield ok(`The settings are valid.${unknown.length > 0 ? ` Ignored, because unknown: ${unknown.join(", ")}.` : ""}`);
  if (settings.embed.length > 0) yield ok(`Sites that may frame answers: ${settings.embed.join(", ")}.`);
  const local = await askHealth(`http://${hostToAsk(settings)}`);
  yield await lookAtPort(settings, local);
  yield* lookAtDatabase(settings.databaseFile);
  yield lookAtDisk(settings.databaseFile);
  yield lookAtBackups(settings.databaseFile);
  yield* lookFromOutside(settings, local);
}

function hostToAsk({ host, port }: Settings): string {
  const own = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host] ?? (host.includes(":") ? `[${host}]` : host);
  return `${own}:${port}`;
}

/** What Loci says of itself. */
interface Health {
  version: string;
  revision: string;
}

/** @returns Null if nothing answers there as Loci does. */
async function askHealth(origin: string): Promise<Health | null> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { version, revision } = (await response.json()) as Partial<Health>;
    return version === undefined || revision === undefined ? null : { version, revision };
  } catch {
    return null;
  }
}

async function lookAtPort({ host, port }: Settings, local: Health | null): Promise<Finding> {
  if (local) return ok(`Port ${port}: Loci ${local.version} serves revision ${local.revision}.`);
  const problem = await tryToListen(host, port);
  return problem === null ? ok(`Port ${port} is free; the server does not run.`) : wrong(problem);
}

function* lookAtDatabase(path: string): Generator<Finding> {
  const file = resolve(path);
  if (!existsSync(file)) return yield ok(`There is no database ${file} yet; the first start creates it.`);
  try {
    accessSync(file, constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
  } catch {
    return yield wrong(
      `This user cannot write ${file}: give it the file and its folder, or run this as the server's user.`,
    );
  }
  try {
    const db = openDatabaseToRead(file);
    try {
      for (const _ of checkTables(db));
      const revision = findRevision(db);
      yield revision
        ? ok(`The database ${file} is in order, with revision ${revisionName(revision)}.`)
        : wrong(`The database ${file} holds no content: run npm run seed.`);
    } finally {
      db.$client.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    yield wrong(error.message);
  }
}

function lookAtDisk(path: string): Finding {
  const file = resolve(path);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const needed = SPARE_BYTES + COPIES * size;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  if (free >= needed) return ok(`The disk has ${megabytes(free)} left; the database takes ${megabytes(size)}.`);
  return wrong(`The disk of ${folder} has only ${megabytes(free)} left: make room for ${megabytes(needed)}.`);
}

function lookAtBackups(path: string): Finding {
  const file = resolve(path);
  if (!existsSync(file)) return ok("There is nothing to back up yet.");
  const record = lastBackupFile(file);
  const made = statSync(record, { throwIfNoEntry: false })?.mtime;
  if (!made) return wrong("No backup was made of this database: run npm run backup -- FILE, every day by a timer.");
  const backup = readFileSync(record, "utf8");
  const when = `${made.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  if (!existsSync(backup)) return wrong(`The last backup (${when}) is not at ${backup} any more: make another one.`);
  const days = Math.floor((Date.now() - made.getTime()) / DAY_MS);
  if (days < OLD_DAYS) return ok(`The last backup is of ${when}: ${backup}.`);
  return wrong(`The last backup is ${days} days old (${backup}): see why the timer makes none, or run npm run backup.`);
}

/** Asks the site by its own address, as its visitors do. */
async function* lookFromOutside({ origin, trustProxy }: Settings, local: Health | null): AsyncGenerator<Finding> {
  if (origin === null) return yield ok("LOCI_ORIGIN is not set: only this machine reaches the server.");
  const site = await askHealth(origin);
  if (site === null)
    return yield wrong(
      local
        ? `Nothing answers as Loci at ${origin}: see that the name leads to this machine, and that its proxy passes requests on.`
        : `Nothing answers as Loci at ${origin}, since the server does not run: start it.`,
    );
  yield ok(`${origin} answers with revision ${site.revision}.`);
  const robots = await fetch(`${origin}/robots.txt`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const names = (await robots.text()).includes(`Sitemap: ${origin}/`);
  yield names
    ? ok("The site names itself by LOCI_ORIGIN.")
    : wrong(`The server behind ${origin} has another LOCI_ORIGIN: give server and commands the same settings.`);
  if (origin.startsWith("http:"))
    return yield wrong(`${origin} is not encrypted: set up TLS in the proxy, and LOCI_ORIGIN to the https: address.`);
  if (robots.headers.has("strict-transport-security"))
    return yield ok("The proxy says that visitors come over HTTPS, and the server believes it.");
  yield wrong(
    trustProxy === false
      ? "The server does not know that visitors come over HTTPS: set LOCI_TRUST_PROXY to the address of the proxy."
      : "The server does not learn that visitors come over HTTPS: let the proxy send X-Forwarded-Proto, from an address in LOCI_TRUST_PROXY.",
  );
}
