/** What visitors leave, from the server to an editor's own machine and back: the real commands in a real browser. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listMistakes, listReaderQuestions, storeMistake, storeQuestion } from "../../server/db/visitors.ts";
import { openPage, useBrowser } from "../support/browser.js";
import { addressOf } from "../support/checkout.ts";
import { runNode, startNode } from "../support/child.ts";
import { ELECTION_PHRASINGS, makeContentFolder, problemsOf } from "../support/content-folder.ts";
import { startServer } from "../support/real-server.ts";
import { prepareSeed } from "../support/seed-command.ts";
import { withDatabase } from "../support/stored.ts";

useBrowser();

const DAY = new Date().toISOString().slice(0, 10);
const ANSWERED = '<img src=x onerror=alert(1)> was my cousin: picked --- "out" by qwortle';
const DRAFTED = "who turns the qwindle wheel";
const AGAIN = "why is the qwossle blue";

test("an editor exports what visitors left, decides on it in the preview, and the server carries it out", async () => {
  const folder = makeContentFolder();
  const { file, load, seed } = prepareSeed(folder);
  load();
  const leave = (text: string) => storeQuestion(file, { text, normalizedText: text }, DAY);
  for (const text of [ANSWERED, ANSWERED, ANSWERED, DRAFTED, DRAFTED, AGAIN, "buy \u202Egold"]) leave(text);
  const report = {
    answerId: "faith",
    version: "ab",
    revision: "1-ab",
    sentence: "<b>So</b>",
    text: "It is <i>wrong</i>",
  };
  storeMistake(file, report, DAY);
  const list = join(dirname(file), "left.json");
  const questions = (...args: string[]) =>
    runNode(["server/launch/command.js", "questions", ...args], { env: { LOCI_DB: file } });
  expect(await questions("--export", list)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Exported 4 questions and 1 reports\./),
  });
  expect((await questions("--export", list)).stderr).toContain("exists already; export to another file");
  expect((await questions("--apply", list)).stderr).toMatch(/^There is no .*left\.decisions\.json/);

  const args = ["server/launch/preview.js", "--content", folder.path, "--questions", list];
  const preview = startNode(args, { env: { PORT: "0" } });
  const address = await addressOf(preview);
  const page = await openPage({ baseURL: address, fresh: true, expectedErrors: [/status of 40[03]/] });
  await page.goto("/preview/visitors");
  const items = page.getByRole("article");
  const item = (text: string) => items.filter({ has: page.getByRole("heading", { name: text, exact: true }) });
  expect(await items.first().getByRole("heading").innerText()).toBe(ANSWERED);
  expect(await page.locator("img, script, main b, main i").count()).toBe(0);

  // One press adds the question to the phrasings of the chosen answer.
  const answered = item(ANSWERED);
  await answered.getByLabel("Id of another answer").fill("nobody");
  await answered.getByRole("button", { name: "Answered by this one" }).click();
  await page.getByRole("alert").getByText('There is no answer "nobody"').waitFor();
  await answered.getByLabel("Id of another answer").fill("election");
  await answered.getByRole("button", { name: "Answered by this one" }).click();
  await answered.waitFor({ state: "detached" });
  expect(folder.read(ELECTION_PHRASINGS)).toContain("by qwortle");

  // One makes a draft, which the preview serves.
  await item(DRAFTED).getByRole("button", { name: "Make a draft" }).click();
  await item(DRAFTED).waitFor({ state: "detached" });
  const draft = await page.getByRole("link", { name: /^who-turns-the-qwindle/ }).innerText();
  await expect.poll(async () => (await fetch(`${address}/answers/${draft}`)).status).toBe(200);

  // Others delete; the report too.
  for (const text of ["buy gold", AGAIN, report.text]) {
    await item(text).getByRole("button", { name: "Delete" }).click();
    await item(text).waitFor({ state: "detached" });
  }

  // Only presses on this page of this machine change anything.
  const body = "about=1&is=open";
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const press = (headers: Record<string, string>) =>
    fetch(`${address}/preview/visitors`, { method: "POST", body, headers: { ...type, ...headers } });
  for (const headers of [{}, { origin: "https://evil.example" }, { origin: "null" }])
    expect((await press(headers as Record<string, string>)).status).toBe(403);

  // All is kept, even if the preview is killed at once.
  preview.child.kill("SIGKILL");
  await preview.ended;
  const { decisions } = JSON.parse(readFileSync(list.replace(".json", ".decisions.json"), "utf8"));
  expect(decisions.map(({ is }: { is: string }) => is)).toEqual([
    "answered",
    "drafted",
    "deleted",
    "deleted",
    "deleted",
  ]);

  leave(AGAIN);
  const applied = await questions("--apply", list);
  expect(applied.stdout).toContain("Deleted 2 of 3 questions and 1 of 1 reports.");
  expect(applied.stdout).toMatch(/Asked again since the export, and kept: #\d+ why is the qwossle blue/);
  expect(applied.stdout).toContain("Kept until their answers are finished: 1 with drafts.");
  const left = () =>
    withDatabase(file, (db) => [
      listReaderQuestions(db)
        .map(({ text }) => text)
        .sort(),
      listMistakes(db),
    ]);
  expect(left()).toEqual([[DRAFTED, AGAIN], []]);
  expect((await questions("--apply", list)).stdout).toContain(
    "Deleted 0 of 3 questions and 0 of 1 reports.\nGone before: 3.",
  );
  expect(left()).toEqual([[DRAFTED, AGAIN], []]);

  // A visitor who asks the question again finds the answer.
  expect(problemsOf(folder)).toEqual([]);
  expect((await seed()).code).toBe(0);
  const site = await startServer(file);
  const { body: found } = await site.get(`/api/search?q=${encodeURIComponent(ANSWERED)}`);
  expect((found.answer as { id: string } | null)?.id).toBe("election");
});
