/** The server behind Debian's nginx, as server/README.md configures it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import autocannon from "autocannon";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder, prepareContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import { QUESTION_MAX_LENGTH } from "../../server/shared/limits.ts";
import { startCachingNginx, startNginx } from "../support/nginx.ts";
import { processorSeconds } from "../support/processor-time.ts";
import { makeSeededFile, PATIENCE, startServer } from "../support/real-server.ts";
import { withDatabase } from "../support/stored.ts";

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Sends a request over HTTPS, as a client at one of this machine's addresses. */
function ask(port: number, path: string, headers: Record<string, string> = {}, from = "127.0.0.1"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, localAddress: from, rejectUnauthorized: false, agent: false };
    request({ ...options, headers: { host: "loci.example.org", ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

async function startBehindNginx(environment: Record<string, string> = {}) {
  const server = await startServer(makeSeededFile(), {
    LOG_LEVEL: "warn",
    LOCI_TRUST_PROXY: "127.0.0.1",
    LOCI_ORIGIN: "https://loci.example.org",
    ...environment,
  });
  return { server, proxy: await startNginx(server.address) };
}

test("serves the page and the API over HTTPS, redirects HTTP, and hides the metrics from outside", async () => {
  const { server, proxy } = await startBehindNginx({ LOCI_METRICS: "1" });
  const led = await fetch(`http://127.0.0.1:${proxy.http}/results?q=grace`, { redirect: "manual" });
  expect([led.status, led.headers.get("location")]).toEqual([301, "https://127.0.0.1/results?q=grace"]);
  const page = await ask(proxy.https, "/", { accept: "text/html" });
  expect([page.status, page.body.toString()]).toEqual([200, expect.stringContaining('<div id="root"')]);
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(String(page.headers.server)).not.toMatch(/\d/);
  const found = await ask(proxy.https, "/api/search?q=what+is+justification");
  expect([found.status, JSON.parse(found.body.toString()).answer.id]).toEqual([200, "justification"]);
  expect(found.headers["x-request-id"]).toMatch(/^[\da-f]{8}-[\da-f]{4}$/);
  const longest = `/api/search?q=${encodeURIComponent("🙏".repeat(QUESTION_MAX_LENGTH))}`;
  expect((await ask(proxy.https, longest)).status).toBe(200);
  expect((await fetch(`${server.address}/api/metrics`)).status).toBe(200);
  expect((await ask(proxy.https, "/api/metrics")).status).toBe(404);
});

test("passes on the visitor's protocol, and compressed responses", async () => {
  const { proxy } = await startBehindNginx();
  for (const claimed of ["http", "https", "http, https"]) {
    const { headers } = await ask(proxy.https, "/api/health", { "x-forwarded-proto": claimed });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  }
  const plain = await ask(proxy.https, "/api/answers/justification");
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const packed = await ask(proxy.https, "/api/answers/justification", { "accept-encoding": encoding });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(decode(packed.body)).toEqual(plain.body);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  }
});

test("counts each visitor by address, and passes on refusals", async () => {
  const { proxy } = await startBehindNginx({ LOCI_RATE_LIMIT: "2" });
  const forged = (address: string) => ({
    "x-forwarded-for": address,
    forwarded: `for=${address}`,
    "x-real-ip": address,
  });
  const statuses = [];
  for (const address of ["198.51.100.1", "198.51.100.2", "127.0.0.1", "198.51.100.3, 127.0.0.1"])
    statuses.push((await ask(proxy.https, "/api/partners", forged(address), "127.0.0.2")).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  const refused = await ask(proxy.https, "/api/search?q=faith", {}, "127.0.0.2");
  expect(JSON.parse(refused.body.toString())).toMatchObject({ statusCode: 429, error: "Too Many Requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(proxy.https, "/api/partners", forged("127.0.0.2"), "127.0.0.3")).status).toBe(200);
});

/** Visitors' questions: most of them are asked by others too. */
const ASKED = [
  ...["/", "/library", "/answers/justification", "/results?q=what+is+grace", "/api/partners", "/api/library"],
  ...["what is justification", "what is faith", "who is god", "predestination", "what is the trinity", "why pray"].map(
    (question) => `/api/search?q=${encodeURIComponent(question)}`,
  ),
];
/** Long enough to measure a multiple, in s. */
const SECONDS = 4;
/** Minimum share of the responses that come from the cache while its entries are requested repeatedly. */
const HIT_RATIO = 0.95;

async function startTwoBehindCache() {
  const file = makeSeededFile();
  const settings = { LOG_LEVEL: "warn", LOCI_TRUST_PROXY: "127.0.0.1", LOCI_ORIGIN: "https://loci.example.org" };
  const [one, two] = await Promise.all([startServer(file, settings), startServer(file, settings)]);
  const { http, pid } = await startCachingNginx([one.address, two.address]);
  return { file, one, pid, cache: `http://127.0.0.1:${http}` };
}

test("a cache in front of two processes sends most responses itself, and more than one process could", async () => {
  const { one, pid, cache } = await startTwoBehindCache();
  const requests = ASKED.map((path) => ({ path }));
  /** @returns Responses per second of processor time. */
  const rateOf = async (url: string, process: number | undefined) => {
    const began = processorSeconds(process);
    const result = await autocannon({ url, requests, connections: 16, duration: SECONDS });
    expect([result.errors, result.timeouts, result.non2xx]).toEqual([0, 0, 0]);
    return result["2xx"] / (processorSeconds(process) - began);
  };
  await rateOf(one.address, one.child.pid);
  const alone = await rateOf(one.address, one.child.pid);
  const cached = await rateOf(cache, pid);
  const statuses: Record<string, number> = {};
  for (let time = 0; time < 50; time += 1)
    for (const path of ASKED) {
      const response = await fetch(cache + path);
      await response.arrayBuffer();
      const status = response.headers.get("x-cache-status") ?? "none";
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  const { HIT = 0, STALE = 0, UPDATING = 0 } = statuses;
  const hitRatio = (HIT + STALE + UPDATING) / (50 * ASKED.length);
  console.log(
    `With the same processor, the cache sends ${(cached / alone).toFixed(1)} times as many responses as one process, ` +
      `${(100 * hitRatio).toFixed(1)} % of them itself: ${JSON.stringify(statuses)}.`,
  );
  expect(hitRatio).toBeGreaterThan(HIT_RATIO);
  expect(cached).toBeGreaterThan(alone);
});

test("a cache never mixes revisions, and serves the new one soon after a load", async () => {
  const { file, one, cache } = await startTwoBehindCache();
  const ask = async (path: string) => {
    const response = await fetch(cache + path, { headers: { accept: "text/html,*/*" } });
    return { path, text: await response.text(), named: response.headers.get("x-revision") ?? "", response };
  };
  const askAll = () => Promise.all(ASKED.map(ask));
  const [before] = await askAll();
  const folder = mkdtempSync(join(tmpdir(), "loci-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(contentFolder, folder, { recursive: true });
  const partners = join(folder, "partners.yaml");
  writeFileSync(partners, readFileSync(partners, "utf8").replace(/(?<=tagline: ["']?)\w+/, "Tag1"));
  withDatabase(file, (db) => replaceContent(db, prepareContent(folder)));
  const seen = new Set<string>();
  const after = async () => {
    const answers = await askAll();
    for (const { path, text, named, response } of answers) {
      seen.add(named);
      expect([path, response.status, response.headers.get("etag")]).toEqual([
        path,
        200,
        expect.stringContaining(`"${named}-`),
      ]);
      // Each page names the revision in its data; the partners contain the changed word.
      if (text.startsWith("<!")) expect([path, text]).toEqual([path, expect.stringContaining(`"revision":"${named}"`)]);
      if (path === "/api/partners") expect(text.includes("Tag1")).toBe(named !== before?.named);
    }
    return new Set(answers.map(({ named }) => named));
  };
  await expect.poll(after, PATIENCE).not.toContain(before?.named);
  const { revision } = (await one.get("/api/health")).body;
  for (let time = 0; time < 20; time += 1) expect(await after()).toEqual(new Set([revision]));
  expect(seen).toEqual(new Set([before?.named, revision]));
});
