import { expect, test } from "vitest";
import { makeClientFolder } from "../../support/client-folder.ts";
import { buildTestApp } from "../../support/test-app.ts";

const build = (environment: Record<string, string> = {}) => buildTestApp(environment, makeClientFolder());

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
