/** More requests at once than can be answered in time. */
import { expect, inject, test } from "vitest";
import { buildTestApp } from "../../support/test-app.ts";

const SEARCH = "/api/search?q=what+is+faith";

/** @returns A function that sends many requests at once to an app with all content, over sockets, so that they arrive together. */
async function startAsking(maxDelay: string) {
  const app = await buildTestApp({ LOCI_DB: inject("seededDatabase"), LOCI_MAX_DELAY: maxDelay });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return (path: string, times: number): Promise<Response[]> =>
    Promise.all(Array.from({ length: times }, () => fetch(address + path)));
}

const statusesOf = (answers: Response[]) => new Set(answers.map(({ status }) => status));

test("refuses requests that would wait too long with 503 and Retry-After, and then recovers", async () => {
  const ask = await startAsking("1");
  const answers = await ask(SEARCH, 300);
  expect(statusesOf(answers)).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503) ?? expect.fail("None was turned away.");
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toEqual({
    statusCode: 503,
    error: "Service Unavailable",
    message: "Too many people are asking just now; try again in a moment.",
  });
  expect(statusesOf(await ask(SEARCH, 1))).toEqual(new Set([200]));
});

for (const path of ["/api/health", "/api/ready", "/"])
  test(`answers ${path} even under overload`, async () => {
    const ask = await startAsking("1");
    const [, answers] = await Promise.all([ask(SEARCH, 300), ask(path, 30)]);
    expect(statusesOf(answers)).not.toContain(503);
  });

test("refuses nothing if there is no limit", async () => {
  const ask = await startAsking("0");
  expect(statusesOf(await ask(SEARCH, 300))).toEqual(new Set([200]));
});
