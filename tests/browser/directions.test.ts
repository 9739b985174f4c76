/** What a visitor writes in a language that runs from right to left. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { ask, openAnswer, question, recentSearches, searchBox, sidebar } from "../support/steps.js";

useBrowser();

const HEBREW = "מהי החסד?";
const ARABIC = "ما هي النعمة؟";

test("a question runs from right to left in the box, over the page and among the recent searches", async () => {
  const page = await openPage(STILL);
  await page.goto("/");
  await expect.poll(() => directionOf(searchBox(page))).toBe("ltr");
  await searchBox(page).fill(HEBREW);
  await expect.poll(() => directionOf(searchBox(page))).toBe("rtl");
  await ask(page, HEBREW);
  await expect.poll(() => directionOf(question(page).filter({ hasText: HEBREW }))).toBe("rtl");
  const entry = recentSearches(page).getByText(HEBREW);
  await expect.poll(() => directionOf(entry)).toBe("rtl");
});

test("a note and the name of a list run from right to left, written and read", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/answers/grace");
  await page.getByRole("button", { name: "Save in Study" }).click();
  await sidebar(page).getByRole("link", { name: "Study", exact: true }).click();
  await page.getByRole("button", { name: "Add a note", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Your note" });
  await field.fill(ARABIC);
  await expect.poll(() => directionOf(field)).toBe("rtl");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => directionOf(page.getByText(ARABIC))).toBe("rtl");
  await page.getByRole("tab", { name: /^Lists/ }).click();
  const name = page.getByRole("textbox", { name: "New reading list" });
  await name.fill(HEBREW);
  await expect.poll(() => directionOf(name)).toBe("rtl");
  await name.press("Enter");
  await expect.poll(() => directionOf(page.getByRole("heading", { name: HEBREW }))).toBe("rtl");
});

/** What the browser makes of the text; null while the element is not there. */
function directionOf(element: Locator): Promise<string | null> {
  return element
    .evaluate((shown) => getComputedStyle(shown).direction, undefined, { timeout: 1_000 })
    .catch(() => null);
}
