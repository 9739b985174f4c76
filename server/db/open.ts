/** Opens the database file: to write it, to read it, or to add a little to it. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { getTableName, is } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type BaseSQLiteDatabase, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  DamagedDatabaseError,
  DatabaseError,
  LOAD_AGAIN,
  messageOf,
  toDatabaseError,
  UnusableDatabaseError,
} from "./error.ts";
import * as relations from "./relations.ts";
import * as contentTables from "./schema.ts";
import * as visitorTables from "./visitor-tables.ts";

const tables = { ...contentTables, ...visitorTables };
const schema = { ...tables, ...relations };

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** How long a writer waits for another writer, in ms. */
export const BUSY_TIMEOUT_MS = 5000;
/** The same for a server, which answers no request meanwhile. */
const BRIEF_TIMEOUT_MS = 20;

/** A database or a transaction in it. */
export type Queryable = BaseSQLiteDatabase<"sync", Sqlite.RunResult, typeof schema>;

/** An open database. `$client` is its better-sqlite3 connection, `$client.name` the path of its file. */
export type Database = ReturnType<typeof connect>;

/**
 * Opens a database for writing. Creates the file and its folder if they are missing, and applies pending migrations.
 *
 * @param path - Path of the file, or `:memory:`.
 * @param looksForDamage - Whether to look for it even if nothing has to be migrated.
 * @throws {DatabaseError} if the file is damaged, belongs to another program, is newer than this program, or cannot be
 *   written.
 */
export function openDatabase(path: string, looksForDamage = true): Database {
  const file = path === ":memory:" ? path : resolve(path);
  if (file !== ":memory:") makeFolder(dirname(file));
  return open(file, BUSY_TIMEOUT_MS, (db, isCurrent) => {
    if (looksForDamage || !isCurrent) for (const _ of checkTables(db));
    if (isCurrent) requireTables(db.$client);
    db.$client.pragma("journal_mode = WAL");
    db.$client.pragma("synchronous = NORMAL");
    db.$client.pragma("foreign_keys = ON");
    if (!isCurrent) bringUpToDate(db);
  });
}

/**
 * Opens a database for reading, while others may write it. Its tables may be those of an earlier version, and damage is
 * found only when it is read or looked for. Does not wait for locks, because a server reads on its event loop.
 *
 * @param path - Path of the file.
 * @throws {DatabaseError} if the file does not exist, is locked, belongs to another program, or is newer than this
 *   program.
 */
export function openDatabaseToRead(path: string): Database {
  const file = resolve(path);
  if (!existsSync(file)) throw missingDatabase(file);
  // A read-only connection would leave the write-ahead log behind if it is the last one to close.
  return open(file, 0, ({ $client }) => void $client.pragma("query_only = ON"));
}

/** Opens a database as `openDatabaseToRead`, reads from it, and closes it. */
export function readDatabase<Result>(path: string, read: (db: Database) => Result): Result {
  return useAndClose(openDatabaseToRead(path), read);
}

/** @param use - Not asynchronous: the database is closed when it returns. */
export function useAndClose<Result>(db: Database, use: (db: Database) => Result): Result {
  try {
    return use(db);
  } finally {
    db.$client.close();
  }
}

/**
 * Opens a database for one short write: neither looks for damage nor migrates.
 *
 * @param path - Path of the file.
 * @param timeout - How long to wait for other writers, in ms. A server hardly does, since it writes on its event loop.
 * @throws {DatabaseError} if the file does not exist, is locked, belongs to another program, or is of another version of
 *   this program.
 */
export function openDatabaseToAdd(path: string, timeout = BRIEF_TIMEOUT_MS): Database {
  const file = resolve(path);
  if (!existsSync(file)) throw missingDatabase(file);
  return open(file, timeout, (_db, isCurrent) => {
    if (!isCurrent) throw new UnusableDatabaseError(file, "is older than this program", LOAD_AGAIN);
  });
}

function missingDatabase(file: string): DatabaseError {
  return new DatabaseError(`There is no database ${file}; ${LOAD_AGAIN}.`);
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

/**
 * Creates a folder if it is missing.
 *
 * @throws {DatabaseError} if it cannot be created.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be created (${messageOf(error)}); check its path and permissions.`,
      { cause: error },
    );
  }
}

/**
 * Checks the structure of a database, one table at a time. Changes within a text go unnoticed.
 *
 * @param except - A table that the caller reads as a whole, which finds damage as well.
 * @returns The name of each table, after it passed.
 * @throws {DamagedDatabaseError} if a table is damaged.
 */
export function* checkTables({ $client }: Database, except?: SQLiteTable): Generator<string> {
  for (const table of findTables($client)) {
    if (except && table === getTableName(except)) continue;
    const found = $client.pragma(`quick_check("${table}")`, { simple: true });
    if (found !== "ok") throw new DamagedDatabaseError($client.name, `is damaged (${messageOf(found)})`);
    yield table;
  }
}

/** @throws {DamagedDatabaseError} if a database to which all migrations were applied lacks one of their tables. */
function requireTables(client: Sqlite.Database): void {
  const found = new Set(findTables(client));
  for (const table of Object.values(tables)) {
    if (is(table, SQLiteTable) && !found.has(getTableName(table)))
      throw new DamagedDatabaseError(client.name, `lacks the table ${getTableName(table)}`);
  }
}

function findTables(client: Sqlite.Database): string[] {
  return client.prepare("select name from sqlite_schema where type = 'table'").pluck().all() as string[];
}

/**
 * @returns How many of this program's migrations were applied.
 * @throws {DatabaseError} if the tables belong to another program or to a newer version.
 */
function countMigrations(client: Sqlite.Database): number {
  const file = client.name;
  const tables = findTables(client);
  if (tables.length === 0) return 0;
  if (!tables.includes("__drizzle_migrations"))
    throw new UnusableDatabaseError(file, "belongs to another program", "set LOCI_DB to another file");
  const applied = client.prepare("select hash, created_at as createdAt from __drizzle_migrations").all() as Applied[];
  const known = readMigrationFiles({ migrationsFolder });
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  for (const { hash, createdAt } of applied) {
    if (known.some((migration) => migration.hash === hash)) continue;
    if (createdAt <= newest) throw new DamagedDatabaseError(file, "was created before the first release");
    throw new UnusableDatabaseError(file, "is newer than this program", "start the version that wrote it");
  }
  return applied.length;
}

/** A migration that was applied to a database. */
interface Applied {
  hash: string;
  /** When the migration was written, in ms since 1970. */
  createdAt: number;
}

function bringUpToDate(db: Database): void {
  try {
    migrate(db, { migrationsFolder });
  } catch (error) {
    const { name } = db.$client;
    // If SQLite has rolled a migration back itself, Drizzle's own rollback fails and hides the cause.
    const hidden = error instanceof Error && /no transaction is active/.test(String(error.cause));
    const why = hidden ? "its disk is full or broken" : messageOf(error);
    throw new DatabaseError(`The database ${name} cannot be brought up to date (${why}); nothing was changed.`);
  }
}
