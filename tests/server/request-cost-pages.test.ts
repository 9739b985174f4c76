/** No page may cost much more than another, whatever is in its address: the longest texts, by generators. The long tests try more. */
import { test } from "vitest";
import { expectBoundedCost, pageRoutes } from "../support/request-cost.ts";
import { useSeededApp } from "../support/test-app.ts";

for (const route of pageRoutes)
  test(`bounds the cost of a text at ${route}`, async () => {
    await expectBoundedCost(await useSeededApp(), route, 60);
  });
