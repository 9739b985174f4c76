/** Errors of the database, described for the operator. Imports no package, so that commands that use it start quickly. */
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PlainError } from "../plain-error.ts";

/** The remedy for every database whose content cannot be read. */
export const LOAD_AGAIN = "load the content again with npm run seed";

/** Why a database cannot be used and what to do about it; the message is one line. */
export class DatabaseError extends PlainError {
  override name = "DatabaseError";
}

/** A database file that cannot be used as it is. */
export class UnusableDatabaseError extends DatabaseError {
  override name = "UnusableDatabaseError";
  /** What is wrong, as a predicate: "is locked by another process". */
  readonly reason: string;
  constructor(file: string, reason: string, remedy: string, options?: ErrorOptions) {
    super(`The database ${file} ${reason}; ${remedy}.`, options);
    this.reason = reason;
  }
}

/** A database file that another process has locked. */
export class LockedDatabaseError extends UnusableDatabaseError {
  override name = "LockedDatabaseError";
  constructor(file: string, options?: ErrorOptions) {
    super(file, "is locked by another process", "wait for that process to finish, or stop it", options);
  }
}

/** How often a locked database is tried again, in ms. */
const LOCK_POLL_MS = 50;

/**
 * Waits while another process has locked a database, without blocking the event loop as SQLite's own wait would.
 *
 * @param attempt - Opens, reads or writes it.
 * @param timeout - In ms.
 * @throws {LockedDatabaseError} if it is still locked then.
 */
export async function whenUnlocked<Result>(attempt: () => Result, timeout: number): Promise<Result> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof LockedDatabaseError) || performance.now() > end) throw error;
    }
    await sleep(LOCK_POLL_MS);
  }
}

/** A database of ours that is damaged. Loading the content again replaces it. */
export class DamagedDatabaseError extends UnusableDatabaseError {
  override name = "DamagedDatabaseError";
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(file, reason, LOAD_AGAIN, options);
  }
}

/**
 * Describes an error for the operator.
 *
 * @param file - Path of the database.
 * @param error - Whatever was thrown while the database was opened, read or written.
 * @returns A `DatabaseError` if the operator can do something about it; otherwise the error itself.
 */
export function toDatabaseError(file: string, error: unknown): unknown {
  const unusable = (reason: string, remedy: string) =>
    new UnusableDatabaseError(file, reason, remedy, { cause: error });
  const damaged = (reason: string) => new DamagedDatabaseError(file, reason, { cause: error });
  const why = messageOf(error);
  // SQLite's extended result codes begin with the primary one: SQLITE_IOERR_WRITE.
  switch (/^SQLITE_([A-Z]+)/.exec(codeOf(error))?.[1]) {
    case "NOTADB":
      return unusable("is not a SQLite database", "set LOCI_DB to another file or move this one away");
    case "CORRUPT":
      return damaged(`is damaged (${why})`);
    case "BUSY":
      return new LockedDatabaseError(file, { cause: error });
    case "CANTOPEN":
    case "READONLY":
    case "FULL":
    case "IOERR":
      return unusable(
        `cannot be used (${isDiskFull(file) ? "its disk is full" : why})`,
        "nothing was changed; check its disk and permissions",
      );
    case "ERROR":
      if (/no such (table|column)/.test(why)) return damaged(`lacks a table or column of this program (${why})`);
  }
  // A JSON column holds something else.
  return error instanceof SyntaxError ? damaged(`is damaged (${why})`) : error;
}

/** What opening a database takes at least: SQLite's index of the write-ahead log, in bytes. */
const MIN_ROOM = 32 * 1024;

/** @returns Whether the file's disk has no room. SQLite then reports a failed write in some places. */
function isDiskFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < MIN_ROOM;
  } catch {
    return false; // The folder is missing.
  }
}

/** @returns The message of an error on one line, without a final full stop. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/^\*\*\*.*\n/, "") // SQLite's heading above its findings.
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? "");
}
