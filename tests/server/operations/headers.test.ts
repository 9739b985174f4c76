/** Headers behind TLS, and trust in proxies. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
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

test("trusts only the nearest proxy with LOCI_TRUST_PROXY=true, and not what a client adds", async () => {
  const app = await build({ LOCI_RATE_LIMIT: "1", LOCI_TRUST_PROXY: "true" });
  const ask = async (forwarded: string) =>
    (await app.inject({ url: "/api/partners", headers: { "x-forwarded-for": forwarded } })).statusCode;
  expect(await ask("198.51.100.7, 192.0.2.1")).toBe(200);
  expect(await ask("198.51.100.8, 192.0.2.1")).toBe(429);
  expect(await ask("198.51.100.7, 192.0.2.2")).toBe(200);
});

test("counts the network of an IPv6 address as one client", async () => {
  const app = await build({ LOCI_RATE_LIMIT: "1" });
  const from = async (remoteAddress: string) => (await app.inject({ url: "/api/partners", remoteAddress })).statusCode;
  expect(await from("2001:db8:1:2:3:4:5:6")).toBe(200);
  expect(await from("2001:0db8:1:2::1")).toBe(429);
  expect(await from("2001:db8:1:3::1")).toBe(429);
  expect(await from("2001:db8:1:100::1")).toBe(200);
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
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const sending = request(`${address}/api/questions`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 5_000_000 },
  });
  sending.flushHeaders();
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  sending.destroy();
  expect(response.statusCode).toBe(413);
});
