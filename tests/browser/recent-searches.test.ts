/** Recent Searches: the list in the sidebar, kept on this device. */
import { expect, test } from "vitest";
import { openPage, useBrowser, useSharedPage } from "../support/browser.js";
import { ask, expectAddress, openAnswer, question, recentSearches, sidebar, tab } from "../support/steps.js";

useBrowser();
const sharedPage = useSharedPage();

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

test("begins with eight searches, open, in an area of 400 px that scrolls", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 1200 } });
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

test("a click runs a search again on the home screen and shows its answer card", async () => {
  const page = await sharedPage();
  await openAnswer(page, "/results");
  await sidebar(page).getByRole("link", { name: "What is Reformed theology?" }).click();
  await expectAddress(page, "/?q=What%20is%20Reformed%20theology%3F");
  await tab(page, /^Sources \(\d+\)$/).waitFor();
  await expect.poll(() => question(page).textContent()).toBe("What is Reformed theology?");
  await expect.poll(() => recentSearches(page).allTextContents()).toEqual(FIRST_ENTRIES);
});

test("puts a new question at the front, none twice, and keeps the list over a reload", async () => {
  const page = await sharedPage();
  await page.goto("/");
  await ask(page, "What is justification?");
  await tab(page, "Answer").waitFor();
  const grown = ["What is justification?", ...FIRST_ENTRIES];
  await expect.poll(() => recentSearches(page).allTextContents()).toEqual(grown);

  await page.getByRole("link", { name: "Ask another question" }).click();
  await ask(page, "  what is   COMMON grace? ");
  await tab(page, "Answer").waitFor();
  await expect.poll(() => recentSearches(page).allTextContents()).toEqual(grown);

  await page.reload();
  await tab(page, "Answer").waitFor();
  await expect.poll(() => recentSearches(page).allTextContents()).toEqual(grown);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("history") ?? ""))).toEqual(grown);
});

test("the default question, which nobody asked, is not remembered", async () => {
  const page = await sharedPage();
  await openAnswer(page, "/results");
  await expect.poll(() => recentSearches(page).allTextContents()).toEqual(FIRST_ENTRIES);
});
