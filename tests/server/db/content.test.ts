import { expect, test } from "vitest";
import { prepareContent } from "../../../seed/seed-database.ts";
import { findRevision, hashContent, readContent, replaceContent, revisionName } from "../../../server/db/content.ts";
import type { ContentTableName } from "../../../server/db/schema.ts";
import { contentTables } from "../../../server/db/schema.ts";
import { ELECTION, makeContentFolder } from "../../support/content-folder.ts";
import { openEmptyDatabase } from "../../support/test-app.ts";

test("holds after a load exactly the rows that were given", () => {
  const db = openEmptyDatabase();
  const rows = prepareContent(makeContentFolder().path);
  const revision = replaceContent(db, rows);
  const stored = readContent(db);
  for (const table of Object.keys(contentTables) as ContentTableName[])
    expect([table, new Set(stored[table].map((row) => JSON.stringify(Object.entries(row).sort())))]).toEqual([
      table,
      new Set(rows[table].map((row) => JSON.stringify(Object.entries(row).sort()))),
    ]);
  expect(revision).toMatchObject({ number: 1, contentHash: hashContent(rows) });
  expect(findRevision(db)).toEqual(revision);
});

test("changes nothing when the same content is loaded again", () => {
  const db = openEmptyDatabase();
  const { path } = makeContentFolder();
  const first = replaceContent(db, prepareContent(path));
  const changes = db.client.prepare("select total_changes()").pluck();
  const before = changes.get();
  expect(replaceContent(db, prepareContent(path))).toBeNull();
  expect(changes.get()).toBe(before);
  expect(findRevision(db)).toEqual(first);
});

test("gives changed content a new revision, and old content its old hash under a new number", () => {
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

test("removes what is gone from the files", () => {
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
    readContent(db)
      .resources.map(({ id }) => id)
      .sort(),
  ).toEqual(["long-treatise", "small-catechism"]);
});

test("leaves the old content whole when a load fails half-way", () => {
  const db = openEmptyDatabase();
  const folder = makeContentFolder();
  const revision = replaceContent(db, prepareContent(folder.path));
  const before = readContent(db);
  folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
  const loaded: string[] = [];
  const load = () =>
    replaceContent(db, prepareContent(folder.path), (table) => {
      loaded.push(table);
      if (table === "citations") throw new Error("The power went out.");
    });
  expect(load).toThrow("The power went out.");
  expect(loaded).toContain("answers");
  expect(readContent(db)).toEqual(before);
  expect(findRevision(db)).toEqual(revision);
});

test("leaves the old content whole when a row refers to nothing", () => {
  const db = openEmptyDatabase();
  const rows = prepareContent(makeContentFolder().path);
  replaceContent(db, rows);
  const before = readContent(db);
  const broken = { ...rows, citations: rows.citations.map((row) => ({ ...row, workId: "nothing" })) };
  expect(() => replaceContent(db, broken)).toThrow(/FOREIGN KEY/);
  expect(readContent(db)).toEqual(before);
});

test("names a revision by its number and the beginning of its hash", () => {
  expect(revisionName({ number: 3, contentHash: "9f86d081884c7d65", loadedAt: "" })).toBe("3-9f86d081");
});
