/** What may befall a database file: what reading and writing it then say, and what loading the content again does. */
import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openDatabaseToLoad, prepareContent } from "../../../seed/seed-database.ts";
import { assembleContent, runToEnd } from "../../../server/content/index.ts";
import { type PreparedContent, replaceContent } from "../../../server/db/content.ts";
import { DatabaseError } from "../../../server/db/error.ts";
import { openDatabase, openDatabaseToRead } from "../../../server/db/open.ts";
import { makeContentFolder } from "../../support/content-folder.ts";
import { makeDatabasePath } from "../../support/live-app.ts";
import { withDatabase } from "../../support/stored.ts";

let prepared: PreparedContent | undefined;

/** The small content, prepared once for all tests. */
function useContent(): PreparedContent {
  prepared ??= prepareContent(makeContentFolder().path);
  return prepared;
}

/** @returns A loaded database, as one file. */
function makeDatabase(): string {
  const file = makeDatabasePath();
  withDatabase(file, (db) => replaceContent(db, useContent()));
  return file;
}

function exec(file: string, sql: string): void {
  const client = new Sqlite(file);
  client.exec(sql);
  client.close();
}

interface Damage {
  spoil(file: string): void;
  /** What is wrong; a load then mends it. */
  damaged?: RegExp;
  /** What is wrong, where that is for the operator to mend, and the file is left alone. */
  refused?: RegExp;
  /** What keeps the content from being read, where a load needs no other file. */
  unread?: RegExp;
}

const damages: Record<string, Damage> = {
  "cut off": { spoil: (file) => truncateSync(file, 20_000), damaged: /is damaged \(.+\)/ },
  "overwritten in a page": {
    spoil: (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 8192, 12_288)),
    damaged: /is damaged \(.+\)/,
  },
  "from before the first release": {
    spoil: (file) => exec(file, "update __drizzle_migrations set hash = 'of-old', created_at = 1795305846427"),
    damaged: /was made before the first release/,
  },
  "emptied of its tables": { spoil: (file) => writeFileSync(file, ""), unread: /lacks what this program reads/ },
  "without a table that it should have": {
    spoil: (file) => exec(file, "drop table keywords"),
    unread: /lacks what this program reads \(no such table: keywords\)/,
  },
  "without content": {
    spoil: (file) => {
      rmSync(file);
      withDatabase(file, () => {});
    },
    unread: /holds no content/,
  },
  "without JSON where it should stand": {
    spoil: (file) => exec(file, "update key_passages set spans = '[['"),
    unread: /is damaged \(.*JSON.*\)/,
  },
  missing: { spoil: (file) => rmSync(file), unread: /There is no database/ },
  "a text": {
    spoil: (file) => writeFileSync(file, "Dear diary, today I read Calvin. ".repeat(100)),
    refused: /is not a SQLite database; set LOCI_DB to another file or move this one away\.$/,
  },
  "another program's": {
    spoil: (file) => {
      rmSync(file);
      exec(file, "create table photos (id integer primary key)");
    },
    refused: /is another program's; set LOCI_DB to a file of Loci's own\.$/,
  },
  "a newer version's": {
    spoil: (file) =>
      exec(file, "insert into __drizzle_migrations (hash, created_at) values ('to come', 9999999999999)"),
    refused: /is newer than this program; start the version that wrote it\.$/,
  },
};

for (const [what, { spoil, damaged, refused, unread }] of Object.entries(damages))
  test(`says what is wrong with a database that is ${what}, and ${refused ? "leaves it alone" : "a load mends it"}`, () => {
    const file = makeDatabase();
    spoil(file);
    const bytes = readdirSync(dirname(file)).length > 0 ? readFileSync(file) : null;
    expectRefusal(() => read(file), refused ?? damaged ?? unread, !refused);
    if (!unread) expectRefusal(() => openDatabase(file), refused ?? damaged, !refused);
    if (refused) {
      expectRefusal(() => openDatabaseToLoad(file, console.log), refused, false);
      expect(readFileSync(file).equals(bytes ?? Buffer.of())).toBe(true);
      expect(readdirSync(dirname(file))).toEqual([basename(file)]);
      return;
    }
    const said: string[] = [];
    const db = openDatabaseToLoad(file, (line) => void said.push(line));
    replaceContent(db, useContent());
    db.$client.close();
    expect(read(file).answers.size).toBe(4);
    if (!damaged) return;
    expect(said).toEqual([expect.stringMatching(/^The database .+; it is kept as .+\.$/)]);
    const kept = / kept as (.+)\.$/.exec(said[0] ?? "")?.[1] ?? "";
    expect(readFileSync(kept).equals(bytes ?? Buffer.of())).toBe(true);
  });

function read(file: string) {
  const db = openDatabaseToRead(file);
  try {
    return runToEnd(assembleContent(db));
  } finally {
    db.$client.close();
  }
}

/** Expects one line that says what is wrong, and what to do about it. */
function expectRefusal(act: () => unknown, message: RegExp | undefined, byLoading: boolean): void {
  expect(act).toThrow(DatabaseError);
  expect(act).toThrow(message ?? "nothing");
  expect(act).toThrow(byLoading ? /^[^\n]+; load the content again with npm run seed\.$/ : /^[^\n]+\.$/);
}

test("says that a database is locked, and reads it when it is free", () => {
  const file = makeDatabase();
  const locker = new Sqlite(file);
  onTestFinished(() => void locker.close());
  locker.exec("pragma locking_mode = EXCLUSIVE; begin exclusive; create table t (x); drop table t; commit");
  expectRefusal(() => read(file), /is locked by another process; let that one finish, or stop it\.$/, false);
  locker.close();
  expect(read(file).answers.size).toBe(4);
});

test("refuses a newer database whose log was not taken in, and keeps what it holds", () => {
  const file = makeDatabasePath();
  const newer = openDatabase(makeDatabase());
  onTestFinished(() => void newer.$client.close());
  damages["a newer version's"]?.spoil(newer.$client.name);
  for (const part of ["", "-wal"]) copyFileSync(newer.$client.name + part, file + part);
  for (const open of [openDatabase, openDatabaseToRead]) expectRefusal(() => open(file), /is newer than/, false);
});
