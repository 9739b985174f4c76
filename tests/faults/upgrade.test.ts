/** New content and new code reach a running site: two processes on one database behind nginx, under load all the time. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { listReaderQuestions } from "../../server/db/visitors.ts";
import { addressOf, type Checkout, makeCheckout } from "../support/checkout.ts";
import { type Running, runNode } from "../support/child.ts";
import { startCachingNginx } from "../support/nginx.ts";
import { PATIENCE } from "../support/real-server.ts";
import { withDatabase } from "../support/stored.ts";

const ELECTION = "seed/content/answers/decree/election.md";
const OLD = "So Paul speaks of Election";
const NEW = "So Paul the apostle speaks of Election";

const SETTINGS = {
  LOG_LEVEL: "info",
  LOCI_RATE_LIMIT: "0",
  LOCI_MAX_DELAY: "5000", // The build and the visitors share the processors of the test's machine.
  LOCI_TRUST_PROXY: "127.0.0.1",
  LOCI_ORIGIN: "https://loci.example.org",
};

/** A process of the site, which can be started again on the same port. */
async function startProcess({ start }: Checkout, port = "0") {
  const running = start({ ...SETTINGS, PORT: port });
  const address = await addressOf(running);
  return { ...running, address, port: new URL(address).port };
}

/** How many requests a process has answered. */
const answeredBy = ({ output }: Pick<Running, "output">) => output().stdout.split('"msg":"request"').length - 1;

const revisionOf = async (address: string): Promise<string> =>
  (await (await fetch(`${address}/api/health`)).json()).revision;

async function stop({ child, ended }: Running): Promise<void> {
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
}

/** Asks for pages, searches and answers, and leaves questions, one after the other in each of several clients. */
function startVisitors(site: string, clients: number) {
  const failures: string[] = [];
  const left: string[] = [];
  let asked = 0;
  let done = false;
  const ask = async (path: string, expected: number, options: RequestInit = {}) => {
    const { method = "GET" } = options;
    asked += 1;
    try {
      const response = await fetch(site + path, { ...options, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status !== expected) failures.push(`${method} ${path}: ${response.status}`);
      return response.status === expected;
    } catch (error) {
      failures.push(`${method} ${path}: ${error}`);
      return false;
    }
  };
  const visit = async (client: number) => {
    for (let visit = 0; !done; visit += 1) {
      await ask(`/results?q=faith+${client}+${visit}`, 200, { headers: { accept: "text/html" } });
      await ask(`/api/search?q=what+is+election+${client}+${visit}`, 200);
      await ask("/answers/election", 200, { headers: { accept: "text/html" } });
      // Fewer than the limits of a day: those of all networks together, and those of one.
      if (visit % 5 === 0 && left.length < 150) {
        const question = `May a gardener number ${client} ${visit} sing?`;
        const body = JSON.stringify({ question });
        const headers = { "content-type": "application/json", "x-forwarded-for": `198.${visit % 250}.${client}.1` };
        if (await ask("/api/questions", 204, { method: "POST", headers, body })) left.push(question);
      }
      await sleep(20);
    }
  };
  const visitors = Promise.all(Array.from({ length: clients }, (_, client) => visit(client)));
  return {
    failures,
    asked: () => asked,
    /** @returns The questions that were accepted. */
    async stop() {
      done = true;
      await visitors;
      return left;
    },
  };
}

test("an upgrade of program and content, one process after the other, fails no request and keeps all questions", async () => {
  const checkout = makeCheckout();
  let one = await startProcess(checkout);
  let two = await startProcess(checkout);
  const nginx = await startCachingNginx([one.address, two.address]);
  const site = `http://127.0.0.1:${nginx.http}`;
  const page = async () =>
    (await fetch(`${site}/answers/election?now=${Date.now()}`, { headers: { accept: "text/html" } })).text();
  expect(await page()).toContain(OLD);
  const visitors = startVisitors(site, 4);
  await expect.poll(() => Math.min(answeredBy(one), answeredBy(two)), PATIENCE).toBeGreaterThan(10);

  // A new version, with an answer changed, is built beside the old one.
  const read = (file: string) => readFileSync(join(checkout.path, file), "utf8");
  checkout.write(ELECTION, read(ELECTION).replace(OLD, NEW));
  checkout.write("web/main.ts", 'document.title = "second";\n');
  checkout.write(
    "server/operations/health.ts",
    read("server/operations/health.ts").replace('"ok" as const', '"ok" as const '),
  );
  const built = await runNode(["server/launch/build-command.js"], { cwd: checkout.path });
  expect(built).toMatchObject({ code: 0, stdout: expect.stringContaining("Building the server … done") });
  expect(await page()).toContain(OLD);

  await stop(one);
  one = await startProcess(checkout, one.port);
  expect(one.output().stdout).not.toContain("Building");
  // Both serve the new content, though the other one still runs the old program.
  for (const { address } of [one, two]) await expect.poll(() => revisionOf(address), PATIENCE).toMatch(/^2-/);
  await expect.poll(page, PATIENCE).toContain(NEW);
  // nginx tries a process again ten seconds after it failed.
  await expect.poll(() => answeredBy(one), PATIENCE).toBeGreaterThan(10);
  await stop(two);
  two = await startProcess(checkout, two.port);
  await expect.poll(() => answeredBy(two), PATIENCE).toBeGreaterThan(10);

  const left = await visitors.stop();
  console.log(`${visitors.asked()} requests during the upgrade, ${left.length} of them questions that were kept.`);
  expect(visitors.failures).toEqual([]);
  expect(left.length).toBeGreaterThan(20);
  const kept = withDatabase(checkout.database, (db) => listReaderQuestions(db).map(({ text }) => text));
  expect(left.filter((question) => !kept.includes(question))).toEqual([]);
  // The second process has found nothing that had to be loaded.
  expect(two.output().stdout).not.toContain("The content files have changed");
  expect(await revisionOf(two.address)).toMatch(/^2-/);
});

test("changed content with a problem is not loaded at a start, which serves what it has and says why", async () => {
  const checkout = makeCheckout();
  await stop(await startProcess(checkout));
  const text = readFileSync(join(checkout.path, ELECTION), "utf8");
  checkout.write(ELECTION, text.replace("  - faith\n", "  - fayth\n"));
  const server = await startProcess(checkout);
  const [, problem] = await server.printed(/(election\.md:\d+ related.+)\n/);
  expect(problem).toContain('there is no answer "fayth"');
  await server.printed(
    /The content files were not loaded \(see above\); the content in the database is still served\./,
  );
  expect(await revisionOf(server.address)).toMatch(/^1-/);
});

test("a restored backup stays when the server starts again, until the content files change", async () => {
  const checkout = makeCheckout();
  await stop(await startProcess(checkout));
  const backup = join(checkout.path, "backup.sqlite");
  const env = { LOCI_DB: checkout.database };
  const command = (...args: string[]) => runNode(["server/launch/command.js", ...args], { cwd: checkout.path, env });
  expect(await command("backup", backup)).toMatchObject({ code: 0 });
  const text = readFileSync(join(checkout.path, ELECTION), "utf8");
  checkout.write(ELECTION, text.replace(OLD, NEW));
  expect(await command("seed")).toMatchObject({ code: 0 });
  expect(await command("restore", backup)).toMatchObject({ code: 0 });
  const restored = await startProcess(checkout);
  const answer = async (address: string) => (await fetch(`${address}/api/answers/election`)).text();
  expect(await answer(restored.address)).toContain(OLD);
  await stop(restored);
  expect(restored.output().stdout).not.toContain("The content files have changed");
  checkout.write(ELECTION, text.replace(OLD, "So Paul again speaks of Election"));
  const changed = await startProcess(checkout);
  await expect.poll(() => answer(changed.address), PATIENCE).toContain("So Paul again speaks");
});
