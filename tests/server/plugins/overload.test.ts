/** An event loop that is too late turns requests away, but not what an operator asks. */
import { expect, test } from "vitest";
import { buildTestApp, expectError } from "../../support/test-app.ts";

const SEARCH = "/api/search?q=what+is+faith";

/** Keeps the event loop from turning. */
function standStill(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("does not take the work of a start for an overload", async () => {
  const app = await buildTestApp({ LOCI_MAX_DELAY: "250" });
  standStill(1500);
  expect((await app.inject(SEARCH)).statusCode).toBe(200);
});

test("turns visitors away with 503 while the event loop is late, says when to come again, and then serves", async () => {
  const app = await buildTestApp({ LOCI_MAX_DELAY: "250" });
  expect((await app.inject(SEARCH)).statusCode).toBe(200);
  standStill(3000);
  const ask = async () => (await app.inject(SEARCH)).statusCode;
  await expect.poll(ask, { interval: 1 }).toBe(503);
  const refused = await app.inject(SEARCH);
  expectError(refused, 503, "Service Unavailable", /^Too many people are asking just now/);
  expect(refused.headers["retry-after"]).toBe("1");
  for (const path of ["/api/health", "/api/ready", "/"])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
  await expect.poll(ask, { timeout: 10_000 }).toBe(200);
});
