/** The server behind Debian's nginx, as server/README.md configures it. */
import { request } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { QUESTION_MAX_LENGTH } from "../../server/contract/limits.ts";
import { startNginx } from "../support/nginx.ts";
import { makeSeededFile, startServer } from "../support/real-server.ts";

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
    ...environment,
  });
  return { server, proxy: await startNginx(server.address) };
}

test("serves the page and the API over HTTPS, redirects HTTP, and hides the metrics from outside", async () => {
  const { server, proxy } = await startBehindNginx({ LOCI_METRICS: "1" });
  const led = await fetch(`http://127.0.0.1:${proxy.http}/results?q=grace`, { redirect: "manual" });
  expect([led.status, led.headers.get("location")]).toEqual([301, "https://127.0.0.1/results?q=grace"]);
  const page = await ask(proxy.https, "/", { accept: "text/html" });
  expect([page.status, page.body.toString()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(String(page.headers.server)).not.toMatch(/\d/);
  const found = await ask(proxy.https, "/api/search?q=what+is+justification");
  expect([found.status, JSON.parse(found.body.toString()).answer.id]).toEqual([200, "justification"]);
  expect(found.headers["x-request-id"]).toMatch(/^[\w-]{8}$/);
  const longest = `/api/search?q=${encodeURIComponent("🙏".repeat(QUESTION_MAX_LENGTH))}`;
  expect((await ask(proxy.https, longest)).status).toBe(200);
  expect((await fetch(`${server.address}/api/metrics`)).status).toBe(200);
  expect((await ask(proxy.https, "/api/metrics")).status).toBe(404);
});

test("passes on the visitor's real protocol, and compressed responses", async () => {
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

test("counts each visitor by the real address, and passes on refusals", async () => {
  const { proxy } = await startBehindNginx({ LOCI_RATE_LIMIT: "2" });
  const forged = (address: string) => ({
    "x-forwarded-for": address,
    forwarded: `for=${address}`,
    "x-real-ip": address,
  });
  const statuses = [];
  for (const address of ["198.51.100.1", "198.51.100.2", "127.0.0.1", "198.51.100.3, 127.0.0.1"])
    statuses.push((await ask(proxy.https, "/api/health", forged(address), "127.0.0.2")).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  const refused = await ask(proxy.https, "/api/search?q=faith", {}, "127.0.0.2");
  expect(JSON.parse(refused.body.toString())).toMatchObject({ statusCode: 429, error: "Too Many Requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(proxy.https, "/api/health", forged("127.0.0.2"), "127.0.0.3")).status).toBe(200);
});
