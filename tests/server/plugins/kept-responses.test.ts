/** Responses that are made once for a revision, and that any cache may store. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { buildTestApp, useSmallApp, useSmallClientApp } from "../../support/test-app.ts";

const PATHS = [
  "/api/search?q=what+is+faith",
  "/api/suggest?q=what",
  "/api/answers/faith",
  "/api/answers/faith/related",
  "/api/answers?q=faith",
  "/api/library",
  "/api/partners",
  "/api/map/answers/faith",
  "/answers/faith",
  "/results?q=what+is+faith",
  "/library",
  "/",
  "/sitemap.xml",
];

for (const url of PATHS)
  test(`lets shared caches serve ${url} for two seconds, and makes browsers revalidate it at each use`, async () => {
    const app = await useSmallClientApp();
    const { revision } = (await app.inject("/api/health")).json();
    for (const time of ["first", "second"]) {
      const { headers } = await app.inject(url);
      expect([time, headers["cache-control"]]).toEqual([
        time,
        "public, max-age=0, must-revalidate, s-maxage=2, stale-while-revalidate=8",
      ]);
      expect(headers["cdn-cache-control"]).toBe("public, max-age=2, stale-while-revalidate=8");
      expect(headers.etag).toMatch(new RegExp(`^W/"${revision}-[\\w-]{27}"$`));
      const held = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
      expect([held.statusCode, held.body, held.headers["cache-control"]]).toEqual([304, "", headers["cache-control"]]);
    }
  });

test("sends the same text each time, in each encoding, and varies by the encoding", async () => {
  const app = await useSmallApp();
  const url = "/api/search?q=what+is+faith";
  const plain = await app.inject(url);
  expect(plain.headers.vary).toBe("accept-encoding");
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const) {
    const response = await app.inject({ url, headers: { "accept-encoding": encoding } });
    expect(response.headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(decode(response.rawPayload).toString()).toBe(plain.body);
    expect(response.headers).toMatchObject({ "content-type": plain.headers["content-type"], etag: plain.headers.etag });
    expect(response.headers.vary).toBe("accept-encoding");
  }
});

test("sends kept responses even under overload", async () => {
  const app = await buildTestApp({ LOCI_MAX_DELAY: "1" });
  const ask = (url: (n: number) => string, times: number): Promise<LightMyRequestResponse[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => app.inject(url(n))));
  await ask(() => "/api/search?q=what+is+faith", 1);
  const [others, known] = await Promise.all([
    ask((n) => `/api/search?q=what+is+hope+${n}`, 300),
    ask(() => "/api/search?q=what+is+faith", 30),
  ]);
  expect(others.map((response) => response.statusCode)).toContain(503);
  expect(new Set(known.map((response) => response.statusCode))).toEqual(new Set([200]));
});

test("keeps the responses of hosts apart, whatever is in the address", async () => {
  const app = await useSmallClientApp();
  const address = "/results?q=grace/study";
  const before = (await app.inject({ url: address, headers: { host: "site" } })).body;
  await app.inject({ url: "/study", headers: { host: "site/results?q=grace" } });
  expect((await app.inject({ url: address, headers: { host: "site" } })).body).toBe(before);
});

test("begins links with the host of the request, in kept responses too", async () => {
  const app = await useSmallClientApp();
  for (const host of ["one.example", "two.example"]) {
    const { body } = await app.inject({ url: "/sitemap.xml", headers: { host } });
    expect(body).toContain(`<loc>http://${host}/`);
  }
});

for (const [url, cacheControl] of [
  ...["/api/search?q=", "/api/answers/nothing", "/api/questions"].map((url) => [url, "no-store"] as const),
  ...["/api/health", "/api/ready"].map((url) => [url, undefined] as const),
])
  test(`does not keep ${url}`, async () => {
    const app = await useSmallApp();
    expect((await app.inject(url)).headers["cache-control"]).toBe(cacheControl);
  });
