/** Runs axe-core on the current state of a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PHONE } from "./browser.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Hides the rest of long lists from axe, because their entries are alike. Excluding them would take longer than checking
 * them: axe compares each excluded element with every element of the page.
 */
const SHORT_LISTS = "main li:nth-child(n + 6) { visibility: hidden !important }";

/**
 * Expects axe to find no violations, in the light theme at the first size and in the dark theme at the last. All rules
 * apply, including best practices.
 *
 * @param sizes - A single one if the state exists at one size only.
 */
export async function expectNoViolations(page: Page, sizes = [DESKTOP, PHONE]): Promise<void> {
  for (const [colorScheme, size] of [
    ["light", sizes.at(0)],
    ["dark", sizes.at(-1)],
  ] as const) {
    await page.setViewportSize(size ?? DESKTOP);
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
    expect({ size, colorScheme, violations: await findViolations(page) }).toEqual({
      size,
      colorScheme,
      violations: [],
    });
  }
}

async function findViolations(page: Page): Promise<string[]> {
  // Injected once per document, because it is half a megabyte to send and compile.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  // Preloading serves only rules that are not in use.
  const options = { resultTypes: ["violations"], preload: false };
  const { violations } = await page.evaluate<AxeResults>(`(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(SHORT_LISTS)});
    document.adoptedStyleSheets.push(sheet);
    const results = await axe.run(${JSON.stringify(options)});
    document.adoptedStyleSheets.pop();
    return results;
  })()`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
