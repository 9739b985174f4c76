/** What strangers send for a long time: no request costs much more than another, and nothing of it stays in memory. */
import { expect, test } from "vitest";
import { apiRoutes, expectBoundedCost, pageRoutes } from "../support/request-cost.ts";
import { useSeededApp } from "../support/test-app.ts";

/** One route for each kind of work that a text causes. */
const ROUTES = ["/api/search", "/api/answers", "/api/suggest", "/results", "/api/scripture", "/api/questions"];
/** Requests in all: half of them fill the caches, and the other half may add little to that. */
const REQUESTS = 5000;
/** Maximum growth of the heap and of the buffers beside it, in MB. */
const MAX_GROWTH = 30;

/** @returns What is in memory once the garbage is collected, in MB. */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

test("bounds the cost of thousands of texts, and the memory that they leave behind", {
  timeout: 3_600_000,
}, async () => {
  const app = await useSeededApp();
  const askAll = async () => {
    for (const route of ROUTES) {
      const { greatest, median } = await expectBoundedCost(app, route, Math.ceil(REQUESTS / 2 / ROUTES.length));
      console.log(`${route}: ${greatest.toFixed(1)} ms at most, ${median.toFixed(2)} ms for an ordinary request`);
    }
  };
  await askAll();
  const before = memory();
  await askAll();
  const growth = memory() - before;
  console.log(`The memory has grown by ${growth.toFixed(1)} MB.`);
  expect(growth).toBeLessThan(MAX_GROWTH);
});

test("bounds the cost of hundreds of texts at every other route", { timeout: 3_600_000 }, async () => {
  for (const route of [...apiRoutes, ...pageRoutes])
    if (!ROUTES.includes(route)) await expectBoundedCost(await useSeededApp(), route, 300);
});
