/** Load: what the machine can do, four times that, and content that changes under it. Figures are printed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder } from "../../seed/seed-database.ts";
import { runNode } from "../support/child.ts";
import { makeSeededFile, type RealServer, startServer } from "../support/real-server.ts";

const QUESTIONS = [
  "What is justification?",
  "how can a loving God send people to hell",
  "predestinaton and free will",
  "Romans 9",
  "is baptism necessary for salvation",
  "why does God allow suffering",
  "difference between law and gospel",
  "who wrote the heidelberg catechism",
  "best pizza in town",
  "what happens when we die",
];
const requests = QUESTIONS.map((question) => ({ path: `/api/search?q=${encodeURIComponent(question)}` }));
/** Connections that keep the server busy without a queue that it would turn anyone away for. */
const EDGE = 32;

/** @returns What autocannon saw, printed; no connection may fail. */
async function load(server: RealServer, connections: number, seconds: number) {
  const result = await autocannon({ url: server.address, requests, connections, duration: seconds, timeout: 20 });
  const codes = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => [code, count ?? 0]),
  );
  console.log(
    `${connections} connections for ${seconds} s: ${JSON.stringify(codes)}, ${Math.round(result.requests.average)} a second, ` +
      `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, slowest ${result.latency.max} ms, ` +
      `memory ${(await memoryOf(server)).toFixed(0)} MB`,
  );
  expect([result.errors, result.timeouts]).toEqual([0, 0]);
  return { codes, ...result };
}

async function memoryOf(server: RealServer): Promise<number> {
  const text = await (await fetch(`${server.address}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1024 / 1024;
}

test("holds the load at the edge without a refusal, and four times that with honest ones", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn", LOCI_METRICS: "1" });
  await load(server, EDGE, 5);
  const before = await memoryOf(server);
  const edge = await load(server, EDGE, 30);
  expect(Object.keys(edge.codes)).toEqual(["200"]);
  const overload = await load(server, EDGE * 4, 15);
  expect(Object.keys(overload.codes).every((code) => code === "200" || code === "503")).toBe(true);
  expect(overload.codes[503]).toBeGreaterThan(0);
  expect(overload.latency.p99).toBeLessThan(2000);
  const ended = performance.now();
  await server.expectAnswer();
  const again = await load(server, 1, 1);
  expect(Object.keys(again.codes)).toEqual(["200"]);
  expect(performance.now() - ended).toBeLessThan(4000);
  expect(await memoryOf(server)).toBeLessThan(before + 150);
});

/** @returns A copy of all content, with one word changed, so that a load of it is a load of everything. */
function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(contentFolder, folder, { recursive: true });
  const partners = join(folder, "partners.yaml");
  writeFileSync(partners, readFileSync(partners, "utf8").replace(/(?<=tagline: ["']?)\w+/, "Old"));
  return folder;
}

test("keeps nobody waiting while content is loaded under way, and fails no request", async () => {
  const server = await startServer(makeSeededFile(), { LOG_LEVEL: "warn", LOCI_METRICS: "1" });
  const loading = load(server, 4, 20);
  const content = copyContent();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const seeded = await runNode(["server/launch/run.js", "seed/seed.ts", "--content", content], {
    env: { LOCI_DB: server.file },
  });
  const revision = /Loaded as revision (\S+)/.exec(seeded.stdout)?.[1];
  const { codes, latency } = await loading;
  expect(Object.keys(codes)).toEqual(["200"]);
  expect(latency.p99).toBeLessThan(50);
  expect((await server.get("/api/health")).body.revision).toBe(revision);
});
