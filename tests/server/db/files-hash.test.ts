import { expect, test } from "vitest";
import { hashContentFiles } from "../../../seed/files-hash.ts";
import { prepareContent } from "../../../seed/seed-database.ts";
import { runToEnd } from "../../../server/content/index.ts";
import { findFilesHash, replaceContent } from "../../../server/db/content.ts";
import { backUp, restore } from "../../../server/db/copy.ts";
import { makeContentFolder } from "../../support/content-folder.ts";
import { makeDatabasePath } from "../../support/live-app.ts";
import { withDatabase } from "../../support/stored.ts";

/** Loads the small content, as of a state of the project's content files. */
function load(file: string, filesHash: string) {
  const content = prepareContent(makeContentFolder().path);
  return withDatabase(file, (db) => replaceContent(db, { ...content, filesHash }));
}

const recorded = (file: string) => withDatabase(file, findFilesHash);

test("a load records the content files of the project, also if it changes nothing", () => {
  const file = makeDatabasePath();
  expect(load(file, "first")?.number).toBe(1);
  expect(recorded(file)).toBe("first");
  expect(load(file, "second")).toBeNull();
  expect(recorded(file)).toBe("second");
  expect(prepareContent(makeContentFolder().path).filesHash).toBe(runToEnd(hashContentFiles()));
});

test("a restore keeps what the replaced database has recorded; without one, what the backup has", async () => {
  const [file, backup, elsewhere] = [makeDatabasePath(), `${makeDatabasePath()}.backup`, makeDatabasePath()];
  load(file, "first");
  await backUp(file, backup);
  load(file, "second");
  await restore(backup, file);
  expect(recorded(file)).toBe("second");
  await restore(backup, elsewhere);
  expect(recorded(elsewhere)).toBe("first");
});

test("a database of an earlier version, which records nothing, can be backed up", async () => {
  const [file, backup] = [makeDatabasePath(), `${makeDatabasePath()}.backup`];
  load(file, "first");
  withDatabase(file, ({ $client }) => $client.exec("alter table revisions drop column files_hash"));
  expect((await backUp(file, backup)).number).toBe(1);
});
