/** What strangers send for a long time: no request costs much more than another, and nothing of it stays in memory. */
import { expect, test } from "vitest";
import { expectBoundedCost, textRoutes } from "../support/request-cost.ts";
import { useSeededApp } from "../support/test-app.ts";

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
  // The caches of a revision fill once, each to its limit.
  for (const route of Object.keys(textRoutes)) await expectBoundedCost(app, route, 500);
  const before = memory();
  for (const route of Object.keys(textRoutes)) {
    const { greatest, median } = await expectBoundedCost(app, route, REQUESTS);
    console.log(`${route}: ${greatest.toFixed(1)} ms at most, ${median.toFixed(2)} ms for an ordinary request`);
  }
  const growth = memory() - before;
  console.log(`The memory has grown by ${growth.toFixed(1)} MB.`);
  expect(growth).toBeLessThan(MAX_GROWTH);
});
