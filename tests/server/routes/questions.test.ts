import Sqlite from "better-sqlite3";
import fc from "fast-check";
import { expect, test } from "vitest";
import { backUp } from "../../../server/db/copy.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { keepQuestion, listReaderQuestions, type ReaderQuestion } from "../../../server/db/reader-questions.ts";
import { readerQuestions } from "../../../server/db/schema.ts";
import { runNode } from "../../support/child.ts";
import { makeClientFolder } from "../../support/client-folder.ts";
import { makeContentFolder } from "../../support/content-folder.ts";
import { makeDatabasePath, makeLoadedDatabase } from "../../support/live-app.ts";
import { withDatabase } from "../../support/stored.ts";
import { buildTestApp, expectError, loadDatabase, type TestApp } from "../../support/test-app.ts";

const today = () => new Date().toISOString().slice(0, 10);

function keptIn(file: string): ReaderQuestion[] {
  const db = openDatabase(file);
  try {
    return listReaderQuestions(db);
  } finally {
    db.$client.close();
  }
}

/** @returns An app with the small content that stores questions in a file of its own. */
async function questionsApp(environment: Record<string, string> = {}) {
  const file = loadDatabase(makeContentFolder());
  const app = await buildTestApp({ LOCI_DB: file, ...environment }, makeClientFolder());
  return { app, file, kept: () => keptIn(file).map(({ text, count }) => `${count} ${text}`) };
}

function leave(app: TestApp, question: unknown, headers: Record<string, string> = {}) {
  return app.inject({ method: "POST", url: "/api/questions", payload: { question } as object, headers });
}

test("stores a question with its count, its first and its last day, and nothing else", async () => {
  const { app, file } = await questionsApp();
  const response = await leave(app, "  How tall was\u200B \n Goliath? ", {
    "sec-fetch-site": "same-origin",
    cookie: "me=1",
  });
  expect([response.statusCode, response.body]).toEqual([204, ""]);
  expect(keptIn(file)).toEqual([
    {
      text: "How tall was Goliath?",
      normalizedText: "how tall was goliath",
      count: 1,
      firstDay: today(),
      lastDay: today(),
    },
  ]);
});

test("merges questions that differ in case, accents, punctuation, endings and spelling, but not in passages", async () => {
  const { app, kept } = await questionsApp();
  for (const question of [
    "Who wrote the psalms of ascent?",
    "who wrote the Psalm of ASCENTS",
    "Who wróte the psalms of ascent!!",
  ])
    expect((await leave(app, question)).statusCode).toBe(204);
  for (const question of ["Explain Obadiah 3", "explain obadiah 3?", "Explain Obadiah 4"]) await leave(app, question);
  for (const question of ["???", "???", "🙂"]) await leave(app, question);
  expect((await kept()).toSorted()).toEqual([
    "1 Explain Obadiah 4",
    "1 🙂",
    "2 ???",
    "2 Explain Obadiah 3",
    "3 Who wrote the psalms of ascent?",
  ]);
});

test("refuses a question that is blank, too long or not text, and says why", async () => {
  const { app, kept } = await questionsApp();
  const refuse = async (question: unknown, message: string | RegExp) =>
    expectError(await leave(app, question), 400, "Bad Request", message);
  await refuse(" \u200B\n ", 'The question is blank; write it in the field "question".');
  await refuse("x".repeat(301), "The question has 301 characters; shorten it to 300.");
  await refuse(undefined, 'The field "question" is missing.');
  await refuse({ text: "x" }, 'The field "question" must be of type string.');
  const list = await app.inject({ method: "POST", url: "/api/questions", payload: ["x"] });
  expectError(list, 400, "Bad Request", "The body must be of type object.");
  expect((await leave(app, "🙂".repeat(300))).statusCode).toBe(204);
  expectError(await leave(app, "x".repeat(5000)), 413, "Payload Too Large", /too large/);
  expect(await kept()).toHaveLength(1);
});

test("accepts JSON only, and only from this site's own pages", async () => {
  const { app, kept } = await questionsApp();
  const post = (headers: Record<string, string>, payload = '{"question":"Who was Og?"}') =>
    app.inject({ method: "POST", url: "/api/questions", payload, headers: { host: "loci.example", ...headers } });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
    expectError(
      await post({ "content-type": type }),
      415,
      "Unsupported Media Type",
      /send JSON with the header Content-Type/,
    );
  const json = { "content-type": "application/json" };
  const message = "Questions are taken from this site's own pages only.";
  for (const site of ["cross-site", "same-site", "none", "nonsense"])
    expectError(await post({ ...json, "sec-fetch-site": site }), 403, "Forbidden", message);
  for (const origin of ["https://evil.example", "https://loci.example", "http://loci.example:81", "null"])
    expectError(await post({ ...json, origin }), 403, "Forbidden", message);
  expect(await kept()).toEqual([]);
  for (const headers of [{}, { "sec-fetch-site": "same-origin" }, { origin: "http://loci.example" }])
    expect((await post({ ...json, ...headers })).statusCode).toBe(204);
  expect(await kept()).toEqual(["3 Who was Og?"]);
});

test("uses LOCI_ORIGIN as the site's own address", async () => {
  const { app } = await questionsApp({ LOCI_ORIGIN: "https://loci.example" });
  expect((await leave(app, "Who was Og?", { origin: "https://loci.example", host: "127.0.0.1" })).statusCode).toBe(204);
  expect((await leave(app, "Who was Og?", { origin: "http://127.0.0.1", host: "127.0.0.1" })).statusCode).toBe(403);
});

test("lets a client leave five questions a minute, regardless of its other requests", async () => {
  const { app, kept } = await questionsApp({ LOCI_RATE_LIMIT: "100" });
  for (let asked = 0; asked < 10; asked++) await app.inject("/api/health");
  const statuses = [];
  for (let left = 0; left < 6; left++) statuses.push((await leave(app, "Who was Og?")).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await kept()).toEqual(["5 Who was Og?"]);
  expect((await app.inject("/api/health")).statusCode).toBe(200);
});

test("stores nothing if that is turned off, and tells the page", async () => {
  const { app, kept } = await questionsApp({ LOCI_KEEP_QUESTIONS: "0" });
  expectError(await leave(app, "Who was Og?"), 403, "Forbidden", "Questions are not kept here.");
  expect(await kept()).toEqual([]);
  expect((await app.inject("/")).body).toContain('"keepsQuestions":false');
  expect((await (await questionsApp()).app.inject("/")).body).toContain('"keepsQuestions":true');
});

test("reports that it cannot store a question while the database is being written, and keeps serving", async () => {
  const { app, file, kept } = await questionsApp();
  const writer = openDatabase(file);
  writer.$client.exec("begin immediate");
  const response = await leave(app, "Who was Og?");
  expectError(response, 503, "Service Unavailable", "The question cannot be kept just now; try again in a moment.");
  expect(response.headers["retry-after"]).toBe("2");
  expect((await app.inject("/api/search?q=election")).statusCode).toBe(200);
  writer.$client.exec("rollback");
  writer.$client.close();
  expect((await leave(app, "Who was Og?")).statusCode).toBe(204);
  expect(await kept()).toEqual(["1 Who was Og?"]);
});

test("stores any valid question, or says what is wrong with it", async () => {
  const { app, file } = await questionsApp();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 310 }), async (question) => {
      expect([204, 400]).toContain((await leave(app, question)).statusCode);
    }),
    { numRuns: 60 },
  );
  const kept = keptIn(file);
  expect(kept.length).toBeGreaterThan(10);
  for (const { text } of kept) expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$/u);
});

test("keeps 10,000 questions, and drops the one that was left least often and longest ago", () => {
  const { file } = makeLoadedDatabase();
  withDatabase(file, (db) => {
    const question = (text: string, count: number, day: string) =>
      ({ text, normalizedText: text, count, firstDay: day, lastDay: day }) satisfies ReaderQuestion;
    const others = Array.from({ length: 9997 }, (_, n) => question(`other ${n}`, 1, "2026-02-01"));
    for (let at = 0; at < others.length; at += 1000)
      db.insert(readerQuestions)
        .values(others.slice(at, at + 1000))
        .run();
    const rare = [
      question("twice", 2, "2026-01-01"),
      question("older", 1, "2026-01-02"),
      question("oldest", 1, "2026-01-01"),
    ];
    db.insert(readerQuestions).values(rare).run();
  });
  const keep = (text: string, day: string) => keepQuestion(file, { text, normalizedText: text }, day);
  const remaining = () => {
    const texts = keptIn(file).map(({ text }) => text);
    expect(texts).toHaveLength(10_000);
    return texts.filter((text) => !text.startsWith("other"));
  };
  keep("new", "2026-03-01");
  expect(remaining()).toEqual(["twice", "new", "older"]);
  keep("an old clock", "2020-01-01");
  expect(remaining()).toEqual(["twice", "new", "an old clock"]);
});

test("stores no question in a database of a newer version", async () => {
  const { app, file } = await questionsApp();
  await app.ready();
  const newer = new Sqlite(file);
  newer.exec("insert into __drizzle_migrations (hash, created_at) values ('to come', 9999999999999)");
  expectError(await leave(app, "Who was Og?"), 503, "Service Unavailable", /^The question cannot be kept just now/);
  expect(newer.prepare("select * from reader_questions").all()).toEqual([]);
  newer.close();
});

test("keeps questions through a load of content, and backs them up", async () => {
  const { file, load } = makeLoadedDatabase();
  keepQuestion(file, { text: "Who was Og?", normalizedText: "who was og" }, "2026-02-03");
  expect(load("What is divine election?")).not.toBeNull();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  for (const held of [file, copy]) expect(keptIn(held).map(({ text }) => text)).toEqual(["Who was Og?"]);
});

test("lists questions for the editors, as text and as CSV", async () => {
  const { file } = makeLoadedDatabase();
  const list = (...args: string[]) =>
    runNode(["server/launch/command.js", "questions", ...args], { env: { LOCI_DB: file } });
  expect(await list()).toMatchObject({ code: 0, stdout: "No visitor has left a question.\n" });
  const keep = (text: string, day: string) => keepQuestion(file, { text, normalizedText: text.toLowerCase() }, day);
  keep('=HYPERLINK("x"), qwortle', "2026-02-01");
  keep("What is election?", "2026-02-02");
  keep("What is election?", "2026-02-03");
  const { code, stdout } = await list();
  expect(code).toBe(0);
  expect(stdout.split("\n").slice(0, 4)).toEqual([
    "Questions without an answer: 2, most asked first",
    "    2  What is election?",
    expect.stringMatching(/^ {7}2026-02-02 to 2026-02-03; answered now: election \(\d\.\d\d\)$/),
    '    1  =HYPERLINK("x"), qwortle',
  ]);
  const csv = (await list("--csv")).stdout.trimEnd().split("\r\n");
  expect(csv[0]).toBe("question,count,first day,last day,outcome,nearest answer,probability");
  expect(csv[1]).toMatch(/^What is election\?,2,2026-02-02,2026-02-03,answer,election,\d\.\d\d$/);
  expect(csv[2]).toMatch(/^"'=HYPERLINK\(""x""\), qwortle",1,2026-02-01,2026-02-01,/);
  expect(await list("--nonsense")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Usage: npm run questions"),
  });
});
