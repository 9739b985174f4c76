/** Backs up the database while it is in use, and restores a backup. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { findFilesHash, findRevision, type Revision, setFilesHash } from "./content.ts";
import { DatabaseError, LOAD_AGAIN, toDatabaseError, UnusableDatabaseError } from "./error.ts";
import {
  checkTables,
  type Database,
  makeFolder,
  openDatabase,
  openDatabaseToRead,
  readDatabase,
  useAndClose,
} from "./open.ts";

/** Suffixes of a database file and of the files that SQLite keeps beside it while it is in use. */
const PARTS = ["-wal", "-shm", "-journal", ""];

/** The name that `backUpInto` gives, such as `loci-2026-11-24T03-15-00Z.sqlite`; sorted by name is sorted by time. */
const BACKUP_NAME = /^loci-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/;

/**
 * Copies a database that may be in use. The copy appears under its name only once it is complete.
 *
 * @returns The revision that was copied.
 * @throws {DatabaseError} if the target exists or cannot be written, or if the database is damaged or holds no content.
 */
export async function backUp(file: string, target: string): Promise<Revision> {
  if (existsSync(target)) throw new DatabaseError(`The file ${target} already exists; name another one.`);
  const folder = dirname(resolve(target));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new DatabaseError(`The folder ${folder} does not exist; create it or name another one.`);
  const revision = await putCopy(file, target, () => {});
  try {
    writeFileSync(lastBackupFile(file), resolve(target));
  } catch {
    // Only `npm run doctor` misses it.
  }
  return revision;
}

/** @returns The path of the file beside a database that holds the path of its last backup; its date is the backup's. */
export function lastBackupFile(file: string): string {
  return `${resolve(file)}.last-backup`;
}

/**
 * Copies a database into a folder of backups, under a name with the time, and then deletes the oldest ones there.
 *
 * @param keep - How many backups stay in the folder: 1 or more. Files with other names do not count and stay.
 * @returns The revision, the path of its copy, and the paths of the deleted backups.
 * @throws {DatabaseError} as `backUp`; nothing is deleted then.
 */
export async function backUpInto(
  file: string,
  folder: string,
  keep: number,
): Promise<{ revision: Revision; copy: string; removed: string[] }> {
  const copy = join(folder, `loci-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`);
  const revision = await backUp(file, copy);
  const backups = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  const removed = backups.sort().slice(0, -keep);
  for (const name of removed) rmSync(join(folder, name), { force: true });
  return { revision, copy, removed: removed.map((name) => join(folder, name)) };
}

/**
 * Replaces a database by a copy of a backup, migrated to the current tables. All or nothing. A running server notices
 * the change and serves the copy.
 *
 * @returns The restored revision, and the new name of the previous database; null if there was none.
 * @throws {DatabaseError} if the backup is not usable. The database is then left unchanged.
 */
export async function restore(backup: string, file: string): Promise<{ revision: Revision; replaced: string | null }> {
  if (!existsSync(backup)) throw new DatabaseError(`The backup ${backup} does not exist; name another file.`);
  makeFolder(dirname(resolve(file)));
  let replaced: string | null = null;
  try {
    const revision = await putCopy(backup, file, (copy) => {
      // So that the next start does not replace what is restored here by the files that were loaded last.
      const filesHash = readFilesHash(file);
      useAndClose(openDatabase(copy), (restored) => {
        if (filesHash !== null) setFilesHash(restored, filesHash);
      });
      if (existsSync(file)) replaced = setAside(file);
    });
    return { revision, replaced };
  } catch (error) {
    if (!(error instanceof UnusableDatabaseError)) throw error;
    throw new DatabaseError(`${backup} is not a usable backup: it ${error.reason}.`, { cause: error });
  }
}

/** @returns Null if the database does not exist, cannot be read, or does not say. */
function readFilesHash(file: string): string | null {
  try {
    return readDatabase(file, findFilesHash);
  } catch {
    return null;
  }
}

/**
 * Renames a database, so that another one can take its place.
 *
 * @returns The new path: the old one with the time appended.
 */
export function setAside(file: string): string {
  const aside = `${file}.${new Date().toISOString().replaceAll(":", "-")}`;
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part);
  return aside;
}

/**
 * Copies a database to a temporary file, and renames it when it is complete and on the disk.
 *
 * @param finish - Called with the path of the temporary file before it is renamed.
 */
async function putCopy(from: string, to: string, finish: (copy: string) => void): Promise<Revision> {
  const copy = `${resolve(to)}.unfinished`;
  const source = openDatabaseToRead(from);
  try {
    const revision = check(source);
    remove(copy); // An interrupted copy may have left it.
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
    remove(copy);
  }
}

function remove(file: string): void {
  for (const part of PARTS) rmSync(file + part, { force: true });
}

/**
 * Checks a database, and begins the transaction in which it is copied, so that later loads do not affect the copy.
 *
 * @returns The revision that the copy will hold.
 */
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

/** Flushes a file or folder to the disk, so that it survives a power failure. */
function sync(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
