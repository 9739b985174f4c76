/** Recent Searches: the list in the sidebar, stored on this device. */
import { expect, test } from "vitest";
import { openEmpty, openPage, useBrowser } from "../support/browser.js";
import { recentSearches } from "../support/steps.js";

useBrowser();

test("scroll in an area of 400 px", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 1200 } });
  await openEmpty(page);
  await page.evaluate(() => {
    localStorage.setItem("history", JSON.stringify(Array.from({ length: 60 }, (_, index) => `Question ${index}?`)));
  });
  await page.goto("/");
  const area = page.locator("#recent-list");
  await recentSearches(page).nth(59).waitFor();
  expect((await area.boundingBox())?.height).toBe(400);
  expect(await area.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
});
