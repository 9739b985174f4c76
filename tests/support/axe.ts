/** axe-core, run in the page as it is now. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PHONE } from "./browser.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Lets axe look at the page in both themes and in these sizes. Every rule counts, those for good practice too. */
export async function expectNoViolations(page: Page, sizes = [DESKTOP, PHONE]): Promise<void> {
  for (const size of sizes)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
      const violations = await findViolations(page);
      expect({ width: size.width, colorScheme, violations }).toEqual({
        width: size.width,
        colorScheme,
        violations: [],
      });
    }
}

async function findViolations(page: Page): Promise<string[]> {
  // Half a megabyte to send and to compile: once for each document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  // What axe would fetch ahead serves rules that are not in use.
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'], preload: false })",
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
