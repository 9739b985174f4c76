import { expect, test } from "vitest";
import { buildTestApp, expectError, useSmallApp } from "../../support/test-app.ts";

const MESSAGE = "The header Host is missing or is not a valid host; send the host of this site.";

test("refuses an invalid Host on every route, whether or not the site knows its own address", async () => {
  const own = await buildTestApp({ LOCI_ORIGIN: "https://loci.example.org" });
  const hosts = ["a b", "site/results?q=grace", "a?b", "a#b", "a@b", "<x>", "[x]", "a:99999", "999.1.1.1", "a,b"];
  const paths = ["/", "/results?q=grace", "/logos.svg", "/favicon.svg", "/robots.txt", "/nothing"];
  for (const app of [await useSmallApp(), own])
    for (const host of hosts) {
      for (const url of paths) {
        const { statusCode } = await app.inject({ url, headers: { host } });
        expect([url, host, statusCode]).toEqual([url, host, 400]);
      }
      for (const url of ["/api/health", "/api/search?q=grace", "/api/nothing"])
        expectError(await app.inject({ url, headers: { host } }), 400, "Bad Request", MESSAGE);
    }
});
