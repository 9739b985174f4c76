/** Measures what requests cost the server, in processor time of its thread. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect } from "vitest";
import { loadEncoder } from "../../server/search/encoder/encoder.ts";
import { hostileText } from "./hostile-text.ts";
import type { TestApp } from "./test-app.ts";

type Request = Exclude<Parameters<TestApp["inject"]>[0], string>;

const page = { accept: "text/html" };
const get =
  (path: string, headers = {}) =>
  (text: string): Request => ({ url: path + encodeURIComponent(text), headers });

/** Every route that takes text, with the longest text that it takes, in characters. */
const textRoutes: Record<string, { length: number; ordinary: readonly string[]; request(text: string): Request }> =
  (() => {
    const questions = [
      "what is grace",
      "who is Jesus",
      "is baptism necessary",
      "why do we suffer",
      "what is Romans 8:28 about",
    ];
    const references = ["Rom.8.28-30", "Ps.23", "John 3:16, 18", "1 Cor 13", "Gen.1.1-5"];
    const ids = ["faith", "grace", "salvation", "baptism", "prayer"];
    return {
      "/api/search": { length: 1000, ordinary: questions, request: get("/api/search?q=") },
      "/api/search, verbatim and explained": {
        length: 1000,
        ordinary: questions,
        request: get("/api/search?verbatim=true&explain=1&q="),
      },
      "/api/suggest": { length: 1000, ordinary: questions, request: get("/api/suggest?q=") },
      "/api/opensearch": { length: 1000, ordinary: questions, request: get("/api/opensearch?q=") },
      "/api/answers": { length: 1000, ordinary: questions, request: get("/api/answers?q=") },
      "/results": { length: 1000, ordinary: questions, request: get("/results?q=", page) },
      "/": { length: 1000, ordinary: questions, request: get("/?q=", page) },
      "/search": { length: 1000, ordinary: questions, request: get("/search?q=", page) },
      "/api/questions": {
        length: 300,
        ordinary: questions,
        request: (question) => ({ method: "POST", url: "/api/questions", payload: { question } }),
      },
      "/api/scripture": { length: 200, ordinary: references, request: get("/api/scripture?ref=") },
      "/api/scripture, whole chapters": {
        length: 200,
        ordinary: references,
        request: get("/api/scripture?context=chapter&ref="),
      },
      "/scripture/": { length: 200, ordinary: references, request: get("/scripture/", page) },
      "/answers/": { length: 200, ordinary: ids, request: get("/answers/", page) },
      "/api/answers/": { length: 200, ordinary: ids, request: get("/api/answers/") },
      "/library": { length: 1000, ordinary: ids, request: get("/library?topic=", page) },
      "/anything": { length: 1000, ordinary: ids, request: get("/", page) },
    };
  })();

export const apiRoutes = Object.keys(textRoutes).filter((route) => route.startsWith("/api/"));
export const pageRoutes = Object.keys(textRoutes).filter((route) => !route.startsWith("/api/"));

/**
 * Maximum cost of a request, in costs of encoding the longest text and an ordinary search together, and in costs of an
 * ordinary request of its route. The former is 50 to 130 ms of processor time: a ratio, because machines and their
 * neighbours differ, and some encode four times as fast as others but run JavaScript hardly faster.
 */
const MAX_SEARCHES = 4;
const MAX_RATIO = 50;
/** Times that a request is tried: the collection of garbage costs time at one of them, what the request costs at each. */
const TRIES = 12;

/** @returns The processor time that the calling thread has used, in ms. */
function threadMilliseconds(): number {
  // Counts the threads of the compiler and of the collection of garbage too, but makes Linux bring the file up to date.
  process.cpuUsage();
  // The first figure is the time on a processor, in ns.
  return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ", 1)[0]) / 1e6;
}

/** What `costOfSearch` has returned last; every route is bound by the same. */
let searchCost: number | undefined;

/** @returns What it costs here and now to search, and to encode a text of more tokens than are read, together, in ms. */
async function costOfSearch(app: TestApp): Promise<number> {
  const encoder = await loadEncoder();
  const text = "What is the chief end of man? ".repeat(40);
  const costs: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = threadMilliseconds();
    await encoder.encode(text);
    costs.push(threadMilliseconds() - before + (await costOf(app, get("/api/search?q=")("what is grace"))));
  }
  searchCost = Math.min(...costs);
  return searchCost;
}

let addresses = 0;

/** @returns What a request costs, in ms. No kept response answers it. */
async function costOf(app: TestApp, request: Request): Promise<number> {
  addresses += 1;
  const url = `${request.url}${String(request.url).includes("?") ? "&" : "?"}unread=${addresses}`;
  const before = threadMilliseconds();
  const { statusCode } = await app.inject({ ...request, url });
  const cost = threadMilliseconds() - before;
  expect(statusCode).toBeLessThan(500);
  return cost;
}

/**
 * Expects that no generated request to a route costs more than it may.
 *
 * @returns The greatest cost and that of an ordinary request, in ms.
 */
export async function expectBoundedCost(app: TestApp, route: string, requests: number) {
  const { length, ordinary, request } = textRoutes[route] ?? expect.fail(`There is no route ${route}.`);
  const usual: number[] = [];
  for (let round = 0; round < 4; round += 1) for (const text of ordinary) usual.push(await costOf(app, request(text)));
  // The first round compiles the code.
  const median =
    usual.slice(ordinary.length).sort((a, b) => a - b)[Math.floor((usual.length - ordinary.length) / 2)] ?? 0;
  const boundFor = (search: number) => Math.min(MAX_SEARCHES * search, MAX_RATIO * median);
  let bound = boundFor(searchCost ?? (await costOfSearch(app)));
  let greatest = 0;
  await fc.assert(
    fc.asyncProperty(hostileText(length), async (text) => {
      let cost = await costOf(app, request(text));
      // The machine may have become slower.
      if (cost > bound) bound = boundFor(await costOfSearch(app));
      for (let tries = 1; cost > bound && tries < TRIES; tries += 1)
        cost = Math.min(cost, await costOf(app, request(text)));
      greatest = Math.max(greatest, cost);
      if (cost > bound)
        throw new Error(`${cost.toFixed(1)} ms, of at most ${bound.toFixed(1)}: ${JSON.stringify(text)}`);
    }),
    { numRuns: requests, endOnFailure: true },
  );
  return { greatest, median };
}
