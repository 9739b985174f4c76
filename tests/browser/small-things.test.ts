/** Small details of layout. */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { searchCall } from "../../server/shared/addresses.ts";
import { DEFAULT_QUESTION } from "../../server/shared/limits.ts";
import { openEmpty, openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { holdRequests } from "../support/hold-requests.js";
import { makeSavedAnswer } from "../support/make-study.ts";
import { goWithin, openAnswer, recentSearches, searchBox, tab } from "../support/steps.js";
import { storeValues } from "../support/visitor-database.ts";

useBrowser();

const colour = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);

test("the lists of Study look the same after a visit to the Library", async () => {
  const page = await openPage(STILL);
  await storeValues(page, {
    study: { answers: ["a", "b", "c"].map((id) => makeSavedAnswer(id, { question: id })), notes: [] },
    "reading-lists": [{ id: "l", name: "List", answerIds: ["a", "b", "c"] }],
  });
  await page.goto("/library");
  await page.getByRole("heading", { name: "Topics" }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Study" }).click();
  await tab(page, /^Lists/).click();
  const up = page.getByRole("button", { name: "Move up: b" }).locator("svg");
  const down = page.getByRole("button", { name: "Move down: b" }).locator("svg");
  expect(await colour(up)).toBe(await colour(down));
  const [first, second] = [await up.boundingBox(), await down.boundingBox()];
  expect(first?.y).toBe(second?.y);
});

test("a long recent search ends with a whole line", async () => {
  const page = await openPage(STILL);
  await openEmpty(page);
  await page.evaluate(() => localStorage.setItem("history", JSON.stringify(["a long question ".repeat(20)])));
  await page.goto("/");
  const text = recentSearches(page).first().getByRole("link").locator("span");
  await text.waitFor();
  const [shown, line] = await text.evaluate((one) => [
    one.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(one).lineHeight),
  ]);
  expect((shown ?? 0) / (line ?? 1)).toBeCloseTo(3, 1);
});

test("a preview ends with a whole word", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results");
  const result = await page.request.get(searchCall({ question: DEFAULT_QUESTION, partnerIds: [] }));
  const { snippet } = (await result.json()).answer.citations[0];
  await page.getByRole("link", { name: "Source 1", exact: true }).first().hover();
  const words = page.getByRole("dialog", { name: "Source 1" }).locator("p").last();
  await words.waitFor();
  const [shown = "", height, line] = await words.evaluate(
    (one) => [one.textContent ?? "", one.scrollHeight, Number.parseFloat(getComputedStyle(one).lineHeight)] as const,
  );
  expect(shown).toMatch(/…$/);
  expect(height).toBeLessThanOrEqual(line * 3 + 1);
  const plain = shown.slice(0, -1).replaceAll("’", "'");
  expect(snippet.startsWith(plain)).toBe(true);
  expect(snippet.charAt(plain.length)).toMatch(/[\s,;:.]/);
});

test("the chips of an answer arrive with their logos", async () => {
  const page = await openPage(STILL);
  const answer = await holdRequests(page, "**/api/search?**");
  const fetched: string[] = [];
  page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
  await goWithin(page, "/results");
  await expect.poll(() => fetched.includes("/logos.svg")).toBe(true);
  answer();
  await tab(page, "Answer").waitFor();
  const devices = page.getByRole("button", { name: /\d+ sources?$/ }).locator("img");
  expect(await devices.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).complete))).not.toContain(
    false,
  );
});

test("the search box grows with its text in a browser without field-sizing", async () => {
  const page = await openPage({ fresh: true, ...STILL });
  await page.addInitScript(() => {
    CSS.supports = () => false;
    document.addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("textarea { field-sizing: fixed !important }");
      document.adoptedStyleSheets = [sheet];
    });
  });
  await page.goto("/");
  const height = () => searchBox(page).evaluate((box) => box.clientHeight);
  const low = await height();
  await searchBox(page).fill("one\ntwo\nthree");
  await expect.poll(height).toBeGreaterThan(low + 30);
  await searchBox(page).fill("one");
  await expect.poll(height).toBe(low);
});

test("the button that removes a reading list is far from the one that renames it", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  await storeValues(page, { "reading-lists": [{ id: "l", name: "For Sunday", answerIds: [] }] });
  await page.goto("/study?tab=lists");
  const rename = await page.getByRole("button", { name: "Rename" }).boundingBox();
  const remove = await page.getByRole("button", { name: "Remove list" }).boundingBox();
  expect((remove?.x ?? 0) - (rename?.x ?? 0) - (rename?.width ?? 0)).toBeGreaterThan(64);
});
