/** Damaged database files: the errors of reading and writing them, and the effect of loading the content again. */
import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { loadContent, prepareContent } from "../../../seed/seed-database.ts";
import { assembleContent, runToEnd } from "../../../server/content/index.ts";
import type { PreparedContent } from "../../../server/db/content.ts";
import { DatabaseError } from "../../../server/db/error.ts";
import { openDatabase, openDatabaseToRead } from "../../../server/db/open.ts";
import { runNode } from "../../support/child.ts";
import { makeContentFolder } from "../../support/content-folder.ts";
import { makeDatabasePath } from "../../support/live-app.ts";
import { withDatabase } from "../../support/stored.ts";
import { copySmallDatabase } from "../../support/test-app.ts";

let prepared: PreparedContent | undefined;

/** The small content, prepared once for all tests. */
function useContent(): PreparedContent {
  prepared ??= prepareContent(makeContentFolder().path);
  return prepared;
}

/** @returns A loaded database, as one file. */
function makeDatabase(): string {
  return copySmallDatabase(makeDatabasePath());
}

function exec(file: string, sql: string): void {
  const client = new Sqlite(file);
  client.exec(sql);
  client.close();
}

/** Damage that a load repairs: the error of reading, and whether the load renames the file. */
const damages: Record<string, { damage(file: string): void; wrong: RegExp; isRenamed: boolean }> = {
  "cut off": { damage: (file) => truncateSync(file, 20_000), wrong: /is damaged \(.+\)/, isRenamed: true },
  "overwritten in a page": {
    damage: (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 8192, 12_288)),
    wrong: /is damaged \(.+\)/,
    isRenamed: true,
  },
  "without JSON where it belongs": {
    damage: (file) => exec(file, "update answers set hidden_phrasings = '[['"),
    wrong: /is damaged \(.*JSON.*\)/,
    isRenamed: true,
  },
  "without one of its tables": {
    damage: (file) => exec(file, "drop table site_lists"),
    wrong: /lacks a table or column of this program \(no such table: site_lists\)/,
    isRenamed: true,
  },
  "without one of its lists": {
    damage: (file) => exec(file, "delete from site_lists where name = 'timeline'"),
    wrong: /lacks the list timeline/,
    isRenamed: false,
  },
  "from before the first release": {
    damage: (file) => exec(file, "update __drizzle_migrations set hash = 'of-old', created_at = 1795305846427"),
    wrong: /was created before the first release/,
    isRenamed: true,
  },
  emptied: { damage: (file) => truncateSync(file), wrong: /lacks a table or column of this program/, isRenamed: false },
  "without content": {
    damage: (file) => {
      rmSync(file);
      withDatabase(file, () => {});
    },
    wrong: /holds no content/,
    isRenamed: false,
  },
  "cut off within its search model": {
    damage: (file) => exec(file, "update search_models set bytes = substr(bytes, 1, 1000)"),
    wrong: /is damaged \(search model: .+\)/,
    isRenamed: false,
  },
  missing: { damage: (file) => rmSync(file), wrong: /There is no database/, isRenamed: false },
};

for (const [what, { damage, wrong, isRenamed }] of Object.entries(damages))
  test(`reports that a database is ${what}, and a load repairs it`, () => {
    const file = makeDatabase();
    damage(file);
    const bytes = isRenamed ? readFileSync(file) : null;
    expectRefusal(() => read(file), new RegExp(`${wrong.source}.*; load the content again with npm run seed\\.$`));
    const logged: string[] = [];
    loadContent(file, useContent(), (line) => void logged.push(line));
    expect(read(file).answers.size).toBe(4);
    expect(logged).toEqual(isRenamed ? [expect.stringMatching(/^The database .+; it was renamed to .+\.$/)] : []);
    const aside = / renamed to (.+)\.$/.exec(logged[0] ?? "")?.[1];
    if (bytes) expect(readFileSync(aside ?? "").equals(bytes)).toBe(true);
  });

for (const table of ["revisions", "search_models"])
  test(`a start says in one line that the table ${table} is damaged`, async () => {
    const file = makeDatabase();
    const client = new Sqlite(file);
    const [page, size] = [
      client.prepare("select rootpage from sqlite_schema where name = ?").pluck().get(table) as number,
      client.pragma("page_size", { simple: true }) as number,
    ];
    client.close();
    writeFileSync(file, readFileSync(file).fill(0x5a, (page - 1) * size, page * size));
    const start = await runNode(["server/launch/run.js", "seed/prepare-database.ts"], { env: { LOCI_DB: file } });
    const stderr = `The database ${file} is damaged (database disk image is malformed); load the content again with npm run seed.\n`;
    expect(start).toMatchObject({ code: 1, stdout: "", stderr });
  });

/** Files that are not ours to repair. */
const refusals: Record<string, { damage(file: string): void; wrong: RegExp }> = {
  "a text": {
    damage: (file) => writeFileSync(file, "Dear diary, today I read Calvin. ".repeat(100)),
    wrong: /is not a SQLite database; set LOCI_DB to another file or move this one away\.$/,
  },
  "another program's": {
    damage: (file) => {
      rmSync(file);
      exec(file, "create table photos (id integer primary key)");
    },
    wrong: /belongs to another program; set LOCI_DB to another file\.$/,
  },
  "a newer version's": {
    damage: (file) =>
      exec(file, "insert into __drizzle_migrations (hash, created_at) values ('to come', 9999999999999)"),
    wrong: /is newer than this program; start the version that wrote it\.$/,
  },
};

for (const [what, { damage, wrong }] of Object.entries(refusals))
  test(`reports that a database is ${what}, and does not change it`, () => {
    const file = makeDatabase();
    damage(file);
    const bytes = readFileSync(file);
    for (const use of [read, openDatabase, (path: string) => loadContent(path, useContent(), console.log)])
      expectRefusal(() => use(file), wrong);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(readdirSync(dirname(file))).toEqual([basename(file)]);
  });

function read(file: string) {
  const db = openDatabaseToRead(file);
  try {
    return runToEnd(assembleContent(db));
  } finally {
    db.$client.close();
  }
}

/** Expects one line for the operator. */
function expectRefusal(act: () => unknown, message: RegExp): void {
  let thrown: unknown;
  try {
    act();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(DatabaseError);
  expect((thrown as Error).message).toMatch(message);
  expect((thrown as Error).message).toMatch(/^[^\n]+\.$/);
}

test("reports that a database is locked, and reads it when it is unlocked", () => {
  const file = makeDatabase();
  const locker = new Sqlite(file);
  onTestFinished(() => void locker.close());
  locker.exec("pragma locking_mode = EXCLUSIVE; begin exclusive; create table t (x); drop table t; commit");
  expectRefusal(() => read(file), /is locked by another process; wait for that process to finish, or stop it\.$/);
  locker.close();
  expect(read(file).answers.size).toBe(4);
});

test("refuses a newer database with a pending log, and keeps its content", () => {
  const file = makeDatabasePath();
  const newer = openDatabase(makeDatabase());
  onTestFinished(() => void newer.$client.close());
  refusals["a newer version's"]?.damage(newer.$client.name);
  for (const part of ["", "-wal"]) copyFileSync(newer.$client.name + part, file + part);
  for (const open of [openDatabase, openDatabaseToRead]) expectRefusal(() => open(file), /is newer than/);
});
