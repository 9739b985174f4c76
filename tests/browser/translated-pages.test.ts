/**
 * Pages that the browser translates: it replaces each text by elements, while React holds on to the text nodes. What
 * changes on the page must neither fail nor lose the page, and must show.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { openAnswer, panelOfSources, question, searchBox, source, tab } from "../support/steps.js";

useBrowser();

/** Translates the page, and what it shows later, as Chrome does. The words stay the same, so that tests find them. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = "script, style, textarea, option, svg, font";
    const translateIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(skipped)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateIn(target);
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector("main")?.setAttribute("data-first", "");
  });
}

/** The page has not been torn down and drawn again since it was translated. */
async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => page.locator("main[data-first]").count()).toBe(1);
}

test("home: suggestions, sources and the counter change", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await page.goto("/");
  await page.getByRole("heading", { name: "Suggested searches" }).waitFor();
  await translate(page);
  await page.getByRole("button", { name: "Refresh" }).click();
  const panel = panelOfSources(page);
  const disclosure = panel.getByRole("button", { name: /^Search sources/ });
  await disclosure.click();
  await panel.getByRole("checkbox", { name: "Wikisource" }).check();
  await panel.getByText("Only Wikisource").waitFor();
  await panel.getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => disclosure.innerText()).toMatch(/all nine/);
  await panel.getByRole("button", { name: "See 3 More" }).click();
  await panel.getByRole("button", { name: "Show Less" }).click();
  // Last, because the list of completions covers what is below the box.
  await searchBox(page).fill("Grace");
  await page.getByText("5/1000").waitFor();
  await expectKept(page);
});

test("an answer: previews, sources and notes come and go, and chosen partners change its marks", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/answers/justification?partner=opc");
  await page.waitForLoadState("networkidle");
  await translate(page);
  const marks = page.locator(".citation-mark");
  const few = await marks.count();
  await marks.first().hover();
  await page.getByRole("dialog").waitFor();
  await page.mouse.move(0, 0);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Add a note to paragraph 1" }).click();
  await page.keyboard.type("A note.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save in Study" }).click();
  await page.getByRole("button", { name: /^Search all/ }).click();
  await expect.poll(() => marks.count()).toBeGreaterThan(few);
  await tab(page, "Sources").click();
  await source(page, 1).click();
  await page
    .getByRole("button", { name: /sources?$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Show all sources" }).click();
  await tab(page, "Answer").click();
  await expectKept(page);
});

test("results, and from there another answer", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results?q=What%20is%20justification%3F");
  await translate(page);
  const related = page.getByRole("region", { name: "Related questions" }).getByRole("link").first();
  const asked = await related.innerText();
  await related.click();
  await expect.poll(() => question(page).innerText()).toBe(asked);
  await tab(page, "Sources").click();
  await source(page, 1).click();
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("heading", { name: "Suggested searches" }).waitFor();
});

test("Library and Scripture: topics, books and translations", async () => {
  const page = await openPage(STILL);
  await page.goto("/library");
  await page.getByRole("navigation", { name: "Index letters" }).waitFor();
  await translate(page);
  await page
    .getByRole("link", { name: /XIV Salvation/ })
    .first()
    .click();
  await page.getByRole("navigation", { name: "Topics before and after" }).getByRole("link").last().click();
  await page.getByRole("main").getByRole("link", { name: "Library" }).click();
  await page.getByRole("link", { name: /^Books and chapters/ }).click();
  const newTestament = page.getByRole("region", { name: "New Testament" });
  await newTestament.getByRole("link", { name: /^Romans/ }).click();
  const chapters = page.getByRole("region", { name: "Chapters" });
  await chapters.getByRole("link", { name: /^Romans 8 / }).click();
  await page.getByRole("button", { name: "World English Bible" }).click();
  await page.getByText("no condemnation to those who are in Christ Jesus").waitFor();
  await page.getByRole("button", { name: "King James Version" }).click();
  await page.getByText("no condemnation to them which are in Christ Jesus").waitFor();
});

test("Search: filters, their summary, other words and corrected ones", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await page.goto("/search");
  await page.getByText("In the order of the Library").waitFor();
  await translate(page);
  const disclosure = page.getByRole("button", { name: /^Filters/ });
  await disclosure.click();
  await page.getByRole("checkbox", { name: /^Salvation/ }).check();
  await expect.poll(() => disclosure.innerText()).toMatch(/Salvation/);
  await page.getByRole("checkbox", { name: /^CCEL/ }).check();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(() => disclosure.innerText()).toMatch(/none chosen/);
  await page.getByRole("button", { name: /^See \d+ More$/ }).click();
  for (const words of ["justificaton", "salvaton", "zzxxqq", "grace"]) {
    await searchBox(page).fill(words);
    await searchBox(page).press("Enter");
    await expect.poll(() => page.title()).toContain(words);
    await page.getByText("Searching theological resources...").waitFor({ state: "detached" });
  }
  await page.getByText("Best match first").waitFor();
  await expectKept(page);
});

test("Study: lists, their names and their order", async () => {
  const page = await openPage(STILL);
  await page.goto("/study?list=For%20Sunday&answer=grace&answer=justification");
  await page.getByRole("link", { name: "What is grace?" }).waitFor();
  await translate(page);
  await page.getByRole("button", { name: "Add to my Study" }).click();
  await page.getByRole("button", { name: "Move down: What is grace?" }).click();
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await page.keyboard.type(" 2");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "For Sunday 2" }).waitFor();
  await page.getByRole("button", { name: /^Remove from list: What is grace/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await tab(page, "Saved answers (2)").click();
  await page.getByRole("button", { name: "Reading lists" }).first().click();
  await page.getByRole("button", { name: "Add a note" }).first().click();
  await page.keyboard.type("A note.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await tab(page, "Notes (1)").click();
  await page.getByText("A note.").waitFor();
});

test("Settings: every choice", async () => {
  const page = await openPage(STILL);
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: /^Wikisource/ }).waitFor();
  await translate(page);
  const main = page.getByRole("main");
  for (const choice of await main.getByRole("radio").all()) await choice.check({ force: true });
  const sources = main.getByRole("region", { name: "Default sources" });
  await sources.getByRole("button", { name: "Select all" }).click();
  await sources.getByText("9 of 9").waitFor();
  await sources.getByRole("button", { name: "Clear" }).click();
  await sources.getByText("0 of 9").waitFor();
  await main.getByText("Show the keys").click();
  await main.getByRole("checkbox", { name: /^Use keys that work alone/ }).click();
  await expectKept(page);
});
