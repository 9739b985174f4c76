/** Load: the machine's limit for a minute, sixteen times the limit, content loaded meanwhile, and documents. Prints figures. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder } from "../../seed/seed-database.ts";
import { readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { runNode } from "../support/child.ts";
import { load, memoryOf } from "../support/load.ts";
import { makeSeededFile, PATIENCE, type RealServer, startServer } from "../support/real-server.ts";
import { type Asked, askSteadily } from "../support/steady-load.ts";

/** Maximum wait of a request, in ms, with a margin for a slow or busy machine. */
const MAX_DELAY = 500;
/** Connections that keep the server busy, without a queue long enough for refusals. */
const EDGE = 8;
/** Maximum wait of an admitted request, in ms, with a margin for a slow or busy machine. */
const BOUND = 1000;
/** Maximum difference between the least memory of two periods, in MB: a leak is never collected. */
const FLAT = 100;
/** Maximum memory at any time, in MB: it grows between two garbage collections. */
const PEAK = 1024;
/** By how much the memory may grow over a thousand questions, in MB. It grows by 60 to 75; without a limit of the heap's growth by 180. */
const MAX_GROWTH = 130;

test("serves the load at the limit without refusals, and sixteen times that without failures", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn", LOCI_MAX_DELAY: String(MAX_DELAY) });
  await load(server, EDGE, 30); // Meanwhile caches and memory fill.
  const edge = await load(server, EDGE, 60);
  expect(Object.keys(edge.statuses)).toEqual(["200"]);
  expect(edge.p99).toBeLessThan(BOUND);
  const half = edge.memory.length / 2;
  expect(Math.min(...edge.memory.slice(half)) - Math.min(...edge.memory.slice(0, half))).toBeLessThan(FLAT);

  const overload = await load(server, EDGE * 16, 20);
  // A fast machine refuses nothing.
  expect(["200", "503"]).toEqual(expect.arrayContaining(Object.keys(overload.statuses)));
  expect(overload.p99).toBeLessThan(BOUND);
  expect(overload.perSecond).toBeGreaterThan(edge.perSecond / 10);
  expect(Math.max(...edge.memory, ...overload.memory)).toBeLessThan(PEAK);

  const ended = performance.now();
  await server.expectAnswer();
  expect(performance.now() - ended).toBeLessThan(2000);
  const again = await load(server, EDGE, 10);
  expect(Object.keys(again.statuses)).toEqual(["200"]);
  expect(again.p99).toBeLessThan(BOUND);
  expect(Math.min(...again.memory) - Math.min(...edge.memory.slice(half))).toBeLessThan(FLAT);
}, 300_000);

test("takes little more memory after a thousand different questions than after the first", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn" });
  const questions = [...readLabelledQuestions(SETS.real), ...readLabelledQuestions(SETS["real-d1"])].map(({ q }) => q);
  await server.expectAnswer();
  const before = memoryOf(server);
  for (const question of new Set(questions)) await server.get(`/api/search?q=${encodeURIComponent(question)}`);
  expect(memoryOf(server) - before).toBeLessThan(MAX_GROWTH);
});

test("takes no longer for a question made up of typos than for a dozen typos", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn" });
  const time = async (words: string[]) => {
    const began = performance.now();
    expect((await server.get(`/api/search?q=${encodeURIComponent(words.join(" "))}`)).status).toBe(200);
    return performance.now() - began;
  };
  const typos = Array.from({ length: 70 }, (_, i) => `predest${String.fromCharCode(97 + (i % 26))}naz${"eou"[i % 3]}n`);
  await time(["warm", ...typos.slice(0, 3)]);
  const few = Math.min(await time(typos.slice(0, 12)), await time(typos.slice(0, 12)));
  const many = Math.min(await time(typos), await time(typos), await time(typos));
  expect(many).toBeLessThan(2.5 * few + 50);
});

test("tells refused clients when to try again", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn", LOCI_MAX_DELAY: "20" });
  const askAtOnce = (path: string) =>
    Promise.all(
      Array.from({ length: 400 }, async (_, n) => {
        const response = await fetch(`${server.address}${path}&n=${n}`); // No kept response serves two of them.
        await response.text();
        return response;
      }),
    );
  // Once all connections are open, the questions arrive together.
  await askAtOnce("/api/health?");
  const refused = (await askAtOnce("/api/search?q=what+is+justification")).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
});

/** A mixture of visitors' requests, this many per second. */
const PATHS = [
  ...["/", "/api/partners", "/api/health", "/api/answers", "/api/answers/justification", "/api/suggest?q=what+is"],
  ...["/api/search?q=what+is+justification", "/api/search?q=predestinaton+and+free+will"],
];
const PACE = 100;
/** Maximum additional wait of a request for other work, in ms. */
const DELAY = 50;
/** Attempts: a delay of ours occurs at each of them, one that other programs cause does not. */
const ROUNDS = 6;

test("neither delays nor fails requests while content is loaded and swapped", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn", LOCI_MAX_DELAY: "0" });
  const content = mkdtempSync(join(tmpdir(), "loci-content-"));
  onTestFinished(() => rmSync(content, { recursive: true, force: true }));
  cpSync(contentFolder, content, { recursive: true });
  let changes = 0;
  await expectNoDelay(server, "a change of content", () => {
    changes += 1;
    return change(server, content, `Tag${changes}`);
  });
}, 900_000);

test("does not delay requests while PDFs and cards are made", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn", LOCI_MAX_DELAY: "0", LOCI_RATE_LIMIT: "0" });
  const { body } = await server.get("/api/answers");
  const ids = (body as { answers: { id: string }[] }).answers.map(({ id }) => id);
  let made = 0;
  await expectNoDelay(server, "the making of documents", async () => {
    const end = performance.now() + 4000;
    const makeDocuments = async () => {
      while (performance.now() < end) {
        made += 1;
        const id = ids[made % ids.length];
        const { status } = await fetch(
          server.address + (made % 4 ? `/api/answers/${id}.pdf` : `/answers/${id}/card.png`),
        );
        expect(status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 8 }, makeDocuments));
  });
  console.log(`${made} documents were made.`);
}, 300_000);

/** Expects other requests to take hardly longer while something goes on. */
async function expectNoDelay(server: RealServer, what: string, work: () => Promise<void>): Promise<void> {
  await askDuring(server, () => sleep(3000)); // The first requests are slow, whatever else happens.
  const delays: number[] = [];
  while (delays.length < ROUNDS && !delays.some((delay) => delay <= DELAY)) {
    const usual = slowest(await askDuring(server, () => sleep(4000)));
    const during = slowest(await askDuring(server, work));
    console.log(`Of ${PACE} requests a second the slowest took ${usual} ms, and ${during} ms during ${what}.`);
    delays.push(during - usual);
  }
  expect(Math.min(...delays)).toBeLessThanOrEqual(DELAY);
}

/** Sends requests as long as something goes on, and expects all of them to succeed. */
async function askDuring(server: RealServer, work: () => Promise<unknown>): Promise<Asked[]> {
  const stop = askSteadily(server.address, PATHS, PACE);
  await work();
  const asked = await stop();
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  return asked;
}

const slowest = (asked: Asked[]) => Math.ceil(Math.max(...asked.map(({ took }) => took)));

/** Loads all content again with one word changed; ends when it has been served for half a second. */
async function change(server: RealServer, content: string, word: string): Promise<void> {
  const partners = join(content, "partners.yaml");
  writeFileSync(partners, readFileSync(partners, "utf8").replace(/(?<=tagline: ["']?)\w+/, word));
  const { stdout } = await runNode(["server/launch/command.js", "seed", "--content", content], {
    env: { LOCI_DB: server.file },
  });
  const revision = /Loaded as revision (\S+)/.exec(stdout)?.[1] ?? "none";
  await expect.poll(async () => (await server.get("/api/health")).body.revision, PATIENCE).toBe(revision);
  await sleep(500);
}
