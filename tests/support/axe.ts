/** Runs axe-core on the current state of a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PHONE } from "./browser.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules whose results can differ between themes; the markup is the same in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Expects axe to find no violations in these sizes and in both themes. All rules apply, including best practices; in
 * the second theme, only the rules on colours.
 */
export async function expectNoViolations(page: Page, sizes = [DESKTOP, PHONE]): Promise<void> {
  for (const size of sizes)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
      const violations = await findViolations(page, colorScheme === "dark" ? COLOUR_RULES : null);
      expect({ width: size.width, colorScheme, violations }).toEqual({
        width: size.width,
        colorScheme,
        violations: [],
      });
    }
}

async function findViolations(page: Page, rules: string[] | null): Promise<string[]> {
  // Injected once per document, because it is half a megabyte to send and compile.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  // Preloading serves only rules that are not in use.
  const options = { resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
