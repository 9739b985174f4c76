/** The results screen: question, chips, tabs, sources, what one can do with an answer, and what stands beside it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser, useSharedPage } from "../support/browser.js";
import {
  addressOf,
  ask,
  expectAddress,
  expectFocus,
  goWithin,
  openAnswer,
  question,
  source,
  tab,
  toast,
} from "../support/steps.js";

useBrowser();
const sharedPage = useSharedPage();

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const SALVATION = "/results?q=What%20is%20salvation%3F";

test("asks 'What is salvation?' when the address has no question", async () => {
  const page = await sharedPage();
  await openAnswer(page, "/results");
  await expect.poll(() => question(page).textContent()).toBe("What is salvation?");
  await expect.poll(() => page.title()).toBe("What is salvation? · Loci");
  await expect.poll(() => page.getByRole("tab").allTextContents()).toEqual(["Answer", "Sources"]);
  await expect.poll(() => tab(page, "Answer").getAttribute("aria-selected")).toBe("true");
  expect((await page.getByRole("tabpanel").innerText()).length).toBeGreaterThan(1_000);
});

test("lists eight numbered sources, each with a share icon", async () => {
  const page = await sharedPage();
  await openAnswer(page, SALVATION);
  await tab(page, "Sources").click();
  const rows = page.getByRole("tabpanel").getByRole("article");
  await expect.poll(() => rows.count()).toBe(8);
  for (let number = 1; number <= 8; number++) {
    const row = rows.nth(number - 1);
    await expect.poll(() => row.innerText()).toMatch(new RegExp(`^${number}\\s`));
    await row.getByRole("button", { name: `Share source ${number}` }).waitFor();
    await expect.poll(() => source(page, number).getAttribute("aria-expanded")).toBe("false");
  }
});

test("shows chips with counts, most cited first, and a chip leads to the sources of its partner", async () => {
  const page = await sharedPage();
  await openAnswer(page, SALVATION);
  const chips = page.getByRole("button", { name: /\d+ sources?$/ });
  expect((await chips.allTextContents()).map((chip) => chip.replace(/ sources?$/, ""))).toEqual([
    "CCEL 4",
    "OPC 2",
    "CRCNA 1",
    "Wikisource 1",
  ]);
  await page.getByRole("button", { name: /^OPC 2/ }).click();
  await expect.poll(() => page.getByRole("tabpanel").getByRole("article").count()).toBe(2);
  await page.getByRole("button", { name: "Show all sources" }).click();
  await expect.poll(() => page.getByRole("tabpanel").getByRole("article").count()).toBe(8);
});

test("Share copies the link where there is no share sheet, and says so", async () => {
  const page = await openPage(CLIPBOARD);
  await openAnswer(page, SALVATION);
  await page.getByRole("button", { name: "Share" }).click();
  await toast(page, "Link copied").waitFor();
  expect(await clipboard(page)).toBe(new URL("/answers/salvation", page.url()).href);

  await tab(page, "Sources").click();
  await page.getByRole("button", { name: "Share source 1" }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^https:\/\/www\.opc\.org\//);
});

test("Share opens the share sheet where there is one", async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    navigator.share = async (item) => {
      document.body.dataset.shared = JSON.stringify(item);
    };
  });
  const shared = () => page.evaluate(() => JSON.parse(document.body.dataset.shared ?? "null"));
  await openAnswer(page, SALVATION);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(shared).toEqual({
    title: "What is salvation?",
    url: new URL("/answers/salvation", page.url()).href,
  });
  await tab(page, "Sources").click();
  await page.getByRole("button", { name: "Share source 2" }).click();
  await expect.poll(shared).toMatchObject({ title: expect.stringContaining("Heidelberg Catechism") });
});

test("the page prints the answer with numbered endnotes and nothing of the screen around it", async () => {
  const page = await openPage();
  await openAnswer(page, SALVATION);
  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("body").innerText();
  expect(printed).toContain("What is salvation?");
  expect(printed).toMatch(/Sources\s+1\s+Westminster Assembly, Westminster Larger Catechism, Q\.\u00a030, 1647\./i);
  expect(printed).toContain("Prepared with Loci on");
  for (const absent of [
    "Recent Searches",
    "Save as PDF",
    "Related Resources",
    "Ask another question",
    "Related questions",
  ])
    expect(printed).not.toMatch(new RegExp(absent, "i"));
});

test("while the sources show, the page prints the same as from the answer", async () => {
  const page = await openPage();
  await openAnswer(page, SALVATION);
  await page.emulateMedia({ media: "print" });
  const printed = () => page.getByRole("main").innerText();
  const fromAnswer = await printed();
  await page.emulateMedia({ media: "screen" });
  await tab(page, "Sources").click();
  await source(page, 1).click();
  await expect.poll(() => page.getByRole("tabpanel").count()).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await printed()).toBe(fromAnswer);
});

test("the dark theme prints its large marks in the red of the light one", async () => {
  const page = await openPage({ colorScheme: "dark" });
  await openAnswer(page, SALVATION);
  await page.emulateMedia({ media: "print" });
  const RED = "rgb(138, 28, 22)";
  const colours = await page
    .locator(".versal, .pilcrow")
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).color));
  expect(new Set(colours)).toEqual(new Set([RED]));
});

test("shows Related Resources: additional resources, a recommended book, further reading", async () => {
  const page = await openPage();
  await openAnswer(page, SALVATION);
  const related = page.getByRole("complementary", { name: "Related Resources" });
  await related.getByRole("heading", { name: "Related Resources" }).waitFor();
  await related.getByRole("heading", { name: "Additional Resources" }).waitFor();
  const resource = related.getByRole("link", { name: /The Plan of Salvation/ });
  await expect.poll(() => resource.innerText()).toMatch(/The Plan of Salvation\s+Book, B\. B\. Warfield, Monergism/);
  await expect.poll(() => resource.locator("svg").count()).toBe(1);
  await expect.poll(() => resource.getAttribute("target")).toBe("_blank");

  await related.getByRole("heading", { name: "Recommended Book" }).waitFor();
  await related.getByRole("img", { name: "Cover of All of Grace" }).waitFor();
  await related.getByText("C. H. Spurgeon", { exact: true }).waitFor();
  await related.getByText("Free ebook").waitFor();
  await related.getByText("Editors’ rating").waitFor();
  const store = related.getByRole("link", { name: /^View on / });
  await expect.poll(() => store.getAttribute("href")).toMatch(/^https:\/\//);
  await Promise.all([page.context().waitForEvent("page"), store.click()]);
  expect(addressOf(page)).toBe(SALVATION);

  await related.getByRole("heading", { name: "Further Reading" }).waitFor();
  const further = related.getByRole("link", { name: "Belgic Confession, art. 17" });
  await expect.poll(() => further.getAttribute("target")).toBe("_blank");
});

test("fills as many of five stars as the floor of the book's rating", async () => {
  const page = await sharedPage();
  await page.route("**/api/answers/*/related", async (route) => {
    const response = await route.fetch();
    const related = await response.json();
    await route.fulfill({ response, json: { ...related, book: { ...related.book, rating: 3.9 } } });
  });
  await goWithin(page, SALVATION);
  const stars = page.getByRole("img", { name: "Editors’ rating: 3.9 out of 5" });
  await stars.waitFor();
  const fills = await stars.locator("svg").evaluateAll((all) => all.map((star) => getComputedStyle(star).fill));
  expect(fills).toHaveLength(5);
  const filled = fills.filter((fill) => fill === fills[0]);
  expect(filled).toHaveLength(3);
  expect(fills[3]).toBe(fills[4]);
});

test("a resource has the icon of its type and its duration", async () => {
  const page = await sharedPage();
  await page.route("**/api/answers/*/related", async (route) => {
    const response = await route.fetch();
    const { resources, ...rest } = await response.json();
    const types = ["pdf", "article", "video", "book"];
    const changed = types.map((type, index) => ({ ...resources[index], type, duration: "12 min" }));
    await route.fulfill({ response, json: { ...rest, resources: changed } });
  });
  await goWithin(page, SALVATION);
  const related = page.getByRole("complementary", { name: "Related Resources" });
  const resources = related.getByRole("link").filter({ hasText: "12 min" });
  await resources.last().waitFor();
  await expect
    .poll(() => resources.locator("small").allTextContents())
    .toEqual([
      expect.stringMatching(/^PDF, .*, 12 min$/),
      expect.stringMatching(/^Article, .*, 12 min$/),
      expect.stringMatching(/^Video, .*, 12 min$/),
      expect.stringMatching(/^Book, .*, 12 min$/),
    ]);
  const icons = await resources.locator("svg path").evaluateAll((all) => all.map((path) => path.getAttribute("d")));
  expect(new Set(icons).size).toBe(4);
});

test("a source whose partner is not known leads to the source website", async () => {
  const page = await sharedPage();
  await page.route("**/api/search?**", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.answer.citations[0].partnerId = "gone";
    await route.fulfill({ response, json: body });
  });
  await goWithin(page, SALVATION);
  await tab(page, "Sources").click();
  await source(page, 1).click();
  await page.getByRole("link", { name: "Read on source website" }).waitFor();
});

test("a shared link to a source opens that source; a shared link to a paragraph goes to it", async () => {
  const page = await openPage();
  await page.goto(`${SALVATION}&tab=sources#s7`);
  await expectFocus(source(page, 7));
  await expect.poll(() => source(page, 7).getAttribute("aria-expanded")).toBe("true");

  await page.getByRole("button", { name: /^OPC 2/ }).click();
  await page.goto(`${SALVATION}&tab=sources#s5`); // The page is there already: nothing but the hash changes.
  await expectFocus(source(page, 5));
  await expect.poll(() => source(page, 5).getAttribute("aria-expanded")).toBe("true");

  const other = await openPage();
  await openAnswer(other, `${SALVATION}#p4`);
  await expect.poll(() => other.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect
    .poll(() => other.locator("#p4").evaluate((paragraph) => Math.round(paragraph.getBoundingClientRect().top)))
    .toBeLessThan(200);
});

test("words of Scripture show over the text", async () => {
  const page = await sharedPage();
  await openAnswer(page, SALVATION);
  const passage = page.getByRole("tabpanel").locator("a.scripture-reference").first();
  await passage.click();
  const words = page.getByRole("dialog", { name: (await passage.textContent()) ?? "" });
  await words.getByText("King James Version").waitFor();
  await page.keyboard.press("Escape");
  await words.waitFor({ state: "detached" });
});

test("says under which question it is answered, when it is another one", async () => {
  const page = await sharedPage();
  await page.goto("/");
  await ask(page, "justification");
  await page.getByText("Closest answer: What is justification?").waitFor();
});

test("a bookmark keeps the answer in Study", async () => {
  const page = await sharedPage();
  await openAnswer(page, SALVATION);
  const bookmark = page.getByRole("button", { name: "Save in Study" });
  await bookmark.click();
  await toast(page, "Saved in Study").waitFor();
  await expect.poll(() => bookmark.getAttribute("aria-pressed")).toBe("true");
});

test("related questions lead on", async () => {
  const page = await sharedPage();
  await openAnswer(page, SALVATION);
  await page
    .getByRole("region", { name: "Related questions" })
    .getByRole("link", { name: /justification/ })
    .click();
  await expectAddress(page, "/answers/justification");
  await expectFocus(question(page));
});

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
