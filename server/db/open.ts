/** Opens the database file, to write or to read. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import {
  DamagedDatabaseError,
  DatabaseError,
  LOAD_AGAIN,
  messageOf,
  toDatabaseError,
  UnusableDatabaseError,
} from "./error.ts";
import * as schema from "./schema.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** How long a writer waits for another one to finish. */
const BUSY_TIMEOUT_MS = 5000;

/** What can be queried: a database, or a transaction in it. */
export type Queryable = BaseSQLiteDatabase<"sync", Sqlite.RunResult, typeof schema>;

/** An open database. `$client` is its connection, `$client.name` the path of its file. */
export type Database = ReturnType<typeof connect>;

/**
 * Opens a database to write it: makes the file and its folder where they are missing, and brings its tables up to date.
 *
 * @param path - The file, or `:memory:`.
 * @throws {DatabaseError} when the file is damaged, another program's, newer than this program, or cannot be written.
 */
export function openDatabase(path: string): Database {
  const file = path === ":memory:" ? path : resolve(path);
  if (file !== ":memory:") makeFolder(dirname(file));
  return open(file, BUSY_TIMEOUT_MS, (db, isCurrent) => {
    for (const _ of checkTables(db));
    db.$client.pragma("journal_mode = WAL");
    db.$client.pragma("synchronous = NORMAL");
    db.$client.pragma("foreign_keys = ON");
    if (!isCurrent) bringUpToDate(db);
  });
}

/**
 * Opens a database only to read it, beside whoever writes it. It may have the tables of an earlier version, and damage
 * shows only when it is looked for or read. Nothing is waited for: a server reads on its event loop.
 *
 * @throws {DatabaseError} when there is no such file, or it is locked, another program's or newer than this program.
 */
export function openDatabaseToRead(path: string): Database {
  const file = resolve(path);
  if (!existsSync(file)) throw new DatabaseError(`There is no database ${file}; ${LOAD_AGAIN}.`);
  // A connection that is opened read-only would leave the write-ahead log behind when it is the last one to close.
  return open(file, 0, ({ $client }) => void $client.pragma("query_only = ON"));
}

function open(file: string, timeout: number, prepare: (db: Database, isCurrent: boolean) => void): Database {
  let db: Database | undefined;
  try {
    db = connect(file, timeout);
    const applied = countMigrations(db.$client);
    prepare(db, applied === readMigrationFiles({ migrationsFolder }).length);
    return db;
  } catch (error) {
    db?.$client.close();
    throw toDatabaseError(file, error);
  }
}

function connect(file: string, timeout: number) {
  return drizzle(new Sqlite(file, { timeout }), { schema, casing: "snake_case" });
}

/** @throws {DatabaseError} when the folder is missing and cannot be made. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new DatabaseError(`The data folder ${folder} cannot be made: ${messageOf(error)}.`, { cause: error });
  }
}

/**
 * Checks the structure of a database, a table at a time. What was changed within a text goes unnoticed.
 *
 * @returns The name of each table, when it was found whole.
 * @throws {DamagedDatabaseError} when one is not.
 */
export function* checkTables({ $client }: Database): Generator<string> {
  for (const table of findTables($client)) {
    const found = $client.pragma(`quick_check("${table}")`, { simple: true });
    if (found !== "ok") throw new DamagedDatabaseError($client.name, `is damaged (${messageOf(found)})`);
    yield table;
  }
}

function findTables(client: Sqlite.Database): string[] {
  return client.prepare("select name from sqlite_schema where type = 'table'").pluck().all() as string[];
}

/**
 * @returns How many of this program's migrations were applied.
 * @throws {DatabaseError} when the tables are another program's or a newer version's.
 */
function countMigrations(client: Sqlite.Database): number {
  const file = client.name;
  const tables = findTables(client);
  if (tables.length === 0) return 0;
  if (!tables.includes("__drizzle_migrations"))
    throw new UnusableDatabaseError(file, "is another program's", "set LOCI_DB to a file of Loci's own");
  const applied = client.prepare("select hash, created_at as createdAt from __drizzle_migrations").all() as Applied[];
  const known = readMigrationFiles({ migrationsFolder });
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  for (const { hash, createdAt } of applied) {
    if (known.some((migration) => migration.hash === hash)) continue;
    if (createdAt <= newest) throw new DamagedDatabaseError(file, "was made before the first release");
    throw new UnusableDatabaseError(file, "is newer than this program", "start the version that wrote it");
  }
  return applied.length;
}

/** A migration that a database remembers, with the time at which it was written. */
interface Applied {
  hash: string;
  createdAt: number;
}

function bringUpToDate(db: Database): void {
  try {
    migrate(db, { migrationsFolder });
  } catch (error) {
    const { name } = db.$client;
    // Where SQLite itself has undone a migration, Drizzle's undoing of it fails and hides why.
    const hidden = error instanceof Error && /no transaction is active/.test(String(error.cause));
    const why = hidden ? "its disk is full or broken" : messageOf(error);
    throw new DatabaseError(`The database ${name} cannot be brought up to date (${why}); nothing was changed.`);
  }
}
