/** More requests at once than can be answered soon. */
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { buildTestApp } from "../../support/test-app.ts";

const SEARCH = "/api/search?q=what+is+faith";

/** @returns A function that sends an app so many requests at once that all arrive before the first response. */
async function startAsking(maxDelay: string) {
  const app = await buildTestApp({ LOCI_MAX_DELAY: maxDelay });
  return (path: string, times: number): Promise<LightMyRequestResponse[]> =>
    Promise.all(Array.from({ length: times }, () => app.inject(path)));
}

const statusesOf = (answers: { statusCode: number }[]) => new Set(answers.map(({ statusCode }) => statusCode));

test("refuses requests that would wait too long with 503 and Retry-After, and then recovers", async () => {
  const ask = await startAsking("1");
  const answers = await ask(SEARCH, 300);
  expect(statusesOf(answers)).toEqual(new Set([200, 503]));
  const refused = answers.find((answer) => answer.statusCode === 503) ?? expect.fail("None was turned away.");
  expect(refused.headers["retry-after"]).toBe("1");
  expect(refused.json()).toEqual({
    statusCode: 503,
    error: "Service Unavailable",
    message: "Too many people are asking just now; try again in a moment.",
  });
  expect(statusesOf(await ask(SEARCH, 1))).toEqual(new Set([200]));
});

for (const path of ["/api/health", "/api/ready", "/"])
  test(`answers ${path} even under overload`, async () => {
    const ask = await startAsking("1");
    const [searches, answers] = await Promise.all([ask(SEARCH, 300), ask(path, 30)]);
    expect(statusesOf(searches)).toContain(503);
    expect(statusesOf(answers)).toEqual(new Set([200]));
  });

test("leaves late results pages to the browser, and then renders them again", async () => {
  const ask = await startAsking("1");
  const isRendered = ({ body }: LightMyRequestResponse) => body.includes("data-rendered");
  const answers = await ask("/results?q=what+is+faith", 60);
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(new Set(answers.map(isRendered))).toEqual(new Set([true, false]));
  expect((await ask("/results?q=what+is+faith", 1)).map(isRendered)).toEqual([true]);
});

test("refuses nothing if there is no limit", async () => {
  const ask = await startAsking("0");
  expect(statusesOf(await ask(SEARCH, 300))).toEqual(new Set([200]));
});
