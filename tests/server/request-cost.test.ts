/** No request may cost much more than another, whatever is in it: the longest texts, by generators. */
import { test } from "vitest";
import { expectBoundedCost, textRoutes } from "../support/request-cost.ts";
import { useSeededApp } from "../support/test-app.ts";

for (const route of Object.keys(textRoutes))
  test(`bounds the cost of a text at ${route}`, async () => {
    await expectBoundedCost(await useSeededApp(), route, 300);
  });
