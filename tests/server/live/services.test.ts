/** Content that is loaded while the server runs, and databases that cannot be read any more. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Worker } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import type { LightMyRequestResponse } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../server/db/open.ts";
import { makeDatabasePath, makeLoadedDatabase, startLiveApp } from "../../support/live-app.ts";
import { expectError, type TestApp } from "../../support/test-app.ts";

const ask = (app: TestApp, path: string): Promise<LightMyRequestResponse> => app.inject(path);
const NEW_QUESTION = "What is divine election?";
const askElection = "/api/answers/election";

test("serves a load without a restart: answer, list, search, page and revision", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { app, told, expectRevision } = await startLiveApp(file);
  expect((await app.inject(askElection)).headers["x-content-revision"]).toBe(revision);
  const next = load(NEW_QUESTION);
  await expectRevision(next);
  const answer = await app.inject(askElection);
  expect([answer.json().question, answer.headers["x-content-revision"]]).toEqual([NEW_QUESTION, next]);
  expect((await app.inject("/api/search?q=divine+election")).json().answer.question).toBe(NEW_QUESTION);
  expect((await app.inject({ url: "/", headers: { accept: "text/html" } })).body).toContain(`"revision":"${next}"`);
  expect(told).toEqual([`info: Serving 4 answers (revision ${next}) instead of revision ${revision}.`]);
});

test("notices a load within two seconds", async () => {
  const { file, load } = makeLoadedDatabase();
  const { services, expectRevision } = await startLiveApp(file);
  const next = load(NEW_QUESTION);
  await expect.poll(() => services.condition().building, { timeout: 2000, interval: 10 }).toBe(true);
  await expectRevision(next);
});

test("shows every request one revision, and fails none, while content is loaded again and again", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { app, expectRevision } = await startLiveApp(file);
  const questions = new Map([[revision, "What is election?"]]);
  let going = true;
  let answered = 0;
  const asking = (async () => {
    while (going) {
      for (const path of ["/api/search?q=what+is+election", askElection]) {
        const response = await app.inject(path);
        expect(response.statusCode).toBe(200);
        const question = (response.json().answer?.question ?? response.json().question) as string;
        expect(question).toBe(questions.get(response.headers["x-content-revision"] as string));
        answered += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  try {
    for (const round of [1, 2, 3]) {
      const question = `What is election, asked ${round} times?`;
      questions.set(`${round + 1}`, question);
      const next = load(question);
      questions.set(next, question);
      await expectRevision(next);
    }
  } finally {
    going = false;
  }
  await asking;
  expect(answered).toBeGreaterThan(50);
});

test("goes on serving from memory when the database is deleted, says so, and takes it up when it is back", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { app, told, askRevision, expectDatabase, expectRevision } = await startLiveApp(file);
  rmSync(file);
  await expectDatabase("failing");
  expect(await askRevision()).toBe(revision);
  expect((await app.inject("/api/search?q=what+is+election")).json().answer.id).toBe("election");
  expect((await app.inject("/api/ready")).json()).toMatchObject({ ready: true, revision, database: "failing" });
  expect(told).toEqual([
    `error: There is no database ${file}; load the content again with npm run seed. Revision ${revision} is served from memory.`,
  ]);
  const next = load(NEW_QUESTION);
  await expectDatabase("ok");
  await expectRevision(next);
  expect(told.at(1)).toBe("info: The database can be read again.");
});

/** What may befall a file, and what the log says of it. */
const damages: Record<string, { spoil(file: string): void; line: RegExp }> = {
  "is cut off": {
    spoil: (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)),
    line: /is damaged .+; load the content again with npm run seed\./,
  },
  "has a page overwritten": {
    spoil: (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 8192, 12_288)),
    line: /is damaged .+; load the content again with npm run seed\./,
  },
  "is replaced by a text": {
    spoil: (file) => writeFileSync(file, "No database at all. ".repeat(500)),
    line: /is not a SQLite database/,
  },
  "is emptied": { spoil: (file) => writeFileSync(file, ""), line: /lacks what this program reads/ },
  "is replaced by another program's": {
    spoil: (file) => {
      rmSync(file);
      const other = new Sqlite(file);
      other.exec("create table photos (id integer primary key)");
      other.close();
    },
    line: /is another program's/,
  },
  "is replaced by one without content": {
    spoil: (file) => {
      rmSync(file);
      openDatabase(file).$client.close();
    },
    line: /holds no content; load the content again with npm run seed\./,
  },
};

for (const [what, { spoil, line }] of Object.entries(damages))
  test(`goes on serving when the database ${what}, says so, and recovers with a whole one`, async () => {
    const { file, revision } = makeLoadedDatabase();
    const copy = makeDatabasePath();
    copyFileSync(file, copy);
    const { app, told, askRevision, expectDatabase } = await startLiveApp(file);
    spoil(file);
    await expectDatabase("failing");
    expect(told).toEqual([expect.stringMatching(line)]);
    expect(await askRevision()).toBe(revision);
    expect((await app.inject("/api/search?q=what+is+faith")).json().answer.id).toBe("faith");
    copyFileSync(copy, file);
    await expectDatabase("ok");
    expect(await askRevision()).toBe(revision);
  });

test("starts the search again when its thread ends, and says 503 until then", async () => {
  const { file, revision } = makeLoadedDatabase();
  const threads: Worker[] = [];
  const keep = (worker: Worker) => void threads.push(worker);
  process.on("worker", keep);
  onTestFinished(() => void process.off("worker", keep));
  const { app, told, expectRevision } = await startLiveApp(file);
  await threads[0]?.terminate();
  expectError(await app.inject("/api/ready"), 503, "Service Unavailable", /cannot be answered just now/);
  const refused = await app.inject("/api/search?q=what+is+faith");
  expectError(refused, 503, "Service Unavailable", /search is being restarted/);
  expect(refused.headers["retry-after"]).toBe("1");
  expect((await app.inject(askElection)).statusCode).toBe(200);
  await expect.poll(async () => (await app.inject("/api/ready")).statusCode, { timeout: 15_000 }).toBe(200);
  expect((await app.inject("/api/search?q=what+is+faith")).json().answer.id).toBe("faith");
  await expectRevision(revision);
  expect(told[0]).toMatch(/^error: The search stopped \(.+\); it is started again\.$/);
});

test("turns away what is more than it can answer soon, with 503 and when to come again", async () => {
  const { file } = makeLoadedDatabase();
  const { app } = await startLiveApp(file);
  const all = await Promise.all(Array.from({ length: 200 }, () => ask(app, "/api/search?q=what+is+faith")));
  const refused = all.filter(({ statusCode }) => statusCode === 503);
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  expectError(
    refused[0] ?? expect.fail("None was turned away."),
    503,
    "Service Unavailable",
    /Too many people are asking/,
  );
  expect(refused[0]?.headers["retry-after"]).toBe("1");
  expect((await app.inject("/api/search?q=what+is+faith")).statusCode).toBe(200);
});

test("waits for a database that another process has locked, and serves meanwhile", async () => {
  const { file, revision } = makeLoadedDatabase();
  const locker = new Sqlite(file);
  onTestFinished(() => void locker.close());
  const { app, askRevision, expectDatabase } = await startLiveApp(file);
  locker.pragma("locking_mode = EXCLUSIVE");
  locker.exec("begin exclusive; create table t (x); drop table t; commit");
  const began = performance.now();
  expect((await app.inject("/api/search?q=what+is+faith")).statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(1000);
  await expectDatabase("failing");
  expect(await askRevision()).toBe(revision);
  locker.close();
  await expectDatabase("ok");
});
