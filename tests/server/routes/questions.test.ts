import { existsSync, readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadContent, prepareContent } from "../../../seed/seed-database.ts";
import { backUp } from "../../../server/db/copy.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { readerQuestions } from "../../../server/db/visitor-tables.ts";
import { listReaderQuestions, type ReaderQuestion, storeQuestion } from "../../../server/db/visitors.ts";
import { runNode } from "../../support/child.ts";
import { makeClientFolder } from "../../support/client-folder.ts";
import { makeContentFolder } from "../../support/content-folder.ts";
import { makeDatabasePath, makeLoadedDatabase } from "../../support/live-app.ts";
import { runQuestions } from "../../support/questions-command.ts";
import { withDatabase } from "../../support/stored.ts";
import { buildTestApp, copySmallDatabase, expectError, type TestApp } from "../../support/test-app.ts";

const today = () => new Date().toISOString().slice(0, 10);

function storedIn(file: string): ReaderQuestion[] {
  const db = openDatabase(file);
  try {
    return listReaderQuestions(db);
  } finally {
    db.$client.close();
  }
}

/** @returns An app with the small content that stores questions in a file of its own. */
async function questionsApp(environment: Record<string, string> = {}) {
  const file = copySmallDatabase();
  const app = await buildTestApp({ LOCI_DB: file, ...environment }, makeClientFolder());
  return { app, file, kept: () => storedIn(file).map(({ text, count }) => `${count} ${text}`) };
}

function leave(app: TestApp, question: unknown, headers: Record<string, string> = {}, remoteAddress = "192.0.2.1") {
  return app.inject({ method: "POST", url: "/api/questions", payload: { question } as object, headers, remoteAddress });
}

/** Stores questions as they would be after a while, and returns them. */
function store(file: string, questions: readonly (Partial<ReaderQuestion> & { text: string })[]): void {
  const rows = questions.map((question) => ({
    normalizedText: question.text.toLowerCase(),
    count: 1,
    firstDay: question.lastDay ?? today(),
    lastDay: today(),
    ...question,
  }));
  withDatabase(file, (db) => {
    for (let at = 0; at < rows.length; at += 1000)
      db.insert(readerQuestions)
        .values(rows.slice(at, at + 1000))
        .run();
  });
}

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

test("stores a question with its count, its first and its last day, and nothing else", async () => {
  const { app, file } = await questionsApp();
  const response = await leave(app, "  How tall was\u200B \n Goliath? ", {
    "sec-fetch-site": "same-origin",
    cookie: "me=1",
  });
  expect([response.statusCode, response.body]).toEqual([204, ""]);
  expect(storedIn(file)).toEqual([
    {
      number: 1,
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
  expect((await app.inject("/")).body).toContain('"questionDays":null');
  expect((await (await questionsApp()).app.inject("/")).body).toContain('"questionDays":730');
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
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 310 }), fc.ipV4(), async (question, address) => {
      expect([204, 400]).toContain((await leave(app, question, {}, address)).statusCode);
    }),
    { numRuns: 60 },
  );
  const kept = storedIn(file);
  expect(kept.length).toBeGreaterThan(10);
  for (const { text } of kept) expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$/u);
});

test("keeps 10,000 questions: refuses a new one rather than drop an older one, counts those it has, and warns from 8,000", async () => {
  const { app, file } = await questionsApp();
  await app.ready();
  // Texts without a word, since the command asks the search each of them.
  const stored = Array.from({ length: 7999 }, (_, n) => ({ text: `${n}?` }));
  store(file, stored);
  const warned: string[] = [];
  app.log.warn = (line: unknown) => void warned.push(String(line));
  expect((await leave(app, "Who was Og?")).statusCode).toBe(204);
  expect((await leave(app, "Who was Gog?")).statusCode).toBe(204);
  expect(warned).toEqual([expect.stringMatching(/^8000 visitors' questions are stored, of at most 10000; .*npm run/)]);
  expect((await app.inject("/api/ready")).json().questions).toBe("ok");
  store(
    file,
    Array.from({ length: 1999 }, (_, n) => ({ text: `${n}!` })),
  );
  expectError(
    await leave(app, "Who was Magog?"),
    503,
    "Service Unavailable",
    "The editors have as many questions as can be kept; please come back another day.",
  );
  expect((await app.inject("/api/ready")).json().questions).toBe("full");
  expect((await leave(app, "who was Og")).statusCode).toBe(204);
  const kept = storedIn(file);
  expect([kept.length, kept[0]?.text, kept[0]?.count]).toEqual([10_000, "Who was Og?", 2]);
  const { stdout, stderr } = await runQuestions(file);
  expect(stderr).toMatch(/^10000 questions are stored, of at most 10000; .* --delete NUMBER/m);
  expect(stdout).toMatch(
    /^Questions without an answer: 10000, most asked first.*\n +#\d+ {2}Who was Og\?\n +left 2 times/,
  );
  expect(stdout.match(/^ *#\d+ {2}/gm)).toHaveLength(200);
  expect(stdout).toContain("… and 9800 more: npm run questions -- --csv lists all\n");
});

test("takes 20 questions a day from a network and 200 from all, whatever the limit per minute, and more on the next day", async () => {
  const { app, kept } = await questionsApp();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T22:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const leaveFrom = async (address: string) => {
    const { statusCode, headers } = await leave(app, "Who was Og?", {}, address);
    return statusCode === 204 ? 204 : [statusCode, headers["retry-after"]];
  };
  const twoHours = "7200";
  for (const [network, neighbour, other] of [
    ["198.51.7", "198.51.8.1", "198.52.7.1"],
    ["2001:db8:a00:", "2001:db8:aff:1::1", "2001:db8:b00::1"],
  ] as const) {
    const ask = (n: number) => leaveFrom(network.includes(":") ? `${network}${n}::1` : `${network}.${n}`);
    for (let n = 1; n <= 20; n++) expect(await ask(n)).toBe(204);
    expect([await ask(21), await leaveFrom(neighbour)]).toEqual([
      [429, twoHours],
      [429, twoHours],
    ]);
    expect(await leaveFrom(other)).toBe(204);
  }
  for (let n = 42; n < 200; n++) expect(await leaveFrom(`10.${n}.0.1`)).toBe(204);
  expect(await leaveFrom("172.16.0.1")).toEqual([503, twoHours]);
  expectError(
    await leave(app, "Who was Og?", {}, "172.16.0.1"),
    503,
    "Service Unavailable",
    "The editors have enough questions for today; try again tomorrow.",
  );
  vi.setSystemTime(new Date("2026-11-25T00:00:01Z"));
  expect(await leaveFrom("198.51.7.1")).toBe(204);
  expect(kept()).toEqual(["201 Who was Og?"]);
});

test("deletes questions that were last left longer ago than their period, at the start and by the command", async () => {
  const { app, file } = await questionsApp({ LOCI_QUESTION_DAYS: "30" });
  store(file, [
    { text: "Left again", firstDay: daysAgo(400), lastDay: daysAgo(29) },
    { text: "Of the last day", lastDay: daysAgo(30) },
    { text: "Too old", lastDay: daysAgo(31) },
  ]);
  await app.ready();
  const texts = () =>
    storedIn(file)
      .map(({ text }) => text)
      .toSorted();
  expect(texts()).toEqual(["Left again", "Of the last day"]);
  store(file, [
    { text: "From two years ago", lastDay: daysAgo(731) },
    { text: "Not yet", lastDay: daysAgo(729) },
  ]);
  const { stdout, stderr } = await runQuestions(file);
  expect(stderr).toContain("1 of the questions were older than 730 days; they were deleted.");
  expect(stdout).toContain("Not yet");
  expect(texts()).toEqual(["Left again", "Not yet", "Of the last day"]);
});

test("deletes questions by the numbers that the list shows, all or none, and leaves no trace of them in the file", async () => {
  const { file } = makeLoadedDatabase();
  const secret = "Is my neighbour Qwortleby ill";
  store(file, [
    { text: "First" },
    { text: secret, count: 2, firstDay: "2026-02-01" },
    { text: "Third" },
    { text: "Fourth" },
  ]);
  const listed = (await runQuestions(file)).stdout;
  const number = /#(\d+) {2}Is my neighbour/.exec(listed)?.[1] ?? "none";
  const refused = await runQuestions(file, "--delete", number, "99");
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^Nothing has the number 99, so nothing was deleted/),
  ]);
  expect(storedIn(file)).toHaveLength(4);
  const { code, stdout } = await runQuestions(file, "--delete", number);
  expect([code, stdout]).toEqual([
    0,
    `Deleted question ${number}, left 2 times from 2026-02-01 to ${today()}: ${secret}\nBackups that were made before still contain what was deleted.\n`,
  ]);
  for (const suffix of ["", "-wal"])
    if (existsSync(file + suffix)) expect(readFileSync(file + suffix).includes("Qwortleby")).toBe(false);
  expect((await runQuestions(file, "--delete", "#3,4")).code).toBe(0);
  expect(storedIn(file).map(({ text }) => text)).toEqual(["First"]);
  for (const wrong of [["--delete", "First"], ["3"]])
    expect(await runQuestions(file, ...wrong)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Usage: npm run questions"),
    });
});

test("notices that the table is missing: at the start of the process, at a load, and in readiness", async () => {
  const { app, file } = await questionsApp();
  await app.ready();
  expect((await app.inject("/api/ready")).json().questions).toBe("ok");
  const db = new Sqlite(file);
  db.exec("drop table reader_questions");
  db.close();
  expect((await leave(app, "Who was Og?")).statusCode).toBe(503);
  expect((await app.inject("/api/ready")).json().questions).toBe("failing");
  const start = await runNode(["server/launch/run.js", "seed/prepare-database.ts"], { env: { LOCI_DB: file } });
  expect([start.code, start.stderr]).toEqual([
    1,
    `The database ${file} lacks the table reader_questions; load the content again with npm run seed.\n`,
  ]);
  const renamed: string[] = [];
  loadContent(file, prepareContent(makeContentFolder().path), (line) => renamed.push(line));
  expect(renamed).toEqual([
    expect.stringMatching(/^The database lacks the table reader_questions; it was renamed to /),
  ]);
  expect((await leave(app, "Who was Og?")).statusCode).toBe(204);
  expect((await app.inject("/api/ready")).json().questions).toBe("ok");
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
  storeQuestion(file, { text: "Who was Og?", normalizedText: "who was og" }, "2026-02-03");
  expect(load("What is divine election?")).not.toBeNull();
  const copy = makeDatabasePath();
  await backUp(file, copy);
  for (const held of [file, copy]) expect(storedIn(held).map(({ text }) => text)).toEqual(["Who was Og?"]);
});

test("lists questions for the editors, as text and as CSV", async () => {
  const { file } = makeLoadedDatabase();
  const asProcess = await runNode(["server/launch/command.js", "questions"], { env: { LOCI_DB: file } });
  expect(asProcess).toMatchObject({ code: 0, stdout: "No visitor has left a question.\n" });
  store(file, [
    { text: '=HYPERLINK("x"), qwortle', lastDay: "2026-02-01" },
    { text: "What is election?", count: 2, firstDay: "2026-02-02", lastDay: "2026-02-03" },
  ]);
  const { code, stdout } = await runQuestions(file);
  expect(code).toBe(0);
  expect(stdout.split("\n").slice(0, 4)).toEqual([
    "Questions without an answer: 2, most asked first, each with its number",
    "    #2  What is election?",
    expect.stringMatching(/^ {8}left 2 times from 2026-02-02 to 2026-02-03; answered now: election \(\d\.\d\d\)$/),
    '    #1  =HYPERLINK("x"), qwortle',
  ]);
  const starts = [..."=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20"];
  store(file, [...starts.map((start) => ({ text: `${start}1+1` })), { text: "zzz;=1+1" }]);
  const csv = (await runQuestions(file, "--csv")).stdout;
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const rows = csv.slice(1).trimEnd().split("\r\n");
  expect(rows[0]).toBe('"number","question","count","first day","last day","outcome","nearest answer","probability"');
  expect(rows[1]).toMatch(/^"2","What is election\?","2","2026-02-02","2026-02-03","answer","election","\d\.\d\d"$/);
  expect(csv).toContain('"\'=HYPERLINK(""x""), qwortle"');
  expect(csv).toContain('"zzz;=1+1"');
  for (const start of starts) expect(csv).toContain(`"'${start}1+1"`);
});
