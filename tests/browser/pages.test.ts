import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import {
  ask,
  expectAddress,
  expectFocus,
  openAnswer,
  overflowsSideways,
  question,
  recentSearches,
  searchBox,
  sidebar,
  storedLists,
  tab,
  toast,
} from "../support/steps.js";

useBrowser();

test("Search: words, a list of answers, filters in the address, an answer and back", async () => {
  const page = await openPage();
  await page.goto("/search");
  await expectFocus(searchBox(page));
  await ask(page, "justification");
  await expectAddress(page, "/search?q=justification");
  const hits = page.getByRole("region", { name: "Answers" }).getByRole("article");
  await hits.first().getByRole("link", { name: "What is justification?" }).waitFor();
  await page.getByText("Best match first").waitFor();
  expect(await hits.first().locator("mark").first().textContent()).toMatch(/^justification$/i);
  const all = await hits.count();

  await page
    .getByRole("group", { name: "Topics" })
    .getByRole("checkbox", { name: /^Salvation/ })
    .click();
  await expectAddress(page, "/search?q=justification&topic=salvation");
  await expect.poll(() => hits.count()).toBeLessThan(all);
  await page.getByRole("group", { name: "Sources" }).getByRole("checkbox", { name: /^CCEL/ }).click();
  await expectAddress(page, "/search?q=justification&topic=salvation&partner=ccel");
  await page
    .getByRole("status")
    .getByText(/answers? of /)
    .waitFor();

  await hits.first().getByRole("link", { name: "What is justification?" }).click();
  await tab(page, "Answer").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Remove filter Salvation" }).click();
  await expectAddress(page, "/search?q=justification&partner=ccel");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expectAddress(page, "/search?q=justification");
  await expect.poll(() => hits.count()).toBe(all);
});

test("Search: a filter's checkbox changes at once, before the address and the list", async () => {
  const page = await openPage();
  await page.goto("/search?q=justification");
  const box = page.getByRole("group", { name: "Topics" }).getByRole("checkbox", { name: /^Salvation/ });
  const click = () =>
    box.evaluate((element: HTMLInputElement) => {
      element.click();
      return element.checked;
    });
  expect(await click()).toBe(true);
  await expectAddress(page, "/search?q=justification&topic=salvation");
  expect(await click()).toBe(false);
  await expectAddress(page, "/search?q=justification");
});

test("Library: the links to the index and to its letters scroll to them", async () => {
  const page = await openPage();
  await page.goto("/library");
  await page.getByRole("link", { name: "Index of questions" }).click();
  const heading = page.getByRole("heading", { name: "Index of questions" });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 9_999).toBeLessThan(200);
  await page.getByRole("navigation", { name: "Index letters" }).getByRole("link", { name: "J" }).click();
  await expectFocus(page.getByRole("heading", { level: 3, name: "J" }));
});

test("Study: a saved answer, a note on it, a reading list, kept across a reload, exported, removed and undone", async () => {
  const page = await openPage();
  await openAnswer(page, "/results");
  await page.getByRole("button", { name: "Save in Study" }).click();
  await page.getByRole("button", { name: "Add a note to paragraph 2" }).click();
  await expectFocus(page.getByRole("textbox", { name: "Your note" }));
  await page.keyboard.type("Read this again.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await sidebar(page).getByRole("link", { name: "Study", exact: true }).click();
  await page.getByRole("link", { name: "What is salvation?" }).first().waitFor();
  await page.getByRole("link", { name: "on ¶ 2" }).waitFor();

  await tab(page, /^Lists/).click();
  await page.getByRole("textbox", { name: "New reading list" }).fill("For winter");
  await page.getByRole("button", { name: "Create" }).click();
  await expect.poll(() => storedLists(page)).toEqual([[]]);
  await page.reload();
  await page.getByRole("region", { name: "For winter" }).waitFor();
  expect(await page.getByRole("tab").allTextContents()).toEqual(["Saved answers (1)", "Notes (1)", "Lists (1)"]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as Markdown" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^loci-study-\d{4}-\d\d-\d\d\.md$/);

  await tab(page, "Notes (1)").click();
  await page.getByRole("button", { name: "Remove note" }).click();
  await tab(page, /^Notes$/).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await tab(page, "Notes (1)").waitFor();
  await page.getByRole("link", { name: "on ¶ 2" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
});

test("Settings: on the narrowest page, the names of the text sizes fit on one line each", async () => {
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  await page.goto("/settings");
  const sizes = page.getByRole("group", { name: "Text size" }).getByRole("button");
  for (const name of ["Large", "Largest"]) {
    await page.getByRole("button", { name: "Larger text" }).click();
    await page.getByRole("region", { name: "Text size" }).getByText(name, { exact: true }).waitFor();
    const torn = await sizes.evaluateAll((all) =>
      all.filter((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return words.getClientRects().length > 1 || button.scrollWidth > button.clientWidth;
      }),
    );
    expect({ name, torn: torn.length, sideways: await overflowsSideways(page) }).toEqual({
      name,
      torn: 0,
      sideways: false,
    });
  }
});

test("Settings: everything stored is cleared, databases and cookies included", async () => {
  const page = await openPage();
  await openAnswer(page, "/results?q=What%20is%20grace%3F");
  await page.getByRole("button", { name: "Save in Study" }).click();
  await page.keyboard.press("Control+b");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await page.getByText("Saved answers").locator("xpath=following-sibling::dd").getByText("1").waitFor();
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page
    .getByRole("group", { name: /^Clear everything stored/ })
    .getByRole("button", { name: "Clear" })
    .click();
  await toast(page, "Everything cleared").waitFor();
  await page.reload();
  await question(page).getByText("Settings").waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  await expect.poll(() => recentSearches(page).count()).toBe(8);
  await page.getByText("Saved answers").locator("xpath=following-sibling::dd").getByText("0").waitFor();
});
