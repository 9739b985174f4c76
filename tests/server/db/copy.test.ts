import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { revisionName } from "../../../server/db/content.ts";
import { backUp, restore, verifyDatabase } from "../../../server/db/copy.ts";
import { openDatabase, openDatabaseToRead } from "../../../server/db/open.ts";
import { projectFolder, runNode } from "../../support/child.ts";
import { makeEarlier } from "../../support/earlier-version.ts";
import { makeDatabasePath, makeLoadedDatabase } from "../../support/live-app.ts";

const nameOf = (file: string) => revisionName(verifyDatabase(file));

test("copies a database that is open for writing, whole, as one file", async () => {
  const { file, revision } = makeLoadedDatabase();
  const target = makeDatabasePath();
  const writer = openDatabase(file);
  onTestFinished(() => writer.close());
  writer.client.exec("begin immediate; delete from citations");
  expect(revisionName(await backUp(file, target))).toBe(revision);
  expect(nameOf(target)).toBe(revision);
  expect(readdirSync(dirname(target))).toEqual(["loci.sqlite"]);
});

test("overwrites no file with a backup", async () => {
  const { file } = makeLoadedDatabase();
  const target = makeDatabasePath();
  writeFileSync(target, "dear");
  await expect(backUp(file, target)).rejects.toThrow(/There is a file .+ already; name another one\./);
  expect(readFileSync(target, "utf8")).toBe("dear");
});

test("makes no backup of a damaged database", async () => {
  const { file } = makeLoadedDatabase();
  const target = makeDatabasePath();
  const bytes = readFileSync(file, "latin1").replaceAll("weighed with patience", "Weighed with patience");
  writeFileSync(file, bytes, "latin1");
  await expect(backUp(file, target)).rejects.toThrow(/is not what was loaded/);
  expect(readdirSync(dirname(target))).toEqual([]);
});

test("puts a backup back in the place of another, a damaged or a missing database", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  expect(load("What is divine election?")).not.toBe(revision);
  for (const damage of [() => {}, () => writeFileSync(file, "rubbish".repeat(1000))]) {
    damage();
    expect(revisionName(restore(copy, file))).toBe(revision);
    expect(nameOf(file)).toBe(revision);
  }
  const elsewhere = join(dirname(makeDatabasePath()), "new/deep/loci.sqlite");
  expect(() => restore(dirname(file), elsewhere)).toThrow(/ is no usable backup \(/);
  expect(existsSync(dirname(elsewhere))).toBe(false);
  restore(copy, elsewhere);
  expect(nameOf(elsewhere)).toBe(revision);
  expect(readdirSync(dirname(file)).filter((name) => name !== "loci.sqlite")).toEqual([]);
});

test("copies the database of an earlier version as it is, and brings it up to date when it is put back", async () => {
  const { file } = makeLoadedDatabase();
  makeEarlier(file);
  const copy = makeDatabasePath();
  expect(revisionName(await backUp(file, copy))).toBe("1-abababab");
  for (const held of [file, copy]) expect(() => openDatabaseToRead(held)).toThrow(/lacks tables of this program/);
  const bytes = readFileSync(copy);
  expect(revisionName(restore(copy, file))).toBe("1-abababab");
  openDatabaseToRead(file).close();
  expect(readFileSync(copy).equals(bytes)).toBe(true);
  for (const held of [file, copy]) expect(readdirSync(dirname(held))).toEqual(["loci.sqlite"]);
});

test("takes no log of the replaced database over to the restored one", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  const reader = new Sqlite(file);
  reader.exec("begin; select count(*) from answers");
  load("What is divine election?");
  reader.exec("commit");
  expect(existsSync(`${file}-wal`)).toBe(true);
  reader.close();
  restore(copy, file);
  expect(nameOf(file)).toBe(revision);
});

test("refuses to restore while the database is being written, and leaves it alone", async () => {
  const { file, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  const writer = openDatabase(file);
  onTestFinished(() => writer.close());
  writer.client.exec("begin immediate; delete from citations");
  expect(() => restore(copy, file)).toThrow(/is being written just now/);
  writer.client.exec("rollback");
  expect(nameOf(file)).toBe(revision);
});

test("refuses a damaged backup, and leaves the database alone", async () => {
  const { file, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  writeFileSync(copy, readFileSync(copy).subarray(0, 30_000));
  expect(() => restore(copy, file)).toThrow(/is damaged/);
  expect(nameOf(file)).toBe(revision);
});

test("the commands say in one line what they did or why not", async () => {
  const { file, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  const run = (...args: string[]) =>
    runNode(["server/launch/run.js", "server/db/copy-command.ts", ...args], { env: { LOCI_DB: file } });
  expect(await run("backup", copy)).toMatchObject({
    code: 0,
    stdout: `Copied revision ${revision} of ${file} to ${copy}.\n`,
    stderr: "",
  });
  expect(await run("restore", copy)).toMatchObject({
    code: 0,
    stdout: `Put revision ${revision} from ${copy} in the place of ${file}.\n`,
  });
  const text = `${copy}.txt`;
  writeFileSync(text, "Dear diary, today I read Calvin. ".repeat(100));
  const empty = makeDatabasePath();
  openDatabase(empty).close();
  const usage = (verb: string) => `Usage: npm run ${verb} -- FILE`;
  for (const [verb, args, told] of [
    ["restore", [`${copy}-none`], `There is no database ${copy}-none.`],
    ["restore", [text], `${text} is no usable backup (it is not a SQLite database).`],
    ["restore", [empty], `${empty} is no usable backup (it holds no content).`],
    ["backup", [`${copy}-none/x.sqlite`], `There is no folder ${copy}-none; make it or name another one.`],
    ["backup", [`${text}/x.sqlite`], `There is no folder ${text}; make it or name another one.`],
    ["backup", [], usage("backup")],
    ["backup", ["--help"], usage("backup")],
    ["restore", ["--help"], usage("restore")],
  ] as const)
    expect(await run(verb, ...args)).toEqual({ code: 1, signal: null, stdout: "", stderr: `${told}\n` });
  expect(readdirSync(dirname(copy)).sort()).toEqual(["loci.sqlite", "loci.sqlite.txt"]);
  expect(readdirSync(dirname(file))).toEqual(["loci.sqlite"]);
  expect(existsSync(join(projectFolder, "--help"))).toBe(false);
});
