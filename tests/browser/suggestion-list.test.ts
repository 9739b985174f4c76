/** The suggestions under the search box. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { expectFocus, overflowsSideways, question, searchBox, tab } from "../support/steps.js";

useBrowser();

const TYPED = "justification";

const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const rows = (page: Page) => list(page).getByRole("option");

/** The active row for screen readers, while the focus stays in the box. */
async function activeRow(page: Page): Promise<string | null> {
  const id = await searchBox(page).getAttribute("aria-activedescendant");
  return id === null ? null : questionOf(await page.locator(`#${id}`).locator("span").innerText());
}

/** The question of a row, without its other phrasing. */
function questionOf(row: string): string {
  return row.replace(/\s*also asked as .*/s, "");
}

/** Types into the search box of the home screen, and waits for the list. */
async function typeSome(page: Page): Promise<string[]> {
  await page.goto("/");
  await searchBox(page).pressSequentially(TYPED);
  await rows(page).getByText("What is justification?", { exact: true }).waitFor();
  return (await rows(page).locator("span").allInnerTexts()).map(questionOf);
}

test("offers at most five questions with their topics, and the typed words in bold; the box keeps the focus", async () => {
  const page = await openPage(STILL);
  const offered = await typeSome(page);
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.length).toBeLessThanOrEqual(5);
  await expect.poll(() => rows(page).first().locator("b").innerText()).toMatch(/^justification$/i);
  await rows(page).getByText(/^Of /).first().waitFor();
  await expectFocus(searchBox(page));
  expect(await searchBox(page).getAttribute("aria-controls")).toBe(await list(page).getAttribute("id"));
  await page.getByText(`${offered.length} suggestions`, { exact: true }).waitFor({ state: "attached" });
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => activeRow(page)).not.toBeNull();
  await expectNoViolations(page);
});

test("on a phone, fits the screen, closes on a tap outside, and takes a tap on a row", async () => {
  const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  const [first = ""] = await typeSome(page);
  expect(await overflowsSideways(page)).toBe(false);
  for (const row of await rows(page).all())
    expect((await row.boundingBox())?.height, await row.innerText()).toBeGreaterThanOrEqual(44);
  await page.getByRole("heading", { level: 1 }).tap();
  await expect.poll(() => list(page).count()).toBe(0);
  await searchBox(page).press("End");
  await page.keyboard.type("?");
  await rows(page).first().tap();
  await tab(page, "Answer").waitFor();
  expect(await question(page).innerText()).toBe(first);
});
