/** The list under the search box while a question is typed: questions to choose from, never in the way. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, PHONE, STILL, useBrowser, useSharedPage } from "../support/browser.js";
import {
  addressOf,
  expectAddress,
  expectFocus,
  overflowsSideways,
  question,
  searchBox,
  tab,
} from "../support/steps.js";

useBrowser();
const sharedPage = useSharedPage();

const TYPED = "justification";

const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const rows = (page: Page) => list(page).getByRole("option");

/** The row that a screen reader is told of while the focus stays in the box. */
async function activeRow(page: Page): Promise<string | null> {
  const id = await searchBox(page).getAttribute("aria-activedescendant");
  return id === null ? null : questionOf(await page.locator(`#${id}`).locator("span").innerText());
}

/** The question of a row, without the other way to ask it. */
function questionOf(row: string): string {
  return row.replace(/\s*also asked as .*/s, "");
}

/** Types key by key into the box of the home screen, and waits for the list. */
async function typeSome(page: Page): Promise<string[]> {
  await page.goto("/");
  await searchBox(page).pressSequentially(TYPED);
  await rows(page).getByText("What is justification?", { exact: true }).waitFor();
  return (await rows(page).locator("span").allInnerTexts()).map(questionOf);
}

test("offers at most five questions, with what was typed in bold and their heads; the box keeps the focus", async () => {
  const page = await sharedPage();
  const offered = await typeSome(page);
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.length).toBeLessThanOrEqual(5);
  await expect.poll(() => rows(page).first().locator("b").innerText()).toMatch(/^justification$/i);
  await rows(page).getByText(/^Of /).first().waitFor();
  await expectFocus(searchBox(page));
  expect(await searchBox(page).getAttribute("aria-controls")).toBe(await list(page).getAttribute("id"));
  await page.getByText(`${offered.length} suggestions`, { exact: true }).waitFor({ state: "attached" });
});

test("arrows go down and up through the rows and the typed words, and Enter searches the row", async () => {
  const page = await sharedPage();
  const [first = "", second = ""] = await typeSome(page);
  await page.keyboard.press("ArrowDown");
  expect(await activeRow(page)).toBe(first);
  await page.keyboard.press("ArrowDown");
  expect(await activeRow(page)).toBe(second);
  await expect
    .poll(async () => questionOf(await list(page).getByRole("option", { selected: true }).innerText()))
    .toContain(second);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await activeRow(page)).toBeNull();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await activeRow(page)).toBe(first);
  expect(addressOf(page)).toBe("/");

  await page.keyboard.press("Enter");
  await tab(page, "Answer").waitFor();
  expect(await question(page).innerText()).toBe(first);
  expect(await list(page).count()).toBe(0);
});

test("questions come first, and another way to ask one only beside its question, which it searches", async () => {
  const page = await sharedPage();
  await page.goto("/");
  await searchBox(page).pressSequentially("just");
  await rows(page).first().waitFor();
  await expect.poll(() => rows(page).first().locator("span").innerText()).toBe("What is justification?");
  const alias = rows(page).filter({ hasText: "also asked as" }).first();
  await expect.poll(() => alias.locator("span").innerText()).toMatch(/^[A-Z].*\?\s*also asked as “[A-Z][^”]*”$/s);
  const asked = questionOf(await alias.locator("span").innerText());
  await alias.click();
  await tab(page, "Answer").waitFor();
  expect(await question(page).innerText()).toBe(asked);
});

test("Escape closes it and keeps words and focus; Enter then searches the words as they are", async () => {
  const page = await sharedPage();
  await typeSome(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect.poll(() => list(page).count()).toBe(0);
  await expect.poll(() => searchBox(page).inputValue()).toBe(TYPED);
  await expectFocus(searchBox(page));
  await page.keyboard.press("Enter");
  await expectAddress(page, "/results?q=justification");
});

test("the pointer marks a row, and a click searches it", async () => {
  const page = await sharedPage();
  const [, second = ""] = await typeSome(page);
  await rows(page).nth(1).hover();
  await expect.poll(() => activeRow(page)).toBe(second);
  await rows(page).nth(1).click();
  await tab(page, "Answer").waitFor();
  expect(await question(page).innerText()).toBe(second);
});

test("typing goes on while the list is slow, and Enter does not wait for it", async () => {
  const page = await sharedPage();
  let asked = 0;
  await page.route("**/api/suggest?**", () => {
    asked += 1; // and never answered
  });
  await page.goto("/");
  await searchBox(page).pressSequentially("what is");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await searchBox(page).pressSequentially(" justification?");
  await expect.poll(() => searchBox(page).inputValue()).toBe("what is justification?");
  await page.keyboard.press("Enter");
  await expectAddress(page, "/results?q=what%20is%20justification%3F");
});

test("closes when one clicks elsewhere, and on a phone fits the screen and takes a tap", async () => {
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

test("has nothing for axe to find, with a row marked and without", async () => {
  const page = await openPage(STILL);
  await typeSome(page);
  await expectNoViolations(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => activeRow(page)).not.toBeNull();
  await expectNoViolations(page);
});
