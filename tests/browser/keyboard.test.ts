/** Moving through sources and answers with J and K. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { expectFocus, openAnswer, source } from "../support/steps.js";

useBrowser();

const headings = (page: Page) => page.getByRole("region", { name: "Answers" }).getByRole("heading", { level: 2 });

test("J and K go through the sources of an answer, and Enter opens one", async () => {
  const page = await openPage({ ...STILL, fresh: true });
  // As in Safari before 17.4.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await openAnswer(page, "/results?tab=sources");
  await page.keyboard.press("j");
  await expectFocus(source(page, 1));
  await page.keyboard.press("j");
  await expectFocus(source(page, 2));
  await page.keyboard.press("Enter");
  await expect.poll(() => source(page, 2).getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("k");
  await expectFocus(source(page, 1));
  await page.keyboard.press("k");
  await expectFocus(source(page, 1));
});

test("J goes through the answers of a search", async () => {
  const page = await openPage(STILL);
  await page.goto("/search?q=grace");
  await headings(page).first().waitFor();
  await page.locator("main").focus();
  await page.keyboard.press("j");
  await expectFocus(headings(page).nth(0).getByRole("link"));
  await page.keyboard.press("j");
  await expectFocus(headings(page).nth(1).getByRole("link"));
});
