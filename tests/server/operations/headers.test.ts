/** Headers behind TLS, and trust in proxies. */
import { expect, test } from "vitest";
import { makeClientFolder } from "../../support/client-folder.ts";
import { buildTestApp, type TestApp } from "../../support/test-app.ts";

const build = (environment: Record<string, string> = {}): Promise<TestApp> =>
  buildTestApp(environment, makeClientFolder());

const https = { "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1" };

test("sends HSTS if a trusted proxy says that the request came over HTTPS", async () => {
  const app = await build({ LOCI_TRUST_PROXY: "127.0.0.1" });
  const header = async (headers: Record<string, string>) =>
    (await app.inject({ url: "/", headers })).headers["strict-transport-security"];
  expect(await header(https)).toBe("max-age=31536000");
  expect(await header({ ...https, "x-forwarded-proto": "http" })).toBeUndefined();
  expect(await header({})).toBeUndefined();
});

test("does not trust X-Forwarded-Proto without a trusted proxy", async () => {
  const app = await build();
  expect((await app.inject({ url: "/", headers: https })).headers["strict-transport-security"]).toBeUndefined();
});

test("forbids unused browser features, and isolates its origin", async () => {
  const { headers } = await (await build()).inject("/");
  expect(headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test("LOCI_TRUST_PROXY=true trusts the nearest proxy only, and not what a client adds", async () => {
  const app = await build({ LOCI_RATE_LIMIT: "1", LOCI_TRUST_PROXY: "true" });
  const ask = async (forwarded: string) =>
    (await app.inject({ url: "/api/health", headers: { "x-forwarded-for": forwarded } })).statusCode;
  expect(await ask("198.51.100.7, 192.0.2.1")).toBe(200);
  expect(await ask("198.51.100.8, 192.0.2.1")).toBe(429);
  expect(await ask("198.51.100.7, 192.0.2.2")).toBe(200);
});

test("counts the network of an IPv6 address as one client", async () => {
  const app = await build({ LOCI_RATE_LIMIT: "1" });
  const from = async (remoteAddress: string) => (await app.inject({ url: "/api/health", remoteAddress })).statusCode;
  expect(await from("2001:db8:1:2:3:4:5:6")).toBe(200);
  expect(await from("2001:0db8:1:2::1")).toBe(429);
  expect(await from("2001:db8:1:3::1")).toBe(200);
  expect(await from("192.0.2.1")).toBe(200);
  expect(await from("::ffff:192.0.2.1")).toBe(429);
});

test("gives two requests different ids, and accepts none from clients", async () => {
  const app = await build();
  const ids = await Promise.all(
    [1, 2].map(async () => {
      return (await app.inject({ url: "/api/health", headers: { "request-id": "mine", "x-request-id": "mine" } }))
        .headers["x-request-id"];
    }),
  );
  expect(new Set([...ids, "mine"]).size).toBe(3);
});

test("refuses a body before it is read", async () => {
  const app = await build();
  const response = await app.inject({ method: "POST", url: "/api/health", payload: { text: "a".repeat(5000) } });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});

test("serves metrics to this machine only, and only with LOCI_METRICS", async () => {
  const off = await build();
  expect((await off.inject("/api/metrics")).statusCode).toBe(404);
  const app = await build({ LOCI_METRICS: "1", LOCI_TRUST_PROXY: "127.0.0.1" });
  await app.inject("/api/search?q=what+is+faith");
  await app.inject("/api/search");
  const response = await app.inject("/api/metrics");
  expect(response.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(response.body).toContain('loci_request_seconds_count{route="/api/search",status="200"} 1\n');
  expect(response.body).toContain('loci_request_seconds_count{route="/api/search",status="400"} 1\n');
  expect(response.body).toContain("loci_database_ok 1\n");
  expect(response.body).toMatch(/^loci_content_info\{revision="1-[0-9a-f]{8}"\} 1$/m);
  expect(response.body).not.toContain("faith");
  for (const line of response.body.split("\n").filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? -?[\d.e+-]+)$/);
  expect((await app.inject({ url: "/api/metrics", remoteAddress: "192.0.2.1" })).statusCode).toBe(404);
  for (const [name, value] of Object.entries({
    "X-Forwarded-For": "127.0.0.1",
    "X-Real-IP": "127.0.0.1",
    Forwarded: "for=127.0.0.1",
    Via: "1.1 proxy",
  }))
    expect.soft((await app.inject({ url: "/api/metrics", headers: { [name]: value } })).statusCode, name).toBe(404);
});
