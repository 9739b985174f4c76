import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { findRevision } from "../../../server/db/content.ts";
import { DatabaseError } from "../../../server/db/error.ts";
import { type Database, openDatabase, openDatabaseToRead } from "../../../server/db/open.ts";
import * as schema from "../../../server/db/schema.ts";
import * as visitorTables from "../../../server/db/visitor-tables.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-db-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(file: string, opener = openDatabase): Database {
  const db = opener(file);
  onTestFinished(() => void db.$client.close());
  return db;
}

test("creates the file, its folder and all tables", () => {
  const file = join(makeFolder(), "new/deep/loci.sqlite");
  const { $client } = open(file);
  const tables = $client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  const described = Object.values({ ...schema, ...visitorTables }).flatMap((value) =>
    is(value, SQLiteTable) ? [getTableName(value)] : [],
  );
  expect(tables.toSorted()).toEqual(["__drizzle_migrations", ...described].sort());
  expect($client.name).toBe(file);
});

test("creates the tables in an empty file", () => {
  const file = join(makeFolder(), "loci.sqlite");
  writeFileSync(file, "");
  expect(findRevision(open(file))).toBeNull();
});

test("opens again with its content, and applies no migration twice", () => {
  const file = join(makeFolder(), "loci.sqlite");
  writeFileSync(file, readFileSync(inject("seededDatabase")));
  const first = openDatabase(file);
  const revision = findRevision(first);
  const migrations = first.$client.prepare("select * from __drizzle_migrations").all();
  first.$client.close();
  const second = open(file);
  expect(findRevision(second)).toEqual(revision);
  expect(revision).not.toBeNull();
  expect(second.$client.prepare("select * from __drizzle_migrations").all()).toEqual(migrations);
});

test("keeps a write-ahead log, checks foreign keys and waits for other writers", () => {
  const { $client } = open(join(makeFolder(), "loci.sqlite"));
  expect($client.pragma("journal_mode", { simple: true })).toBe("wal");
  expect($client.pragma("foreign_keys", { simple: true })).toBe(1);
  expect($client.pragma("busy_timeout", { simple: true })).toBe(5000);
});

test("refuses a row that refers to a missing one", () => {
  const insert = open(":memory:").$client.prepare(
    "insert into works (id, position, partner_id, title, author, kind, url, divisions) values (?,?,?,?,?,?,?,'[]')",
  );
  expect(() => insert.run("a", 0, "nobody", "A", "B", "creed", "https://a.example/")).toThrow(
    /FOREIGN KEY constraint failed/,
  );
});

test("lets a process read while another writes, but not write", () => {
  const file = join(makeFolder(), "loci.sqlite");
  const [writer, reader] = [open(file).$client, open(file, openDatabaseToRead).$client];
  const count = reader.prepare("select count(*) from topics").pluck();
  writer.exec("begin immediate; insert into topics values ('law', 0, 'Of the Law')");
  expect(count.get()).toBe(0);
  writer.exec("commit");
  expect(count.get()).toBe(1);
  expect(() => reader.exec("delete from topics")).toThrow(/readonly/);
});

test("leaves no files beside a database that was only read", () => {
  const file = join(makeFolder(), "loci.sqlite");
  openDatabase(file).$client.close();
  openDatabaseToRead(file).$client.close();
  expect(readdirSync(join(file, ".."))).toEqual(["loci.sqlite"]);
});

test("refuses a folder where a file should be", () => {
  const folder = join(makeFolder(), "loci.sqlite");
  mkdirSync(folder);
  const refused = () => openDatabase(folder);
  expect(refused).toThrow(DatabaseError);
  expect(refused).toThrow(/^The database .+loci\.sqlite [^\n]+\.$/);
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses a folder that cannot be created, with one line", () => {
  const file = join(makeFolder(), "regular-file");
  writeFileSync(file, "text");
  const refused = () => openDatabase(join(file, "data/loci.sqlite"));
  expect(refused).toThrow(DatabaseError);
  expect(refused).toThrow(
    /^The data folder .+regular-file\/data cannot be created \([^\n]+\); check its path and permissions\.$/,
  );
  expect(readFileSync(file, "utf8")).toBe("text");
});
