import { expect, test } from "vitest";
import { makeClientFolder } from "../../support/client-folder.ts";
import { buildTestApp, expectError, type TestApp } from "../../support/test-app.ts";

const buildLimited = (environment: Record<string, string>): Promise<TestApp> =>
  buildTestApp(environment, makeClientFolder());

test("refuses the request after the last allowed one with 429 and Retry-After", async () => {
  const app = await buildLimited({ LOCI_RATE_LIMIT: "3" });
  for (const path of ["/api/health", "/api/partners", "/api/search?q=faith"])
    expect((await app.inject(path)).statusCode).toBe(200);
  const refused = await app.inject("/api/answers");
  expectError(refused, 429, "Too Many Requests", /^Too many requests from this address; try again in .+\.$/);
  expect(refused.headers["x-revision"]).toMatch(/./);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
});

test("counts unknown paths and the description of the API too", async () => {
  const app = await buildLimited({ LOCI_RATE_LIMIT: "4" });
  const ask = async (url: string, method: "GET" | "POST" = "GET") => (await app.inject({ url, method })).statusCode;
  expect([await ask("/api/nothing"), await ask("/api"), await ask("/api/docs/json")]).toEqual([404, 404, 200]);
  expect([await ask("/api/health", "POST"), await ask("/api/elsewhere")]).toEqual([404, 429]);
  expect([await ask("/api/docs/json"), await ask("/api/search?q=faith")]).toEqual([429, 429]);
});

test("counts each client separately", async () => {
  const app = await buildLimited({ LOCI_RATE_LIMIT: "1" });
  const from = async (remoteAddress: string) => (await app.inject({ url: "/api/health", remoteAddress })).statusCode;
  expect(await from("192.0.2.1")).toBe(200);
  expect(await from("192.0.2.2")).toBe(200);
  expect(await from("192.0.2.1")).toBe(429);
});

test("trusts X-Forwarded-For only as LOCI_TRUST_PROXY allows", async () => {
  const ask = async (app: TestApp, client: string) =>
    (await app.inject({ url: "/api/health", headers: { "x-forwarded-for": client } })).statusCode;
  const open = await buildLimited({ LOCI_RATE_LIMIT: "1" });
  expect([await ask(open, "192.0.2.1"), await ask(open, "192.0.2.2")]).toEqual([200, 429]);
  const proxied = await buildLimited({ LOCI_RATE_LIMIT: "1", LOCI_TRUST_PROXY: "127.0.0.1" });
  expect([await ask(proxied, "192.0.2.1"), await ask(proxied, "192.0.2.2")]).toEqual([200, 200]);
  expect(await ask(proxied, "192.0.2.1")).toBe(429);
});

test("limits neither the page nor its files", async () => {
  const app = await buildLimited({ LOCI_RATE_LIMIT: "1" });
  for (const path of ["/", "/", "/favicon.svg", "/favicon.svg", "/logos/abbey.svg", "/logos/abbey.svg"])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
});

test("limits nothing when the limit is 0", async () => {
  const app = await buildLimited({ LOCI_RATE_LIMIT: "0" });
  for (let request = 0; request < 300; request++) expect((await app.inject("/api/health")).statusCode).toBe(200);
});
