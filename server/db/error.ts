/** Databases that cannot be used, in words for the operator. Stands alone, for what must start quickly. */

/** What mends a database whose content cannot be read, whatever befell it. */
export const LOAD_AGAIN = "load the content again with npm run seed";

/** What keeps a database from being used, and what to do about it, in one line. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** A file that cannot be used as it is. */
export class UnusableDatabaseError extends DatabaseError {
  override name = "UnusableDatabaseError";
  /** What is wrong, such as "is locked by another process". */
  readonly reason: string;
  constructor(file: string, reason: string, remedy: string, options?: ErrorOptions) {
    super(`The database ${file} ${reason}; ${remedy}.`, options);
    this.reason = reason;
  }
}

/** A file that another process keeps to itself. */
export class LockedDatabaseError extends UnusableDatabaseError {
  override name = "LockedDatabaseError";
  constructor(file: string, options?: ErrorOptions) {
    super(file, "is locked by another process", "let that one finish, or stop it", options);
  }
}

/** A file of ours that is of no more use: a load puts another one in its place. */
export class DamagedDatabaseError extends UnusableDatabaseError {
  override name = "DamagedDatabaseError";
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(file, reason, LOAD_AGAIN, options);
  }
}

/**
 * Says what went wrong in the words of an operator.
 *
 * @param file - The database.
 * @param error - What was thrown while it was opened, read or written.
 * @returns A DatabaseError for what an operator can mend; any other error as it is.
 */
export function toDatabaseError(file: string, error: unknown): unknown {
  const unusable = (reason: string, remedy: string) =>
    new UnusableDatabaseError(file, reason, remedy, { cause: error });
  const damaged = (reason: string) => new DamagedDatabaseError(file, reason, { cause: error });
  const why = messageOf(error);
  // SQLite's extended codes begin with the plain one: SQLITE_IOERR_WRITE.
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
      return unusable(`cannot be used (${why})`, "nothing was changed. See to its disk and permissions");
    case "ERROR":
      if (/no such (table|column)/.test(why)) return damaged(`lacks what this program reads (${why})`);
  }
  // A column of JSON holds something else.
  return error instanceof SyntaxError ? damaged(`is damaged (${why})`) : error;
}

/** @returns The message of an error on one line, without a full stop. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/^\*\*\*.*\n/, "") // SQLite's heading above what it found.
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? "");
}
