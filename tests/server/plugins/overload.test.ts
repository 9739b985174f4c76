/** More requests at once than can be answered soon. */
import { expect, inject, test } from "vitest";
import { buildTestApp } from "../../support/test-app.ts";

const SEARCH = "/api/search?q=what+is+faith";

/** @returns A way to ask an app with all content so often at once, over sockets, so that the requests arrive together. */
async function startAsking(maxDelay: string) {
  const app = await buildTestApp({ LOCI_DB: inject("seededDatabase"), LOCI_MAX_DELAY: maxDelay });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return (path: string, times: number): Promise<Response[]> =>
    Promise.all(Array.from({ length: times }, () => fetch(address + path)));
}

const statusesOf = (answers: Response[]) => new Set(answers.map(({ status }) => status));

test("turns away with 503 whoever would wait too long, says when to come again, and then serves", async () => {
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
  test(`answers ${path} also under overload`, async () => {
    const ask = await startAsking("1");
    const [, answers] = await Promise.all([ask(SEARCH, 300), ask(path, 30)]);
    expect(statusesOf(answers)).not.toContain(503);
  });

test("leaves the results to the browser under overload, and then renders them again", async () => {
  const ask = await startAsking("1");
  await ask("/api/health", 60); // Connections are let in one at a turn; these stay open.
  const isRendered = async (answer: Response) => (await answer.text()).includes("data-rendered");
  const answers = await ask("/results?q=what+is+faith", 60);
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const rendered = await Promise.all(answers.map(isRendered));
  expect(new Set(rendered)).toEqual(new Set([true, false]));
  expect(await Promise.all((await ask("/results?q=what+is+faith", 1)).map(isRendered))).toEqual([true]);
});

test("turns nobody away where there is no limit", async () => {
  const ask = await startAsking("0");
  expect(statusesOf(await ask(SEARCH, 300))).toEqual(new Set([200]));
});
