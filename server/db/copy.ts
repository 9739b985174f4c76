/** Copies of the database: a backup made while it is in use, and one put back in its place. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { findRevision, type Revision } from "./content.ts";
import { DatabaseError, LOAD_AGAIN, toDatabaseError, UnusableDatabaseError } from "./error.ts";
import { checkTables, type Database, makeFolder, openDatabase, openDatabaseToRead } from "./open.ts";

/** A database, and what SQLite keeps beside it while it is in use. */
const PARTS = ["-wal", "-shm", ""];

/**
 * Copies a database that may be in use. The copy appears under its name when it is whole.
 *
 * @returns The revision that was copied.
 * @throws {DatabaseError} when there is something at the target already or it cannot be written, or the database is
 *   damaged or holds no content.
 */
export async function backUp(file: string, target: string): Promise<Revision> {
  if (existsSync(target)) throw new DatabaseError(`There is a file ${target} already; name another one.`);
  const folder = dirname(resolve(target));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new DatabaseError(`There is no folder ${folder}; make it or name another one.`);
  return putCopy(file, target, () => {});
}

/**
 * Puts a copy of a backup, its tables brought up to date, in the place of a database, all or nothing. A running server
 * notices and serves it.
 *
 * @returns The revision that was put back, and the new name of the database that it replaces, or null if there was none.
 * @throws {DatabaseError} when the backup is not usable; the database then stays as it is.
 */
export async function restore(backup: string, file: string): Promise<{ revision: Revision; replaced: string | null }> {
  if (!existsSync(backup)) throw new DatabaseError(`There is no backup ${backup}.`);
  makeFolder(dirname(resolve(file)));
  let replaced: string | null = null;
  try {
    const revision = await putCopy(backup, file, (copy) => {
      openDatabase(copy).$client.close();
      if (existsSync(file)) replaced = setAside(file);
    });
    return { revision, replaced };
  } catch (error) {
    if (!(error instanceof UnusableDatabaseError)) throw error;
    throw new DatabaseError(`${backup} is not a usable backup: it ${error.reason}.`, { cause: error });
  }
}

/**
 * Gives a database another name, so that another one can take its place.
 *
 * @returns The new name.
 */
export function setAside(file: string): string {
  const aside = `${file}.${new Date().toISOString().replaceAll(":", "-")}`;
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part);
  return aside;
}

/** @param finish - Told the name of the copy, before it takes its place. */
async function putCopy(from: string, to: string, finish: (copy: string) => void): Promise<Revision> {
  const copy = `${resolve(to)}.unfinished`;
  const source = openDatabaseToRead(from);
  try {
    const revision = check(source);
    await source.$client.backup(copy).catch((error: unknown) => {
      throw toDatabaseError(copy, error);
    });
    finish(copy);
    sync(copy);
    renameSync(copy, to);
    sync(dirname(copy));
    return revision;
  } finally {
    source.$client.close();
    for (const part of PARTS) rmSync(copy + part, { force: true });
  }
}

/** @returns The revision that a copy will hold, whatever is loaded while it is made. */
function check(source: Database): Revision {
  const { $client } = source;
  try {
    $client.exec("begin");
    for (const _ of checkTables(source));
    const revision = findRevision(source);
    if (revision) return revision;
    throw new UnusableDatabaseError($client.name, "holds no content", LOAD_AGAIN);
  } catch (error) {
    throw toDatabaseError($client.name, error);
  }
}

/** Waits until a file or folder is on the disk, so that it survives a power cut. */
function sync(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
