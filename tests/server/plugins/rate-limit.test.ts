import { expect, test } from "vitest";
import { expectError, type TestApp, useSmallClientApp } from "../../support/test-app.ts";

let clients = 0;

/** @returns What asks an app as a client that has asked nothing yet. */
async function newClient(LOCI_RATE_LIMIT: string) {
  const app = await useSmallClientApp({ LOCI_RATE_LIMIT });
  clients += 1;
  const remoteAddress = `198.51.100.${clients}`;
  return (url: string, options: { method?: "GET" | "POST"; headers?: Record<string, string> } = {}) =>
    app.inject({ url, remoteAddress, ...options });
}

test("refuses the request after the last allowed one with 429 and Retry-After", async () => {
  const ask = await newClient("3");
  for (const path of ["/api/works/nothing", "/api/partners", "/api/search?q=faith"])
    expect((await ask(path)).statusCode).toBeLessThan(429);
  const refused = await ask("/api/answers");
  expectError(refused, 429, "Too Many Requests", /^Too many requests from this address; try again in .+\.$/);
  expect(refused.headers["x-revision"]).toMatch(/./);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
});

test("counts unknown paths and the description of the API too", async () => {
  const client = await newClient("4");
  const ask = async (url: string, method: "GET" | "POST" = "GET") => (await client(url, { method })).statusCode;
  expect([await ask("/api/nothing"), await ask("/api"), await ask("/api/docs/json")]).toEqual([404, 404, 200]);
  expect([await ask("/api/partners", "POST"), await ask("/api/elsewhere")]).toEqual([404, 429]);
  expect([await ask("/api/docs/json"), await ask("/api/search?q=faith")]).toEqual([429, 429]);
});

test("counts each client separately", async () => {
  const app = await useSmallClientApp({ LOCI_RATE_LIMIT: "1" });
  const from = async (remoteAddress: string) => (await app.inject({ url: "/api/partners", remoteAddress })).statusCode;
  expect(await from("192.0.2.1")).toBe(200);
  expect(await from("192.0.2.2")).toBe(200);
  expect(await from("192.0.2.1")).toBe(429);
});

test("counts an IPv6 network of 56 bits, and whatever is no address, as one client", async () => {
  const app = await useSmallClientApp({
    LOCI_RATE_LIMIT: "1",
    LOCI_TRUST_PROXY: "true",
    LOCI_ORIGIN: "https://loci.example",
  });
  const from = async (client: string) =>
    (await app.inject({ url: "/api/partners", headers: { "x-forwarded-for": client } })).statusCode;
  expect([await from("2001:db8:1:200::1"), await from("2001:db8:1:2ff:ffff::9")]).toEqual([200, 429]);
  expect(await from("2001:db8:1:300::1")).toBe(200);
  expect([await from("::ffff:192.0.2.7"), await from("192.0.2.7")]).toEqual([200, 429]);
  expect([await from("nobody"), await from("x".repeat(9000))]).toEqual([200, 429]);
});

test("trusts X-Forwarded-For only as LOCI_TRUST_PROXY allows", async () => {
  const ask = async (app: TestApp, client: string) =>
    (await app.inject({ url: "/api/partners", headers: { "x-forwarded-for": client } })).statusCode;
  const open = await useSmallClientApp({ LOCI_RATE_LIMIT: "1" });
  expect([await ask(open, "192.0.2.1"), await ask(open, "192.0.2.2")]).toEqual([200, 429]);
  const proxied = await useSmallClientApp({
    LOCI_RATE_LIMIT: "1",
    LOCI_TRUST_PROXY: "127.0.0.1",
    LOCI_ORIGIN: "https://loci.example",
  });
  expect([await ask(proxied, "192.0.2.1"), await ask(proxied, "192.0.2.2")]).toEqual([200, 200]);
  expect(await ask(proxied, "192.0.2.1")).toBe(429);
});

const NAVIGATION = { accept: "text/html,*/*;q=0.8" };

for (const url of ["/results?q=hope", "/results", "/?q=hope", "/scripture/Rom.8", "/answers/faith?partner=abbey"])
  test(`counts the page at ${url.slice(0, 30)} and the API together, and refuses it in plain words`, async () => {
    const ask = await newClient("2");
    const open = (url: string) => ask(url, { headers: NAVIGATION });
    expect([(await ask("/api/partners")).statusCode, (await open(url)).statusCode]).toEqual([200, 200]);
    const refused = await open(`${url}${url.includes("?") ? "&" : "?"}partner=again`);
    expect([refused.statusCode, refused.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.body).toMatch(
      /<h1>Please wait a moment<\/h1>\s*<p>Too many requests from this address; try again in /,
    );
    // The client would search again.
    expect(refused.body).not.toContain("<script async");
    expect((await ask("/api/partners")).statusCode).toBe(429);
  });

test("does not count a page that is cached, whatever else is in its address", async () => {
  const ask = await newClient("1");
  for (const end of ["", "&utm_source=letter", "&again"])
    expect((await ask(`/answers/faith?partner=abbey${end}`, { headers: NAVIGATION })).statusCode).toBe(200);
});

test("limits neither the pages that search for nothing, nor files, nor health", async () => {
  const ask = await newClient("1");
  const paths = ["/", "/library", "/answers/faith", "/favicon.svg", "/logos/abbey.svg", "/api/health", "/api/ready"];
  for (const path of [...paths, ...paths]) expect([path, (await ask(path)).statusCode]).toEqual([path, 200]);
});

test("limits nothing when the limit is 0", async () => {
  const ask = await newClient("0");
  for (let request = 0; request < 300; request++) expect((await ask("/api/partners")).statusCode).toBe(200);
});
