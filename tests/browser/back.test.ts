/** Back undoes the last step. */
import { expect, test } from "vitest";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { expectAddress, expectFocus, openAnswer, source } from "../support/steps.js";

useBrowser();

const SALVATION = "/results?q=What%20is%20salvation%3F";

test("Back leads from a source to its mark, even after a reload; Forward leads to the source again", async () => {
  const page = await openPage(STILL);
  await page.goto("/settings");
  await openAnswer(page, SALVATION);
  const mark = page.getByRole("link", { name: "Source 7", exact: true }).first();
  // Before the window reports that it has scrolled.
  await mark.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: "center" });
    element.click();
  });
  await expectFocus(source(page, 7));
  await page.goBack();
  await expectFocus(mark);
  await expect.poll(() => mark.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  await expect.poll(() => mark.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(800);
  await page.goForward();
  await expectFocus(source(page, 7));
  await page.reload();
  await expectFocus(source(page, 7));
  await page.goBack();
  await expectFocus(mark);
  await expectAddress(page, SALVATION);
  await page.goBack();
  await expectAddress(page, "/settings");
});

test("a filter of Search does not scroll the page", async () => {
  const page = await openPage(STILL);
  await page.goto("/search?q=grace");
  const sources = page.getByRole("group", { name: "Sources" });
  const box = sources.getByRole("checkbox", { name: /^OPC/ });
  // Near the bottom of the window, so that the page stays long enough not to scroll when the list shrinks.
  await box.evaluate((element) => element.scrollIntoView({ block: "end" }));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await box.click();
  await expectAddress(page, "/search?q=grace&partner=opc");
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expectFocus(box);
});
