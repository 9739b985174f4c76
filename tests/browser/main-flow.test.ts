/** The main flow: from a question to its answer and its sources, by mouse and by keyboard alone. */
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { holdRequests } from "../support/hold-requests.js";
import { ask, expectAddress, expectFocus, question, searchBox, source, tab, tabTo } from "../support/steps.js";

useBrowser();

test("by mouse: a question, its answer, a source, a mark in the text and back", async () => {
  const page = await openPage();
  await page.goto("/");
  await ask(page, "What is justification?");
  await expectAddress(page, "/results?q=What%20is%20justification%3F");
  await question(page).getByText("What is justification?").waitFor();
  await tab(page, "Answer").waitFor();

  await tab(page, "Sources").click();
  await source(page, 1).click();
  await page.getByRole("link", { name: /^Read on / }).waitFor();
  await expect.poll(() => source(page, 1).getAttribute("aria-expanded")).toBe("true");
  await source(page, 1).click();
  await expect.poll(() => source(page, 1).getAttribute("aria-expanded")).toBe("false");

  await tab(page, "Answer").click();
  const mark = page.getByRole("link", { name: "Source 2", exact: true }).first();
  const markId = await mark.getAttribute("id");
  await mark.click();
  await expectFocus(source(page, 2));
  await expect.poll(() => source(page, 2).getAttribute("aria-expanded")).toBe("true");
  await page.getByRole("button", { name: "Back to text" }).click();
  await expectFocus(page.locator(`#${markId}`));
  await expect.poll(() => tab(page, "Answer").getAttribute("aria-selected")).toBe("true");
});

test("by keyboard alone, with visible focus at every step", async () => {
  const page = await openPage();
  await page.goto("/");
  await expectFocus(searchBox(page));
  await page.keyboard.type("What is salvation?");
  await page.keyboard.press("Enter");
  await expectAddress(page, "/results?q=What%20is%20salvation%3F");
  await expectFocus(question(page));

  await tabTo(page, tab(page, "Answer"));
  await page.keyboard.press("ArrowRight");
  await expectFocus(tab(page, "Sources"));
  await tabTo(page, source(page, 1));
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: /^Read on Orthodox Presbyterian Church/ });
  await tabTo(page, link);
  await expect.poll(() => link.getAttribute("href")).toMatch(/^https:\/\/www\.opc\.org\//);

  await tabTo(page, tab(page, "Sources"), "Shift+Tab");
  await page.keyboard.press("ArrowLeft");
  await expectFocus(tab(page, "Answer"));
  const mark = page.getByRole("link", { name: "Source 2", exact: true }).first();
  await tabTo(page, mark);
  await page.getByRole("dialog", { name: "Source 2" }).waitFor();
  await page.keyboard.press("Enter");
  await expectFocus(source(page, 2));
  await tabTo(page, page.getByRole("button", { name: "Back to text" }));
  await page.keyboard.press("Enter");
  await expectFocus(mark);
});

test("the first Tab on a page leads past the sidebar", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await searchBox(page).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expectFocus(skip);
  await page.keyboard.press("Enter");
  await expectFocus(page.getByRole("main"));
  await tabTo(page, searchBox(page));
});

test("a suggestion fills the search box and starts its search", async () => {
  const page = await openPage();
  const release = await holdRequests(page, /\/assets\/results-.*\.js$/);
  await page.goto("/");
  await page.getByRole("link", { name: /What is justification\?/ }).click();
  await expect.poll(() => searchBox(page).inputValue()).toBe("What is justification?");
  release();
  await expectAddress(page, "/results?q=What%20is%20justification%3F");
  await tab(page, "Answer").waitFor();
});
