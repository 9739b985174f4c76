/** Copies of the database: one made while it is in use, and one put in its place after it was looked through. */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import { findRevision, isIntact, type Revision, readContent } from "./content.ts";
import { DatabaseError, UnusableFileError } from "./error.ts";
import { explainWriting, makeFolder, openDatabase, openDatabaseToCopy, openSnapshot } from "./open.ts";

/**
 * Looks a database through, also one of an earlier version: the file, its tables, and that the rows are those that were
 * loaded.
 *
 * @returns The revision that it holds.
 * @throws {DatabaseError} when anything is wrong with it.
 */
export function verifyDatabase(file: string): Revision {
  const db = openSnapshot(file);
  try {
    const revision = findRevision(db);
    const remedy = "load it with npm run seed";
    if (revision === null) throw new UnusableFileError(`The database ${file}`, "holds no content", remedy);
    if (!isIntact(readContent(db), revision))
      throw new UnusableFileError(`The database ${file}`, "holds content that is not what was loaded", remedy);
    return revision;
  } finally {
    db.close();
  }
}

/**
 * Makes a consistent copy of a database that may be in use; whoever reads or writes it is not disturbed. The copy
 * appears under its name when it is whole and was looked through.
 *
 * @throws {DatabaseError} when there is something at the target already or it cannot be written, or the database is
 *   damaged.
 */
export async function backUp(file: string, target: string): Promise<Revision> {
  if (existsSync(target)) throw new DatabaseError(`There is a file ${target} already; name another one.`);
  const folder = dirname(resolve(target));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new DatabaseError(`There is no folder ${folder}; make it or name another one.`);
  const unfinished = `${target}.unfinished`;
  const source = openDatabaseToCopy(file);
  try {
    await source.client.backup(unfinished);
    forgetLog(unfinished);
    const revision = verifyDatabase(unfinished);
    putInPlace(unfinished, target);
    return revision;
  } catch (error) {
    throw explainWriting(target, error);
  } finally {
    source.close();
    for (const rest of ["", "-wal", "-shm"]) rmSync(unfinished + rest, { force: true });
  }
}

/**
 * Puts a backup, its tables brought up to date, in the place of a database, all or nothing. A running server notices
 * and serves it.
 *
 * @throws {DatabaseError} when the backup is not usable, or the database is being written just then.
 */
export function restore(backup: string, file: string): Revision {
  verifyBackup(backup);
  makeFolder(file);
  const unfinished = `${resolve(file)}.unfinished`;
  try {
    copyFileSync(backup, unfinished);
    openDatabase(unfinished).close();
    const revision = verifyDatabase(unfinished);
    setAside(file);
    putInPlace(unfinished, file);
    return revision;
  } finally {
    for (const rest of ["", "-wal", "-shm"]) rmSync(unfinished + rest, { force: true });
  }
}

/** What would mend a database would be no help with its backup. */
function verifyBackup(backup: string): void {
  try {
    verifyDatabase(backup);
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    throw new DatabaseError(`${backup} is no usable backup (it ${error.fault}).`, { cause: error });
  }
}

/** Takes in the write-ahead log of the database that is to be replaced: a log must never meet another's file. */
function setAside(file: string): void {
  if (!existsSync(file)) return;
  try {
    forgetLog(file);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY"))
      throw new DatabaseError(`The database ${file} is being written just now; try again when that is done.`);
    // It is damaged, which is why it is being replaced; nothing in its log can be of use.
  }
  for (const rest of ["-wal", "-shm"]) rmSync(file + rest, { force: true });
}

/** Leaves a database as one file, without a log beside it. */
function forgetLog(file: string): void {
  const client = new Sqlite(file, { fileMustExist: true });
  try {
    client.pragma("journal_mode = DELETE");
  } finally {
    client.close();
  }
}

/** Gives a file its name, in such a way that it survives a power cut. */
function putInPlace(from: string, to: string): void {
  sync(from);
  renameSync(from, to);
  sync(dirname(resolve(to)));
}

function sync(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
