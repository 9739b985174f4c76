import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../server/db/open.ts";
import { ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { prepareSeed } from "../support/seed-command.ts";
import { readStored, storedRevision, withDatabase } from "../support/stored.ts";

const VALID = "The content is valid: 4 answers, 16 citations, 5 works, 3 partners.\n";

test("loads content, and says the second time that it is already loaded", async () => {
  const { file, seed, run } = prepareSeed(makeContentFolder());
  const first = await seed();
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(first.stdout).toBe(`${VALID}Loaded as revision ${storedRevision(file)} into ${file}.\n`);
  expect(await run()).toBe(`${VALID}${file} already holds this content; nothing was changed.\n`);
  expect(storedRevision(file)).toMatch(/^1-/);
});

test("only checks with --check, and creates no database", async () => {
  const { file, run } = prepareSeed(makeContentFolder());
  expect(await run("--check")).toBe(`${VALID}To try how well an answer is found: npm run try -- ID.\n`);
  expect(existsSync(file)).toBe(false);
});

test("--check reads and checks again only what has changed, and finds what is wrong in it", async () => {
  const folder = makeContentFolder();
  const { run } = prepareSeed(folder);
  const check = () => run("--check").catch(({ message }: Error) => message);
  expect(await check()).toContain(VALID);
  const place = folder.replace(ELECTION, "(Genesis 1:1)", "(Genesis 51:1)");
  const body = folder.lineOf(ELECTION, "Election, in its seventh part");
  expect(place).toBeGreaterThan(body);
  for (let time = 0; time < 2; time += 1)
    expect(await check()).toContain(`${ELECTION}:${body} body: "Genesis 51:1" does not exist`);
  folder.replace(ELECTION, "(Genesis 51:1)", "(Genesis 1:1)");
  expect(await check()).toContain(VALID);
  // An answer depends on the catalogue, although its own file is the same.
  folder.replace("works.yaml", "count: 40", "count: 20");
  expect(await check()).toContain(" citations[2].locator: the last question of the work is 20");
});

test("lists all problems, loads nothing, and exits with 1", async () => {
  const folder = makeContentFolder();
  const { file, seed, run, load } = prepareSeed(folder);
  load();
  const before = readStored(file);
  const [book, verse] = [
    folder.replace(ELECTION, "book: long-treatise", "book: short-treatise"),
    folder.lineOf(ELECTION, "Election, in its seventh part"),
  ];
  folder.replace(ELECTION, "(Genesis 1:1)", "(Genesis 51:1)");
  const rating = folder.replace("books.yaml", "rating: 4.5", "rating: 9");
  const folderName = new RegExp(`^\\S*${basename(folder.path)}/`, "gm");
  const problems = [
    `${ELECTION}:${book} book: there is no book "short-treatise"; did you mean long-treatise?`,
    `${ELECTION}:${verse} body: "Genesis 51:1" does not exist; look the passage up and correct the reference`,
    `books.yaml:${rating} [1].rating: is more than 5; lower it`,
    "3 problems; nothing was loaded.",
  ].join("\n");
  const { code, stdout, stderr } = await seed();
  expect([code, stdout, stderr.replace(folderName, "")]).toEqual([1, "", `${problems}\n`]);
  for (const option of ["--check", "--dry-run"]) {
    const error: Error = await run(option).catch((reason) => reason);
    expect(error.message.replace(folderName, "")).toBe(problems);
  }
  expect(readStored(file)).toEqual(before);
});

test("--dry-run lists what a load would change, and changes nothing", async () => {
  const folder = makeContentFolder();
  const { file, run, load } = prepareSeed(folder);
  load();
  const before = readStored(file);
  folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
  folder.replace(ELECTION, "  - define election for me\n", "  - define election for me\n  - explain election to me\n");
  folder.replace("suggestions.yaml", "Turning to God, icon: rings", "Turning back to God, icon: rings");
  const stdout = await run("--dry-run");
  expect(stdout.slice(VALID.length)).toBe(
    [
      "A load would change:",
      "  answers: 0 added, 1 changed, 0 removed",
      "  lists: suggestions",
      "Answers changed: election",
      "election:",
      "  What is {+divine+} election?",
      'To tell readers of a change: npm run seed -- --change "election=What has changed."',
      "",
    ].join("\n"),
  );
  expect(readStored(file)).toEqual(before);
});

test("a load shows the changed sentences by words, and writes what readers should know into the file", async () => {
  const folder = makeContentFolder();
  const { run, load, file } = prepareSeed(folder);
  load();
  folder.replace(ELECTION, "So John speaks of Election", "So the apostle John writes of Election");
  folder.replace(ELECTION, "To God be the glory for Election.\n", "");
  const printed = await run("--change", "election=It is said which John is meant.");
  expect(printed).toMatch(/^The change is written into .*answers\/decree\/election\.md\.$/m);
  expect(printed).toContain("\n  So {+the apostle+} John [-speaks-] {+writes+} of Election (John 3:16, 18).\n");
  expect(printed).toContain("\n  [-To God be the glory for Election.-]\n");
  const today = new Date().toISOString().slice(0, 10);
  const entry = `changes:\n  - date: ${today}\n    text: It is said which John is meant.\nlastReviewed:`;
  expect(folder.read(ELECTION)).toContain(entry);
  expect(withDatabase(file, (db) => db.$client.prepare("SELECT count(*) FROM answers").pluck().get())).toBe(4);
  await run("--change", "election=A second change.");
  expect(folder.read(ELECTION)).toMatch(/changes:\n.*\n {4}text: It is said.*\n.*\n {4}text: A second change\.\n/);
});

test.each([
  ["elction=It is changed.", 'There is no answer "elction"; did you mean election?'],
  ["election", "Write the id, an equals sign and what has changed"],
  ["election=It is <b>changed</b>.", "changes[1].text: contains HTML"],
])("refuses to write the change %j, and leaves the file as it was", async (change, message) => {
  const folder = makeContentFolder();
  const before = folder.read(ELECTION);
  await expect(prepareSeed(folder).run("--change", change)).rejects.toThrow(message);
  expect(folder.read(ELECTION)).toBe(before);
});

test("--dry-run says that unchanged content would change nothing", async () => {
  const { run, load } = prepareSeed(makeContentFolder());
  load();
  expect(await run("--dry-run")).toBe(`${VALID}A load would change nothing.\n`);
});

test("--dry-run treats a missing database as empty, and creates none", async () => {
  const { file, run } = prepareSeed(makeContentFolder());
  const stdout = await run("--dry-run");
  expect(stdout).toContain("A load would change:\n");
  expect(stdout).toMatch(/^ {2}answers: 4 added, 0 changed, 0 removed$/m);
  expect(readdirSync(dirname(file))).toEqual([]);
});

test("--dry-run says what is wrong with a database that cannot be read, and does not change it", async () => {
  const { file, run, load } = prepareSeed(makeContentFolder());
  load();
  withDatabase(file, (db) => db.$client.exec("drop table site_lists"));
  const before = readFileSync(file);
  await expect(run("--dry-run")).rejects.toThrow(
    `The database ${file} lacks a table or column of this program (no such table: site_lists); load the content again with npm run seed.`,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});

test("renames a damaged database, and loads a new one", async () => {
  const { file, run, load } = prepareSeed(makeContentFolder());
  load();
  truncateSync(file, 20_000);
  const stdout = await run();
  const renamed = /The database is damaged \(.+\); it was renamed to (.+)\.\n/.exec(stdout)?.[1] ?? "";
  expect(statSync(renamed).size).toBe(20_000);
  expect(storedRevision(file)).toMatch(/^1-/);
});

test("refuses an unknown option, and lists the valid ones", async () => {
  const { file, run } = prepareSeed(makeContentFolder());
  await expect(run("--dryrun")).rejects.toThrow(
    /--dryrun[\s\S]*Usage: npm run seed \[-- --check \| --dry-run \| --change ID=TEXT\]/,
  );
  expect(existsSync(file)).toBe(false);
});

test("refuses a file that is not a database with one line", async () => {
  const { file, run } = prepareSeed(makeContentFolder());
  writeFileSync(file, "no database at all, but text ".repeat(50));
  await expect(run()).rejects.toThrow(
    `The database ${file} is not a SQLite database; set LOCI_DB to another file or move this one away.`,
  );
});

test("waits for another writer instead of failing", async () => {
  const folder = makeContentFolder();
  const { file, load, start } = prepareSeed(folder);
  load();
  folder.replace(ELECTION, "question: What is election?", "question: What is divine election?");
  const blocker = openDatabase(file);
  blocker.$client.exec("begin immediate");
  const seeding = start();
  await seeding.printed(/The content is valid/);
  blocker.$client.exec("commit");
  blocker.$client.close();
  expect(await seeding.ended).toMatchObject({ code: 0, stderr: "" });
  expect(storedRevision(file)).toMatch(/^2-/);
});
