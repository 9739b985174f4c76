/** Search sources: which partners are searched, and what that does to an answer. */
import { expect, test } from "vitest";
import { openPage, PHONE, useBrowser, useSharedPage } from "../support/browser.js";
import { ask, expectAddress, openAnswer, panelOfSources, searchBox, source, tab } from "../support/steps.js";

useBrowser();
const sharedPage = useSharedPage();

test("shows six partners, the rest on See 3 More, and six again on Show Less", async () => {
  const page = await sharedPage();
  await page.goto("/");
  const panel = panelOfSources(page);
  const partners = panel.getByRole("checkbox");
  await panel.getByRole("button", { name: "See 3 More" }).click();
  expect(await partners.evaluateAll((boxes) => boxes.map((box) => box.getAttribute("aria-label")))).toEqual([
    "Christian Classics Ethereal Library",
    "Orthodox Presbyterian Church",
    "Christian Reformed Church in North America",
    "Project Gutenberg",
    "Wikisource (English)",
    "The Spurgeon Library",
    "Jonathan Edwards Center at Yale University",
    "Monergism",
    "Internet Archive",
  ]);
  await panel.getByRole("button", { name: "Show Less" }).click();
  await panel.getByRole("button", { name: "See 3 More" }).waitFor();
  await expect.poll(() => partners.count()).toBe(6);
});

test("starts with none chosen; toggling adds and removes, Select all selects every partner, Clear empties", async () => {
  const page = await sharedPage();
  await page.goto("/");
  const panel = panelOfSources(page);
  const chosen = panel.getByRole("checkbox", { checked: true });
  const clear = panel.getByRole("button", { name: "Clear" });
  await panel.getByText("All nine are searched until you choose.").waitFor();
  await expect.poll(() => chosen.count()).toBe(0);
  await expect.poll(() => clear.isDisabled()).toBe(true);

  await panel.getByText("Orthodox Presbyterian Church").click();
  await panel.getByText(/^Only .* is searched\.$/).waitFor();
  await panel.getByRole("checkbox", { name: "Wikisource" }).press("Space");
  await panel.getByText("Only the two chosen are searched.").waitFor();
  await panel.getByText("Orthodox Presbyterian Church").click();
  await expect
    .poll(() => panel.getByRole("checkbox", { name: "Orthodox Presbyterian Church" }).isChecked())
    .toBe(false);

  await panel.getByRole("button", { name: "Select all" }).click();
  await panel.getByText("All nine are searched.").waitFor();
  await panel.getByRole("button", { name: "See 3 More" }).click();
  await expect.poll(() => chosen.count()).toBe(9);
  await clear.click();
  await expect.poll(() => chosen.count()).toBe(0);
});

test("a search carries the chosen partners, and its answer cites them only", async () => {
  const page = await openPage();
  await page.goto("/");
  await panelOfSources(page).getByRole("checkbox", { name: "Orthodox Presbyterian Church" }).check();
  await panelOfSources(page).getByRole("checkbox", { name: "Wikisource" }).check();
  const asked = page.waitForRequest("**/api/search?**");
  await ask(page, "What is salvation?");
  const query = "?q=What%20is%20salvation%3F&partner=opc&partner=wikisource";
  expect(new URL((await asked).url()).search).toBe(query);
  await expectAddress(page, `/results${query}`);

  await tab(page, "Sources").click();
  await source(page, 1).waitFor();
  const rows = await page.getByRole("article").locator("img").all();
  expect(new Set(await Promise.all(rows.map((row) => row.getAttribute("src"))))).toEqual(
    new Set(["/logos/opc.svg", "/logos/wikisource.svg"]),
  );
  await page.goBack();
  await panelOfSources(page).getByText("Only the two chosen are searched.").waitFor();
  await page.goForward();
  await page.reload();
  await page.getByRole("button", { name: /^OPC 2/ }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /\d+ sources?$/ }).count()).toBe(2);
});

test("an answer that none of the chosen sources is cited in says so, and all sources can be searched", async () => {
  const page = await sharedPage();
  await openAnswer(page, "/results?q=What%20is%20salvation%3F&partner=edwards-center-yale");
  await page.getByText(/^This answer does not cite /).waitFor();
  await expect.poll(() => page.getByRole("link", { name: /^Source \d+$/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Search all nine sources" }).click();
  await expectAddress(page, "/results?q=What%20is%20salvation%3F");
  await page.getByRole("link", { name: "Source 1", exact: true }).first().waitFor();
});

test("the same on the home screen", async () => {
  const page = await sharedPage();
  await page.goto("/?q=What%20is%20salvation%3F&partner=edwards-center-yale");
  await tab(page, "Sources (0)").waitFor();
  await page.getByText(/^This answer does not cite /).waitFor();
  await page.getByRole("button", { name: "Search all nine sources" }).click();
  await tab(page, "Sources (8)").waitFor();
});

test("on a phone the sources are a closed disclosure that tells what is chosen", async () => {
  const page = await openPage({ viewport: PHONE });
  await page.goto("/");
  const panel = panelOfSources(page);
  const disclosure = panel.getByRole("button", { name: /^Search sources/ });
  await expect.poll(() => disclosure.innerText()).toMatch(/all nine/);
  await expect.poll(() => disclosure.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => panel.getByRole("checkbox").count()).toBe(0);
  await disclosure.click();
  await panel.getByRole("checkbox", { name: "Wikisource" }).check();
  await disclosure.click();
  await expect.poll(() => disclosure.locator("img").getAttribute("src")).toBe("/logos/wikisource-small.svg");
  await searchBox(page).fill("What is salvation?");
  await searchBox(page).press("Enter");
  await expectAddress(page, "/results?q=What%20is%20salvation%3F&partner=wikisource");
});
