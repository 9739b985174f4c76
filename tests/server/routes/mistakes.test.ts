/** Mistakes that visitors report are stored with the revision, within the limits of questions, and listed with them. */
import { expect, test } from "vitest";
import { openDatabase } from "../../../server/db/open.ts";
import { listMistakes } from "../../../server/db/visitors.ts";
import { makeClientFolder } from "../../support/client-folder.ts";
import { runQuestions } from "../../support/questions-command.ts";
import { buildTestApp, copySmallDatabase, expectError, type TestApp } from "../../support/test-app.ts";

const today = () => new Date().toISOString().slice(0, 10);

async function mistakesApp(environment: Record<string, string> = {}) {
  const file = copySmallDatabase();
  const app = await buildTestApp({ LOCI_DB: file, ...environment }, makeClientFolder());
  const { version } = (await app.inject("/api/answers/election")).json();
  return { app, file, version };
}

function report(app: TestApp, changes: object, headers: Record<string, string> = {}) {
  const payload = { answerId: "election", version: "0a1b", text: "John did not say so.", ...changes };
  return app.inject({ method: "POST", url: "/api/mistakes", payload, headers });
}

function storedIn(file: string) {
  const db = openDatabase(file);
  try {
    return listMistakes(db);
  } finally {
    db.$client.close();
  }
}

test("stores a report with its answer, version, revision and day, and nothing else; the command lists and deletes it", async () => {
  const { app, file, version } = await mistakesApp();
  const { revision } = (await app.inject("/api/health")).json();
  const sent = { version, sentence: "So John\n speaks\u200B.", text: "  It was Paul. " };
  const response = await report(app, sent, { "sec-fetch-site": "same-origin", cookie: "me=1" });
  expect([response.statusCode, response.body]).toEqual([204, ""]);
  const kept = { answerId: "election", version, revision, sentence: "So John speaks.", text: "It was Paul." };
  expect(storedIn(file)).toEqual([{ number: 1, ...kept, day: today() }]);

  const run = async (...args: string[]) => {
    const { stdout, stderr } = await runQuestions(file, ...args);
    return stdout + stderr;
  };
  const output = await run();
  expect(output).toContain("M1  election, “So John speaks.”");
  expect(output).toContain(`reported on ${today()}, of version ${version} in revision ${revision}`);
  await app.inject({ method: "POST", url: "/api/questions", payload: { question: "Who was Boaz?" } });
  expect(await run("--delete", "M1", "M2")).toContain("Nothing has the number M2, so nothing was deleted");
  expect(storedIn(file)).toHaveLength(1);
  expect(await run("--delete", "m1", "#1")).toMatch(
    /^Deleted question 1, .*: Who was Boaz\?\nDeleted report M1 {2}election/,
  );
  expect(storedIn(file)).toEqual([]);
});

test.each([
  ["no text", { text: " \u200B " }, 400, "Bad Request", /"text" is blank/],
  ["too long a text", { text: "a".repeat(601) }, 400, "Bad Request", /has 601 characters; shorten it to 600/],
  ["too long a sentence", { sentence: "a".repeat(601) }, 400, "Bad Request", /"sentence" has 601/],
  ["a version that is none", { version: "<b>" }, 400, "Bad Request", /"version"/],
  ["an unknown answer", { answerId: "nobody" }, 404, "Not Found", /no answer/],
] as const)("refuses %s", async (_what, changes, status, error, message) => {
  const { app, file } = await mistakesApp();
  expectError(await report(app, changes), status, error, message);
  expect(storedIn(file)).toEqual([]);
});

test("refuses other sites, and where nothing is kept; questions and reports share their limits", async () => {
  const { app, file } = await mistakesApp({ LOCI_RATE_LIMIT: "1000" });
  expectError(await report(app, {}, { "sec-fetch-site": "cross-site" }), 403, "Forbidden", /own pages only/);
  const closed = await mistakesApp({ LOCI_KEEP_QUESTIONS: "0" });
  expectError(await report(closed.app, {}), 403, "Forbidden", /not kept/);
  for (let sent = 0; sent < 4; sent += 1) expect((await report(app, {})).statusCode).toBe(204);
  const ask = () => app.inject({ method: "POST", url: "/api/questions", payload: { question: "Who was Boaz?" } });
  const statuses = [(await ask()).statusCode, (await ask()).statusCode, (await report(app, {})).statusCode];
  expect(statuses.slice(1)).toEqual([429, 429]);
  expect(storedIn(file)).toHaveLength(4);
});
