/** The home screen: the search box, the suggestions, and an answer shown there. */
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { addressOf, expectFocus, panelOfSources, question, searchBox, source, tab } from "../support/steps.js";

useBrowser();

test("Shift+Enter makes a line, and the box grows with it", async () => {
  const page = await openPage();
  await page.goto("/");
  await expectFocus(searchBox(page));
  await page.keyboard.type("What is grace");
  const before = await searchBox(page).boundingBox();
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and whom does it reach?");
  await expect.poll(() => searchBox(page).inputValue()).toBe("What is grace\nand whom does it reach?");
  expect((await searchBox(page).boundingBox())?.height).toBeGreaterThan(before?.height ?? 0);
  expect(addressOf(page)).toBe("/");
});

test("shows the answer card with chips, two tabs and collapsible sources", async () => {
  const page = await openPage();
  await openAnswerCard(page);
  const card = page.getByRole("article").first();
  await expect.poll(() => question(page).textContent()).toBe("What is salvation?");
  await panelOfSources(page).waitFor();
  await expect.poll(() => card.getByRole("button", { name: /CCEL 4 sources/ }).count()).toBe(1);
  await expect.poll(() => page.getByRole("tab").allTextContents()).toEqual(["Answer", "Sources (8)"]);
  await expect.poll(() => tab(page, "Answer").getAttribute("aria-selected")).toBe("true");

  await tab(page, "Sources (8)").click();
  const row = page
    .getByRole("article")
    .filter({ has: source(page, 1) })
    .last();
  await expect.poll(() => source(page, 1).getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => row.locator("img").getAttribute("src")).toBe("/logos.svg#opc");
  await expect.poll(() => row.innerText()).toMatch(/Westminster Larger Catechism, Q\.\u00a030/);
  await expect.poll(() => row.innerText()).toMatch(/Westminster Assembly, 1647\s+Orthodox Presbyterian Church/);
  await expect.poll(() => page.getByRole("link", { name: /^Read on/ }).count()).toBe(0);

  await source(page, 1).click();
  const link = row.getByRole("link", { name: "Read on Orthodox Presbyterian Church" });
  await expect.poll(() => link.getAttribute("target")).toBe("_blank");
  await expect.poll(() => link.locator("svg").count()).toBe(1);
  await expect.poll(() => link.getAttribute("href")).toMatch(/^https:\/\/www\.opc\.org\//);
  await Promise.all([page.context().waitForEvent("page"), link.click()]);
  expect(addressOf(page)).toBe("/?q=What%20is%20salvation%3F&tab=sources");
});

async function openAnswerCard(page: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  await page.goto("/?q=What%20is%20salvation%3F");
  await tab(page, "Answer").waitFor();
}
