/** What the pages weigh where visitors land. */
import { gzipSync } from "node:zlib";
import type { Response } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";

useBrowser();

/** The most that a page may load before anyone does anything, in bytes after gzip; its own markup before. */
const LIMITS = [
  ["/", { document: 35_000, script: 110_000, stylesheet: 15_000 }],
  ["/answers/justification", { document: 60_000, script: 168_500, stylesheet: 15_000 }],
  ["/library", { document: 150_000, script: 190_000, stylesheet: 15_000 }],
] as const;

test.each(LIMITS)("%s stays within its budget", async (path, limits) => {
  const page = await openPage({ fresh: true });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const weight = { document: 0, script: 0, stylesheet: 0 };
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === "document") weight.document += (await response.body()).length;
    if (type === "script" || type === "stylesheet")
      weight[type] += gzipSync(await response.body(), { level: 9 }).length;
  }
  for (const [type, limit] of Object.entries(limits)) {
    const bytes = weight[type as keyof typeof weight];
    expect([type, bytes, bytes > limit / 2, bytes <= limit]).toEqual([type, bytes, true, true]);
  }
});
