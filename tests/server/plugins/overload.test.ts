/** More requests at once than can be answered soon. */
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { buildTestApp, listen } from "../../support/test-app.ts";

/** @returns The address of a search that differs from the others, so that no kept response answers it. */
const search = (n: number) => `/api/search?q=what+is+faith+${n}`;

/** @returns A function that sends an app so many requests at once that all arrive before the first response. */
async function startAsking(maxDelay: string) {
  const app = await buildTestApp({ LOCI_MAX_DELAY: maxDelay });
  return (
    addressOf: (n: number) => string,
    times: number,
    remoteAddress = "192.0.2.1",
  ): Promise<LightMyRequestResponse[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => app.inject({ url: addressOf(n), remoteAddress })));
}

const statusesOf = (answers: { statusCode: number }[]) => new Set(answers.map(({ statusCode }) => statusCode));

test("refuses requests that would wait too long with 503 and Retry-After, and then recovers", async () => {
  const ask = await startAsking("1");
  const answers = await ask(search, 300);
  expect(statusesOf(answers)).toEqual(new Set([200, 503]));
  const refused = answers.find((answer) => answer.statusCode === 503) ?? expect.fail("None was turned away.");
  expect(refused.headers["retry-after"]).toBe("1");
  expect(refused.json()).toEqual({
    statusCode: 503,
    error: "Service Unavailable",
    message: "Too many people are asking just now; try again in a moment.",
  });
  expect(statusesOf(await ask(search, 1))).toEqual(new Set([200]));
});

for (const path of ["/api/health", "/api/ready", "/"])
  test(`answers ${path} even under overload`, async () => {
    const ask = await startAsking("1");
    const [searches, answers] = await Promise.all([ask(search, 300), ask(() => path, 30)]);
    expect(statusesOf(searches)).toContain(503);
    expect(statusesOf(answers)).toEqual(new Set([200]));
  });

test("lets nobody wait for all the requests of another client", async () => {
  const ask = await startAsking("400");
  await ask(search, 1);
  const [flood, visitor] = await Promise.all([
    ask((n) => search(n + 1000), 600, "192.0.2.66"),
    ask((n) => search(n + 5000), 1, "192.0.2.1"),
  ]);
  expect(statusesOf(flood)).toContain(503);
  expect(statusesOf(visitor)).toEqual(new Set([200]));
});

/** @returns How many of the requests for a path that are sent over one connection at once are answered before it ends. */
async function countAnswered(address: string, path: string, requests: number): Promise<number> {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  await once(socket, "connect");
  const request = (connection: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;
  socket.on("error", () => {});
  socket.write(request("keep-alive").repeat(requests - 1) + request("close"));
  const received = await text(socket).catch(() => "");
  return received.split("HTTP/1.1 ").length - 1;
}

test("answers all of a few requests over one connection, and cuts one that sends a thousand at once", async () => {
  const address = await listen(await buildTestApp());
  for (const path of ["/about", "/api/nothing", "/api/health"]) {
    expect([path, await countAnswered(address, path, 30)]).toEqual([path, 30]);
    expect(await countAnswered(address, path, 1000)).toBeLessThan(100);
  }
});

test("counts the time of pages against the API, and all of it: rendering, serializing and compressing", async () => {
  const app = await buildTestApp({ LOCI_MAX_DELAY: "20" });
  const flood = (url: string, accept: string) =>
    Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        app.inject({ url: `${url}+${n}`, headers: { accept, "accept-encoding": "br" } }),
      ),
    );
  const [pages, searches] = await Promise.all([
    flood("/results?q=what+is+faith", "text/html"),
    flood("/api/search?q=what+is+hope", "*/*"),
  ]);
  expect(statusesOf(pages)).toEqual(new Set([200]));
  expect(statusesOf(searches)).toContain(503);
});

test("leaves late results pages to the browser, and then renders them again", async () => {
  const ask = await startAsking("1");
  const isRendered = ({ body }: LightMyRequestResponse) => body.includes("data-rendered");
  const results = (n: number) => `/results?q=what+is+faith+${n}`;
  const answers = await ask(results, 60);
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(new Set(answers.map(isRendered))).toEqual(new Set([true, false]));
  expect((await ask(results, 1)).map(isRendered)).toEqual([true]);
});

test("refuses nothing if there is no limit", async () => {
  const ask = await startAsking("0");
  expect(statusesOf(await ask(search, 300))).toEqual(new Set([200]));
});
