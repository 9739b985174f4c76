import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, inject, onTestFinished, test } from "vitest";
import { findRevision } from "../../../server/db/content.ts";
import { DatabaseError } from "../../../server/db/error.ts";
import { type Database, openDatabase } from "../../../server/db/open.ts";
import { contentTables } from "../../../server/db/schema.ts";
import { createServices } from "../../../server/services.ts";
import { makeEarlier } from "../../support/earlier-version.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-db-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(file: string): Database {
  const db = openDatabase(file);
  onTestFinished(() => db.close());
  return db;
}

/** Expects a file to be refused with one line, and to be left with its bytes. */
function expectRefused(file: string, message: RegExp): void {
  const bytes = readFileSync(file);
  const beside = readdirSync(dirname(file));
  const refused = () => openDatabase(file).close();
  expect(refused).toThrow(DatabaseError);
  expect(refused).toThrow(message);
  expect(refused).toThrow(/^[^\n]+$/);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual(beside);
}

test("makes the file, its folder and every table out of nothing", () => {
  const file = join(makeFolder(), "new/deep/loci.sqlite");
  const db = open(file);
  const tables = db.client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  expect(tables).toHaveLength(Object.keys(contentTables).length + 2);
  expect(tables).toContain("revisions");
  expect(db.file).toBe(file);
});

test("applies the migrations to an empty file", () => {
  const file = join(makeFolder(), "loci.sqlite");
  writeFileSync(file, "");
  expect(findRevision(open(file))).toBeNull();
});

test("opens again with its content, and applies no migration twice", () => {
  const file = join(makeFolder(), "loci.sqlite");
  writeFileSync(file, readFileSync(inject("seededDatabase")));
  const first = openDatabase(file);
  const revision = findRevision(first);
  const migrations = first.client.prepare("select * from __drizzle_migrations").all();
  first.close();
  const second = open(file);
  expect(findRevision(second)).toEqual(revision);
  expect(revision).not.toBeNull();
  expect(second.client.prepare("select * from __drizzle_migrations").all()).toEqual(migrations);
});

test("brings the database of an earlier version up to date, and its content can be served until it is loaded again", () => {
  const file = join(makeFolder(), "loci.sqlite");
  writeFileSync(file, readFileSync(inject("seededDatabase")));
  makeEarlier(file);
  const db = open(file);
  expect(db.client.prepare("select count(*) from works where kind is not null").pluck().get()).toBe(0);
  const { content } = createServices(db).current();
  expect(content.revision).toBe("1-abababab");
  expect(content.answers.size).toBe(401);
});

test("keeps a write-ahead log, checks foreign keys and waits for other writers", () => {
  const { client } = open(join(makeFolder(), "loci.sqlite"));
  expect(client.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(client.pragma("foreign_keys", { simple: true })).toBe(1);
  expect(client.pragma("busy_timeout", { simple: true })).toBe(5000);
});

test("takes no row that refers to nothing", () => {
  const { client } = open(":memory:");
  const insert = client.prepare(
    "insert into works (id, position, partner_id, title, author, url) values (?,?,?,?,?,?)",
  );
  expect(() => insert.run("a", 0, "nobody", "A", "B", "https://a.example/")).toThrow(/FOREIGN KEY constraint failed/);
});

test("lets one process read while another writes", () => {
  const file = join(makeFolder(), "loci.sqlite");
  const [writer, reader] = [open(file), open(file)];
  writer.client.exec("begin immediate; insert into categories values ('law', 0, 'Of the Law')");
  expect(reader.client.prepare("select count(*) from categories").pluck().get()).toBe(0);
  writer.client.exec("commit");
  expect(reader.client.prepare("select count(*) from categories").pluck().get()).toBe(1);
});

test("refuses a file that is no database, and leaves it alone", () => {
  const file = join(makeFolder(), "notes.txt");
  writeFileSync(file, "Dear diary, today I read Calvin. ".repeat(100));
  expectRefused(
    file,
    /notes\.txt is not a SQLite database; set LOCI_DB to another file or restore it from a backup\.$/,
  );
});

test("refuses a damaged database, and leaves it alone", () => {
  const file = join(makeFolder(), "loci.sqlite");
  const bytes = readFileSync(inject("seededDatabase"));
  bytes.fill(0x5a, 8192, 8192 + 65536);
  writeFileSync(file, bytes);
  expectRefused(file, /^The database .+loci\.sqlite is damaged.*; restore it from a backup\.$/);
});

test("refuses a database that was cut off, and leaves it alone", () => {
  const file = join(makeFolder(), "loci.sqlite");
  writeFileSync(file, readFileSync(inject("seededDatabase")).subarray(0, 40_000));
  expectRefused(file, /^The database .+loci\.sqlite is damaged.*; restore it from a backup\.$/);
});

test("refuses a database of another program, and leaves it alone", () => {
  const file = join(makeFolder(), "photos.sqlite");
  const other = new Sqlite(file);
  other.exec("create table photos (id integer primary key, name text)");
  other.close();
  expectRefused(file, /photos\.sqlite is a database of another program; set LOCI_DB to a file of Loci's own\.$/);
});

test("refuses a database that a newer version wrote, and leaves it alone", () => {
  const file = join(makeFolder(), "loci.sqlite");
  writeFileSync(file, readFileSync(inject("seededDatabase")));
  const newer = new Sqlite(file);
  newer.exec("insert into __drizzle_migrations (hash, created_at) values ('from-the-future', 9999999999999)");
  newer.pragma("journal_mode = DELETE");
  newer.close();
  expectRefused(file, /^The database .+loci\.sqlite is newer than this program; start the version that wrote it\.$/);
});

test("refuses a newer database with a write-ahead log, and leaves it alone", () => {
  const file = join(makeFolder(), "loci.sqlite");
  const newer = openDatabase(file);
  newer.client.exec("insert into __drizzle_migrations (hash, created_at) values ('from-the-future', 9999999999999)");
  newer.close();
  expectRefused(file, /is newer than this program; start the version that wrote it\.$/);
});

test("refuses a newer database whose log was not taken in, and leaves both alone", () => {
  const file = join(makeFolder(), "loci.sqlite");
  const newer = openDatabase(join(makeFolder(), "loci.sqlite"));
  onTestFinished(() => newer.close());
  newer.client.exec("insert into __drizzle_migrations (hash, created_at) values ('from-the-future', 9999999999999)");
  for (const log of ["", "-wal"]) copyFileSync(newer.file + log, file + log);
  const log = readFileSync(`${file}-wal`);
  expect(() => openDatabase(file)).toThrow(/is newer than this program; start the version that wrote it\.$/);
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
});

test("refuses a folder where a file should be", () => {
  const folder = join(makeFolder(), "loci.sqlite");
  mkdirSync(folder);
  const refused = () => openDatabase(folder).close();
  expect(refused).toThrow(DatabaseError);
  expect(refused).toThrow(/^The database .+loci\.sqlite .+\.$/);
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses a folder that cannot be made, with one line", () => {
  const file = join(makeFolder(), "regular-file");
  writeFileSync(file, "text");
  const refused = () => openDatabase(join(file, "data/loci.sqlite")).close();
  expect(refused).toThrow(DatabaseError);
  expect(refused).toThrow(/^The data folder .+regular-file\/data cannot be made: [^\n]+\.$/);
  expect(readFileSync(file, "utf8")).toBe("text");
});
