/**
 * Opens the database file: refuses what is not ours or not whole, applies migrations, sets the pragmas. Nothing else
 * in the server touches the file itself.
 */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { DatabaseError, UnusableFileError } from "./error.ts";
import * as schema from "./schema.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** How long a writer waits for another one before giving up. */
const BUSY_TIMEOUT_MS = 5000;

/** An open database: Drizzle over one connection, and the connection itself for pragmas and backups. */
export type Database = BetterSQLite3Database<typeof schema> & {
  file: string;
  client: Sqlite.Database;
  close(): void;
};

/**
 * Opens a database, creating the file when there is none, and brings its tables up to date.
 *
 * @param path - The file, or `:memory:`.
 * @throws {DatabaseError} when the file is damaged, belongs to another program, is newer than this program, or its
 *   folder cannot be written. The file is left as it was.
 */
export function openDatabase(path: string): Database {
  const file = path === ":memory:" ? path : resolve(path);
  if (file !== ":memory:") {
    if (existsSync(file) && statSync(file).size > 0) inspect(file);
    else makeFolder(file);
  }
  return connect(file, () => new Sqlite(file));
}

/**
 * Opens a database only to read it, beside whoever writes it. Neither the file nor its tables are changed.
 *
 * @param options.busyTimeout - How long to wait for another process's lock, in ms; the event loop waits too.
 * @throws {DatabaseError} when there is no such file, it lacks tables of this program, or as `openDatabase`.
 */
export function openDatabaseToRead(path: string, { busyTimeout = BUSY_TIMEOUT_MS } = {}): Database {
  const { db, isOlder } = openUnchanged(path, busyTimeout);
  if (!isOlder) return db;
  db.close();
  throw new DatabaseError(`The database ${db.file} lacks tables of this program; a start of the server makes them.`);
}

/**
 * Opens a database only to copy it, beside whoever writes it; it may have the tables of an earlier version.
 *
 * @throws {DatabaseError} when there is no such file, or as `openDatabase`.
 */
export function openDatabaseToCopy(path: string): Database {
  return openUnchanged(path).db;
}

function openUnchanged(path: string, busyTimeout = BUSY_TIMEOUT_MS): { db: Database; isOlder: boolean } {
  const file = resolve(path);
  if (!existsSync(file)) throw new DatabaseError(`There is no database ${file}.`);
  const isOlder = inspect(file, busyTimeout) < readMigrationFiles({ migrationsFolder }).length;
  // Not opened as read-only: such a connection cannot clear the log away when it is the last one to close.
  const client = new Sqlite(file, { fileMustExist: true, timeout: busyTimeout });
  client.pragma("query_only = ON");
  const db = Object.assign(drizzle(client, { schema }), { file, client, close: () => void client.close() });
  return { db, isOlder };
}

/**
 * Opens a copy of a database in memory, with its tables brought up to date. The file is not changed.
 *
 * @throws {DatabaseError} as `openDatabaseToCopy`.
 */
export function openSnapshot(path: string): Database {
  const source = openDatabaseToCopy(path);
  try {
    return openDatabaseCopy(source.client.serialize(), source.file);
  } finally {
    source.close();
  }
}

/** Opens a database from its serialized bytes, in memory. */
export function openDatabaseCopy(bytes: Buffer, file = ":memory:"): Database {
  // Where the header asks for a write-ahead log, which there is none of in memory, SQLite refuses to open the bytes.
  bytes.subarray(18, 20).fill(1);
  return connect(file, () => new Sqlite(bytes));
}

function connect(file: string, open: () => Sqlite.Database): Database {
  try {
    const client = open();
    client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    client.pragma("journal_mode = WAL");
    client.pragma("synchronous = NORMAL");
    client.pragma("foreign_keys = ON");
    const db = drizzle(client, { schema });
    migrate(db, { migrationsFolder });
    return Object.assign(db, { file, client, close: () => void client.close() });
  } catch (error) {
    throw new DatabaseError(`The database ${file} cannot be opened for writing: ${reason(error)}.`, { cause: error });
  }
}

/** @throws {DatabaseError} when the folder of this file is missing and cannot be made. */
export function makeFolder(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new DatabaseError(`The data folder ${dirname(file)} cannot be made: ${reason(error)}.`, { cause: error });
  }
}

/**
 * Looks at an existing file without writing to it.
 *
 * @returns How many of this program's migrations were applied to it.
 * @throws {UnusableFileError} when it is not a database that this program can use.
 */
export function inspect(file: string, timeout = BUSY_TIMEOUT_MS): number {
  const database = `The database ${file}`;
  let client: Sqlite.Database | undefined;
  try {
    // Whoever opens a file with a write-ahead log makes that log. Only a connection that may write clears it away again;
    // but it would also take a log that is there already into the file, which is not to be touched.
    client = new Sqlite(file, { readonly: existsSync(`${file}-wal`), fileMustExist: true, timeout });
    client.pragma("query_only = ON");
    const faults = String(client.pragma("quick_check(1)", { simple: true }));
    if (faults !== "ok")
      throw new UnusableFileError(database, `is damaged (${oneLine(faults)})`, "restore it from a backup");
    const tables = client.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    if (tables.length === 0) return 0;
    if (!tables.includes("__drizzle_migrations"))
      throw new UnusableFileError(file, "is a database of another program", "set LOCI_DB to a file of Loci's own");
    const applied = client.prepare("select hash from __drizzle_migrations").pluck().all() as string[];
    const known = new Set(readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash));
    if (applied.some((hash) => !known.has(hash)))
      throw new UnusableFileError(database, "is newer than this program", "start the version that wrote it");
    return applied.length;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw explainReading(file, error);
  } finally {
    client?.close();
  }
}

/** What keeps a file from being read, and what to do about it. */
function explainReading(file: string, error: unknown): UnusableFileError {
  const code = error instanceof Sqlite.SqliteError ? error.code : "";
  const explain = (subject: string, fault: string, remedy: string) =>
    new UnusableFileError(subject, fault, remedy, { cause: error });
  if (code === "SQLITE_NOTADB")
    return explain(file, "is not a SQLite database", "set LOCI_DB to another file or restore it from a backup");
  const database = `The database ${file}`;
  if (code.startsWith("SQLITE_BUSY"))
    return explain(database, "is locked by another process", "let that one finish, or stop it");
  if (code.startsWith("SQLITE_IOERR") || code === "SQLITE_FULL")
    return explain(database, `cannot be read (${reason(error)})`, "see whether its disk is full or broken");
  return explain(database, `is damaged or cannot be read (${reason(error)})`, "restore it from a backup");
}

/** What the disk or another process can do to a writer. */
const WRITING_FAULTS = /^SQLITE_(FULL|IOERR|READONLY|BUSY|CANTOPEN|CORRUPT|NOTADB)/;

/** @returns For a fault that an operator can mend, one line that says so; any other error as it is. */
export function explainWriting(file: string, error: unknown): unknown {
  if (!(error instanceof Sqlite.SqliteError) || !WRITING_FAULTS.test(error.code)) return error;
  return new DatabaseError(`The database ${file} cannot be written (${reason(error)}); nothing was changed.`, {
    cause: error,
  });
}

function reason(error: unknown): string {
  // Where SQLite itself has undone a migration, Drizzle's undoing of it fails and hides why.
  if (error instanceof Error && /no transaction is active/.test(String(error.cause)))
    return "the disk is full or broken";
  return oneLine(error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}

/** What SQLite says of damage begins with a heading and may run over lines. */
function oneLine(text: string): string {
  return text
    .replace(/^\*\*\*.*\n/, "")
    .replace(/\s+/g, " ")
    .trim();
}
