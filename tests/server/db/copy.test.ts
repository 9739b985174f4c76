import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { revisionName } from "../../../server/db/content.ts";
import { backUp, restore } from "../../../server/db/copy.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { projectFolder, runNode } from "../../support/child.ts";
import { makeDatabasePath, makeLoadedDatabase } from "../../support/live-app.ts";
import { storedRevision, withDatabase } from "../../support/stored.ts";

test("copies a database that is open for writing, completely and as one file", async () => {
  const { file, revision } = makeLoadedDatabase();
  const target = makeDatabasePath();
  const { $client: writer } = openDatabase(file);
  onTestFinished(() => void writer.close());
  writer.exec("begin immediate; delete from citations");
  expect(revisionName(await backUp(file, target))).toBe(revision);
  expect(storedRevision(target)).toBe(revision);
  expect(readdirSync(dirname(target))).toEqual(["loci.sqlite"]);
});

test("does not overwrite a file with a backup", async () => {
  const { file } = makeLoadedDatabase();
  const target = makeDatabasePath();
  writeFileSync(target, "dear");
  await expect(backUp(file, target)).rejects.toThrow(/The file .+ already exists; name another one\./);
  expect(readFileSync(target, "utf8")).toBe("dear");
});

test("backs up even if an interrupted backup has left unfinished files", async () => {
  const { file, revision } = makeLoadedDatabase();
  const target = makeDatabasePath();
  for (const part of ["", "-journal"]) writeFileSync(`${target}.unfinished${part}`, "half a page");
  expect(revisionName(await backUp(file, target))).toBe(revision);
  expect(readdirSync(dirname(target))).toEqual(["loci.sqlite"]);
});

test("does not back up a damaged database", async () => {
  const { file } = makeLoadedDatabase();
  const target = makeDatabasePath();
  truncateSync(file, 30_000);
  await expect(backUp(file, target)).rejects.toThrow(/is damaged \(.+\); load the content again with npm run seed\.$/);
  expect(readdirSync(dirname(target))).toEqual([]);
});

test("replaces another, a damaged or a missing database with a backup, and keeps the previous file", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  const next = load("What is divine election?");
  expect(next).not.toBe(revision);
  const first = await restore(copy, file);
  expect(revisionName(first.revision)).toBe(revision);
  expect(storedRevision(file)).toBe(revision);
  expect(storedRevision(first.replaced ?? "")).toBe(next);

  writeFileSync(file, "rubbish");
  const second = await restore(copy, file);
  expect(storedRevision(file)).toBe(revision);
  expect(readFileSync(second.replaced ?? "", "utf8")).toBe("rubbish");

  const elsewhere = join(dirname(makeDatabasePath()), "new/deep/loci.sqlite");
  expect((await restore(copy, elsewhere)).replaced).toBeNull();
  expect(storedRevision(elsewhere)).toBe(revision);
  expect(readdirSync(dirname(elsewhere))).toEqual(["loci.sqlite"]);
});

test("renames the log of the replaced database too", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  const reader = new Sqlite(file);
  onTestFinished(() => void reader.close());
  reader.exec("begin; select count(*) from answers");
  const next = load("What is divine election?");
  expect(existsSync(`${file}-wal`)).toBe(true);
  const { replaced } = await restore(copy, file);
  expect(storedRevision(file)).toBe(revision);
  expect(storedRevision(replaced ?? "")).toBe(next);
});

test("restores a database that was copied together with its log", async () => {
  const { file, load } = makeLoadedDatabase();
  const reader = new Sqlite(file);
  onTestFinished(() => void reader.close());
  reader.exec("begin; select count(*) from answers");
  const next = load("What is divine election?");
  expect(revisionName((await restore(file, makeDatabasePath())).revision)).toBe(next);
});

test("refuses a damaged backup, and does not change the database", async () => {
  const { file, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  truncateSync(copy, 30_000);
  await expect(restore(copy, file)).rejects.toThrow(/ is not a usable backup: it is damaged \(.+\)\.$/);
  expect(storedRevision(file)).toBe(revision);
  expect(readdirSync(dirname(file))).toEqual(["loci.sqlite", "loci.sqlite.last-backup"]);
});

test("keeps the newest backups in a folder, and leaves other files there", async () => {
  const { file, revision } = makeLoadedDatabase();
  const folder = dirname(makeDatabasePath());
  const earlier = [
    "loci-2026-01-09T03-00-00Z.sqlite",
    "loci-2025-12-31T23-59-59Z.sqlite",
    "loci-2026-01-10T03-00-00Z.sqlite",
  ];
  for (const name of [...earlier, "loci-before-the-upgrade.sqlite", "notes.txt"]) writeFileSync(join(folder, name), "");
  const { code, stdout } = await runNode(["server/launch/command.js", "backup", folder, "--keep", "2"], {
    env: { LOCI_DB: file },
  });
  expect(code).toBe(0);
  const copy = /^Copied revision \S+ of \S+ to (\S+)\.\n/.exec(stdout)?.[1] ?? "";
  expect(storedRevision(copy)).toBe(revision);
  expect(readdirSync(folder).sort()).toEqual(
    ["loci-2026-01-10T03-00-00Z.sqlite", basename(copy), "loci-before-the-upgrade.sqlite", "notes.txt"].sort(),
  );
  expect(stdout.match(/^Deleted the earlier backup /gm)).toHaveLength(2);
});

test("says in one line why a backup or a restore fails", async () => {
  const { file } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  const text = `${copy}.txt`;
  writeFileSync(text, "Dear diary, today I read Calvin. ".repeat(100));
  const empty = makeDatabasePath();
  withDatabase(empty, () => {});
  await expect(restore(copy, file)).rejects.toThrow(`The backup ${copy} does not exist; name another file.`);
  await expect(restore(text, file)).rejects.toThrow(`${text} is not a usable backup: it is not a SQLite database.`);
  await expect(restore(empty, file)).rejects.toThrow(`${empty} is not a usable backup: it holds no content.`);
  await expect(backUp(empty, copy)).rejects.toThrow(`The database ${empty} holds no content; load the content again`);
  for (const folder of [`${copy}-none`, text])
    await expect(backUp(file, `${folder}/x.sqlite`)).rejects.toThrow(
      `The folder ${folder} does not exist; create it or name`,
    );
  expect(readdirSync(dirname(copy))).toEqual(["loci.sqlite.txt"]);
  expect(readdirSync(dirname(file))).toEqual(["loci.sqlite"]);
});

test("the commands print what they did, or how to use them", async () => {
  const { file, revision } = makeLoadedDatabase();
  const copy = makeDatabasePath();
  const run = (...args: string[]) => runNode(["server/launch/command.js", ...args], { env: { LOCI_DB: file } });
  const done = { code: 0, signal: null, stderr: "" };
  expect(await run("backup", copy)).toEqual({
    ...done,
    stdout: `Copied revision ${revision} of ${file} to ${copy}.\n`,
  });
  const [put, kept] = [`Put revision ${revision} from ${copy} as ${file}.`, `The previous database is kept as `];
  expect(await run("restore", copy)).toEqual({ ...done, stdout: expect.stringContaining(`${put}\n${kept}${file}.`) });
  for (const [args, message] of [
    [["restore"], /^Name one file\.\nUsage: npm run restore -- FILE\n$/],
    [["backup", "--kept", "2"], /'--kept'[\s\S]*\nUsage: npm run backup -- FILE, or .+\n$/],
    [["backup", dirname(copy), "--keep", "0"], /^--keep is "0", but must be 1 or more\.\nUsage: .+\n$/],
  ] as const) {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(message);
  }
  expect(existsSync(join(projectFolder, "--kept"))).toBe(false);
});
