import { expect, test } from "vitest";
import { prepareContent } from "../../../seed/seed-database.ts";
import { assembleContent, runToEnd } from "../../../server/content/index.ts";
import { findRevision, readRows, replaceContent, revisionName } from "../../../server/db/content.ts";
import { openDatabase, openDatabaseToRead } from "../../../server/db/open.ts";
import { findSearchModel } from "../../../server/db/search-data.ts";
import { ELECTION, makeContentFolder } from "../../support/content-folder.ts";
import { makeLoadedDatabase } from "../../support/live-app.ts";
import { comparable } from "../../support/stored.ts";
import { openEmptyDatabase } from "../../support/test-app.ts";

test("stores exactly the given content", () => {
  const db = openEmptyDatabase();
  const content = prepareContent(makeContentFolder().path);
  const revision = replaceContent(db, content);
  expect(comparable(readRows(db))).toEqual(comparable(content.rows));
  expect(findSearchModel(db)?.equals(content.searchModel)).toBe(true);
  expect(revision).toMatchObject({ number: 1 });
  expect(findRevision(db)).toEqual(revision);
});

test("changes nothing when the same content is loaded again", () => {
  const db = openEmptyDatabase();
  const { path } = makeContentFolder();
  const first = replaceContent(db, prepareContent(path));
  const changes = db.$client.prepare("select total_changes()").pluck();
  const before = changes.get();
  expect(replaceContent(db, prepareContent(path))).toBeNull();
  expect(changes.get()).toBe(before);
  expect(findRevision(db)).toEqual(first);
});

test("gives changed content a new revision, and earlier content its earlier hash with a new number", () => {
  const db = openEmptyDatabase();
  const folder = makeContentFolder();
  const first = replaceContent(db, prepareContent(folder.path));
  folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
  const second = replaceContent(db, prepareContent(folder.path));
  folder.replace(ELECTION, "question: What is divine election?", "question: What is election?");
  const third = replaceContent(db, prepareContent(folder.path));
  expect([first?.number, second?.number, third?.number]).toEqual([1, 2, 3]);
  expect(second?.contentHash).not.toBe(first?.contentHash);
  expect(third?.contentHash).toBe(first?.contentHash);
});

test("gives the same content with a new search model a new revision", () => {
  const db = openEmptyDatabase();
  const content = prepareContent(makeContentFolder().path);
  replaceContent(db, content);
  const searchModel = Buffer.concat([content.searchModel, Buffer.of(0)]);
  expect(replaceContent(db, { ...content, searchModel })).toMatchObject({ number: 2 });
  expect(findSearchModel(db)?.equals(searchModel)).toBe(true);
});

test("restores rows that were changed by others", () => {
  const db = openEmptyDatabase();
  const content = prepareContent(makeContentFolder().path);
  const first = replaceContent(db, content);
  db.$client.exec("update answers set body = 'Nobody wrote this.'");
  expect(replaceContent(db, content)).toMatchObject({ number: 2, contentHash: first?.contentHash });
  expect(comparable(readRows(db))).toEqual(comparable(content.rows));
});

test("removes content that is no longer in the files", () => {
  const db = openEmptyDatabase();
  const folder = makeContentFolder();
  replaceContent(db, prepareContent(folder.path));
  folder.replace("resources.yaml", "- { id: taped-lecture, work: taped-lecture, type: video, duration: 42 min }\n", "");
  folder.replace(
    "resources.yaml",
    "type: book }",
    "type: book }\n- { id: small-catechism, work: small-catechism, type: pdf }",
  );
  for (const file of ["decree/election", "decree/providence", "salvation/faith", "salvation/repentance"])
    folder.replace(
      `answers/${file}.md`,
      "resources:\n  - long-treatise\n  - taped-lecture",
      "resources:\n  - long-treatise\n  - small-catechism",
    );
  replaceContent(db, prepareContent(folder.path));
  expect(
    readRows(db)
      .resources.map(({ id }) => id)
      .sort(),
  ).toEqual(["long-treatise", "small-catechism"]);
});

test("keeps the old content if a row refers to a missing one", () => {
  const db = openEmptyDatabase();
  const content = prepareContent(makeContentFolder().path);
  const revision = replaceContent(db, content);
  const before = readRows(db);
  const citations = content.rows.citations.map((row) => ({ ...row, workId: "nothing" }));
  expect(() => replaceContent(db, { ...content, rows: { ...content.rows, citations } })).toThrow(/FOREIGN KEY/);
  expect(readRows(db)).toEqual(before);
  expect(findRevision(db)).toEqual(revision);
});

test("reads one revision even if another one is loaded between the steps", () => {
  const { file, load, revision } = makeLoadedDatabase();
  const db = openDatabaseToRead(file);
  const steps = assembleContent(db);
  steps.next();
  const next = load("What is divine election?");
  const content = runToEnd(steps);
  expect([content.revision, content.answers.get("election")?.question]).toEqual([revision, "What is election?"]);
  expect(runToEnd(assembleContent(db)).revision).toBe(next);
  db.$client.close();
});

test("releases the database if reading is abandoned halfway", () => {
  const { file } = makeLoadedDatabase();
  const db = openDatabaseToRead(file);
  const steps = assembleContent(db);
  steps.next();
  expect(db.$client.inTransaction).toBe(true);
  steps.return(undefined as never);
  expect(db.$client.inTransaction).toBe(false);
  db.$client.close();
});

test("waits for another writer, and reports it if it does not finish", () => {
  const { file } = makeLoadedDatabase();
  const [writer, db] = [openDatabase(file), openDatabase(file)];
  writer.$client.exec("begin immediate");
  db.$client.pragma("busy_timeout = 10");
  expect(() => replaceContent(db, prepareContent(makeContentFolder().path))).toThrow(
    /^The database .+ is locked by another process; wait for that process to finish, or stop it\.$/,
  );
  for (const { $client } of [writer, db]) $client.close();
});

test("names a revision by its number and the beginning of its hash", () => {
  expect(revisionName({ number: 3, contentHash: "9f86d081884c7d65", loadedAt: "" })).toBe("3-9f86d081");
});
