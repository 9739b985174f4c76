/** Content that is loaded while the server runs, and databases that become unreadable meanwhile. */
import { copyFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import type { FastifyRequest } from "fastify";
import { expect, inject, onTestFinished, test } from "vitest";
import { ContentStore } from "../../../server/content-store/content-store.ts";
import { DatabaseError } from "../../../server/db/error.ts";
import { makeDatabasePath, makeLoadedDatabase, SOON_MS, startLiveApp } from "../../support/live-app.ts";

const NEW_QUESTION = "What is divine election?";
const ELECTION = "/api/answers/election";

/** @returns A started store, stopped with the test, and its log, as `level: line`. */
async function startStore(file: string) {
  const lines: string[] = [];
  const log = (level: string) => (line: string) => void lines.push(`${level}: ${line}`);
  const store = new ContentStore(file, { info: log("info"), error: log("error") });
  await store.start();
  onTestFinished(() => store.stop());
  return {
    store,
    lines,
    expectServed: (revision: string | null) =>
      expect.poll(() => store.snapshot().content.revision, { timeout: SOON_MS }).toBe(revision),
    expectFailing: (failing: boolean) =>
      expect.poll(() => store.status().failure !== null, { timeout: SOON_MS }).toBe(failing),
  };
}

test("serves a load without a restart: answer, list, search, page and revision", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { app, expectRevision } = await startLiveApp(file);
  expect((await app.inject(ELECTION)).headers["x-revision"]).toBe(revision);
  const next = load(NEW_QUESTION);
  await expectRevision(next);
  const answer = await app.inject(ELECTION);
  expect([answer.json().question, answer.headers["x-revision"]]).toEqual([NEW_QUESTION, next]);
  expect((await app.inject("/api/search?q=divine+election")).json().answer.question).toBe(NEW_QUESTION);
  expect((await app.inject({ url: "/", headers: { accept: "text/html" } })).body).toContain(`"revision":"${next}"`);
});

test("notices a load within two seconds, and logs what it serves", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { store, lines, expectServed } = await startStore(file);
  const next = load(NEW_QUESTION);
  await expect.poll(() => store.status().building, { timeout: 2000, interval: 1 }).toBe(true);
  await expectServed(next);
  expect(lines).toEqual([`info: Serving 4 answers (revision ${next}) instead of revision ${revision}.`]);
});

test("gives every request one revision, and fails none, while content is loaded repeatedly", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { app, expectRevision } = await startLiveApp(file);
  const questions = new Map([[revision, "What is election?"]]);
  let going = true;
  let answered = 0;
  const asking = (async () => {
    while (going) {
      for (const path of ["/api/search?q=what+is+election", ELECTION]) {
        const response = await app.inject(path);
        expect(response.statusCode).toBe(200);
        const question = (response.json().answer?.question ?? response.json().question) as string;
        expect(question).toBe(questions.get(response.headers["x-revision"] as string));
        answered += 1;
      }
      await sleep(2);
    }
  })();
  try {
    for (const round of [1, 2, 3]) {
      const question = `What is election, asked ${round} times?`;
      const next = load(question);
      questions.set(next, question);
      await expectRevision(next);
    }
  } finally {
    going = false;
  }
  await asking;
  expect(answered).toBeGreaterThan(10);
});

test("serves a request from the revision that it began with", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { app, expectRevision } = await startLiveApp(file, (app) => {
    app.get("/api/slow", async (request: FastifyRequest) => {
      const before = request.snapshot.content.revision;
      await served;
      return [before, request.snapshot.content.revision];
    });
  });
  let go = () => {};
  const served = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = app.inject("/api/slow");
  await expectRevision(revision);
  await expectRevision(load(NEW_QUESTION));
  go();
  expect((await slow).json()).toEqual([revision, revision]);
});

test("serves from memory when the database is deleted, logs that, and uses the database when it is back", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { app, expectDatabase, expectRevision } = await startLiveApp(file);
  rmSync(file);
  await expectDatabase("failing");
  expect((await app.inject("/api/search?q=what+is+election")).json().answer.id).toBe("election");
  expect((await app.inject("/api/ready")).json()).toMatchObject({ ready: true, revision, database: "failing" });
  const next = load(NEW_QUESTION);
  await expectDatabase("ok");
  await expectRevision(next);
});

/** Ways in which a file can be damaged, and what is logged; `server/db/damage` has all of them. */
const damages: Record<string, { damage(file: string): void; line: RegExp }> = {
  "is cut off": { damage: (file) => truncateSync(file, 20_000), line: /is damaged .+; load the content again/ },
  "is replaced by a text": {
    damage: (file) => writeFileSync(file, "No database at all. ".repeat(500)),
    line: /is not a SQLite database/,
  },
  "is written by a newer version": {
    damage: (file) => {
      const newer = new Sqlite(file);
      newer.exec("insert into __drizzle_migrations (hash, created_at) values ('to come', 9999999999999)");
      newer.close();
    },
    line: /is newer than this program/,
  },
};

for (const [what, { damage, line }] of Object.entries(damages))
  test(`serves from memory when the database ${what}, logs that once, and recovers with a valid one`, async () => {
    const { file, revision } = makeLoadedDatabase();
    const copy = makeDatabasePath();
    copyFileSync(file, copy);
    const { store, lines, expectFailing } = await startStore(file);
    damage(file);
    await expectFailing(true);
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(lines[0]).toMatch(new RegExp(`^error: .+ Revision ${revision} is served from memory\\.$`));
    expect((await store.snapshot().search.find("what is faith")).answerId).toBe("faith");
    copyFileSync(copy, file);
    await expectFailing(false);
    expect(store.snapshot().content.revision).toBe(revision);
    expect(lines.slice(1)).toEqual(["info: The database can be read again."]);
  });

test("waits for another process's lock without blocking the event loop", async () => {
  const { file, load } = makeLoadedDatabase();
  const { store, lines, expectServed } = await startStore(file);
  const next = load(NEW_QUESTION);
  const locker = new Sqlite(file);
  onTestFinished(() => void locker.close());
  locker.exec("pragma locking_mode = EXCLUSIVE; begin exclusive; create table t (x); drop table t; commit");
  await expect.poll(() => store.status().building).toBe(true);
  for (let turns = 0; turns < 100; turns += 1) await setImmediate();
  expect(store.status()).toEqual({ failure: null, building: true });
  locker.close();
  await expectServed(next);
  expect(lines).toHaveLength(1);
});

test("logs that a database stays locked, and uses it when it is unlocked", async () => {
  const { file } = makeLoadedDatabase();
  const { lines, expectFailing } = await startStore(file);
  const locker = new Sqlite(file);
  onTestFinished(() => void locker.close());
  locker.exec("pragma locking_mode = EXCLUSIVE; begin exclusive; create table t (x); drop table t; commit");
  await expectFailing(true);
  expect(lines).toEqual([expect.stringMatching(/is locked by another process/)]);
  locker.close();
  await expectFailing(false);
});

test("lets the event loop turn throughout a build", async () => {
  const store = new ContentStore(inject("seededDatabase"), console);
  onTestFinished(() => store.stop());
  let building = true;
  const built = store.start().finally(() => {
    building = false;
  });
  let turns = 0;
  for (; building; turns += 1) await setImmediate();
  await built;
  expect(store.snapshot().content.answers.size).toBeGreaterThan(100);
  // Some 2,000 here, and fewer on a faster machine. The long tests measure how long requests wait meanwhile.
  expect(turns).toBeGreaterThan(200);
});

test("discards the snapshot that it builds when it is stopped", async () => {
  const { file, load, revision } = makeLoadedDatabase();
  const { store, lines } = await startStore(file);
  load(NEW_QUESTION);
  await expect.poll(() => store.status().building, { timeout: 5000, interval: 1 }).toBe(true);
  store.stop();
  await expect.poll(() => store.status().building, { timeout: SOON_MS }).toBe(false);
  expect([store.snapshot().content.revision, lines]).toEqual([revision, []]);
});

test("does not start without a database that has content", async () => {
  const store = new ContentStore(makeDatabasePath(), console);
  await expect(store.start()).rejects.toThrow(DatabaseError);
  expect(() => store.snapshot()).toThrow("has not been started");
});
