/** Recent Searches: the list in the sidebar, stored on this device. */
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { recentSearches, sidebar } from "../support/steps.js";

useBrowser();

const FIRST_ENTRIES = [
  "What is Reformed theology?",
  "How does predestination work?",
  "What are the five points of Calvinism?",
  "Explain covenant theology",
  "What is the Westminster Confession?",
  "How should I study systematic theology?",
  "What is common grace?",
  "Explain limited atonement.",
];

test("starts with eight searches, open, in a scrolling area of 400 px", async () => {
  const page = await openPage({ fresh: true, viewport: { width: 1280, height: 1200 } });
  await page.addInitScript(() => {
    if (localStorage.getItem("history") === null && location.hash === "#long")
      localStorage.setItem("history", JSON.stringify(Array.from({ length: 60 }, (_, index) => `Question ${index}?`)));
  });
  await page.goto("/");
  await expect.poll(() => recentSearches(page).allTextContents()).toEqual(FIRST_ENTRIES);
  const toggle = sidebar(page).getByRole("button", { name: "Recent Searches" });
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
  await toggle.click();
  await expect.poll(() => recentSearches(page).count()).toBe(0);
  await toggle.click();
  await expect.poll(() => recentSearches(page).count()).toBe(8);

  await page.goto("/settings#long");
  await page.reload();
  const area = page.locator("#recent-list");
  await recentSearches(page).nth(59).waitFor();
  expect((await area.boundingBox())?.height).toBe(400);
  expect(await area.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
});
