/** Opens the database file, to write or to read. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { DamagedDatabaseError, DatabaseError, explain, LOAD_AGAIN, reason, UnusableDatabaseError } from "./error.ts";
import * as schema from "./schema.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** How long a connection waits for a lock of another one. */
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
  return open(file, (db, isCurrent) => {
    db.$client.pragma("journal_mode = WAL");
    db.$client.pragma("synchronous = NORMAL");
    db.$client.pragma("foreign_keys = ON");
    if (!isCurrent) bringUpToDate(db);
  });
}

/**
 * Opens a database only to read it, beside whoever writes it. It may have the tables of an earlier version.
 *
 * @param options.blocking - Whether the event loop may stand still: for a lock of another process, and while the whole
 *   file is checked. Otherwise a lock is an error, and damage shows when rows are read.
 * @throws {DatabaseError} when there is no such file, or it is damaged, another program's or newer than this program.
 */
export function openDatabaseToRead(path: string, { blocking = true } = {}): Database {
  const file = resolve(path);
  if (!existsSync(file)) throw new DatabaseError(`There is no database ${file}; ${LOAD_AGAIN}.`);
  // A connection that is opened read-only would leave the write-ahead log behind when it is the last one to close.
  return open(file, ({ $client }) => void $client.pragma("query_only = ON"), blocking);
}

function open(file: string, prepare: (db: Database, isCurrent: boolean) => void, blocking = true): Database {
  let db: Database | undefined;
  try {
    db = connect(file, blocking ? BUSY_TIMEOUT_MS : 0);
    const applied = countMigrations(db.$client);
    if (blocking) requireWhole(db.$client);
    prepare(db, applied === readMigrationFiles({ migrationsFolder }).length);
    return db;
  } catch (error) {
    db?.$client.close();
    throw explain(file, error);
  }
}

function connect(file: string, timeout: number) {
  return drizzle(new Sqlite(file, { timeout }), { schema, casing: "snake_case" });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new DatabaseError(`The data folder ${folder} cannot be made (${reason(error)}).`, { cause: error });
  }
}

/** @throws {DamagedDatabaseError} when the structure of the file is damaged; other letters in a text go unnoticed. */
function requireWhole(client: Sqlite.Database): void {
  const found = client.pragma("quick_check(1)", { simple: true });
  if (found !== "ok") throw new DamagedDatabaseError(client.name, `is damaged (${reason(found)})`);
}

/**
 * @returns How many of this program's migrations were applied.
 * @throws {DatabaseError} when the tables are another program's or a newer version's.
 */
function countMigrations(client: Sqlite.Database): number {
  const file = client.name;
  const tables = client.prepare("select name from sqlite_master where type = 'table'").pluck().all();
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
    const why = /no transaction is active/.test(`${error}`) ? "its disk is full or broken" : reason(error);
    throw new DatabaseError(`The database ${name} cannot be brought up to date (${why}); nothing was changed.`);
  }
}
