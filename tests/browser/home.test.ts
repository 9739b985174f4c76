/** The home screen: the search box, the suggestions, and an answer shown there. */
import { expect, test } from "vitest";
import { openPage, PHONE, useBrowser, useSharedPage } from "../support/browser.js";
import {
  addressOf,
  ask,
  expectAddress,
  expectFocus,
  goWithin,
  panelOfSources,
  question,
  searchBox,
  searchButton,
  source,
  tab,
  toast,
} from "../support/steps.js";

useBrowser();
const sharedPage = useSharedPage();

test("greets with heading, tagline, search box, four suggestions and the sources", async () => {
  const page = await sharedPage();
  await page.goto("/");
  await expect.poll(() => question(page).textContent()).toBe("What would you like to know?");
  await page.getByText("Generate answers based on trusted theological sources").waitFor();
  await expect.poll(() => searchBox(page).getAttribute("placeholder")).toBe("Ask whatever you want to know...");
  await expect.poll(() => page.getByRole("search").textContent()).toContain("0/1000");
  await expect.poll(() => searchButton(page).isDisabled()).toBe(true);

  const suggestions = page.getByRole("region", { name: "Suggested searches" });
  await suggestions.getByRole("button", { name: "Refresh" }).waitFor();
  await expect
    .poll(() => suggestions.getByRole("link").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^What is Reformed theology\?\s+Where it came from/),
      expect.stringMatching(/^What is justification\?\s+How a just God/),
      expect.stringMatching(/^Why does God allow evil\?\s+Suffering, providence/),
      expect.stringMatching(/^What is covenant theology\?\s+One promise/),
    ]);
  await expect.poll(() => suggestions.getByRole("link").locator("svg").count()).toBe(4);
  await panelOfSources(page).getByRole("heading", { name: "Search sources" }).waitFor();
});

test("the search box has the focus on a desktop, and not on a phone, where it would call the keyboard up", async () => {
  const desktop = await openPage();
  await desktop.goto("/");
  await expectFocus(searchBox(desktop));

  const phone = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.goto("/");
  await searchBox(phone).waitFor();
  expect(await phone.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("only a question that is not blank can be submitted", async () => {
  const page = await sharedPage();
  await page.goto("/");
  await searchBox(page).fill("   \n ");
  await expect.poll(() => searchButton(page).isDisabled()).toBe(true);
  await searchBox(page).press("Enter");
  expect(addressOf(page)).toBe("/");
  await searchBox(page).fill(" What is grace? ");
  await expect.poll(() => searchButton(page).isEnabled()).toBe(true);
  await searchBox(page).press("Enter");
  await expectAddress(page, "/results?q=What%20is%20grace%3F");
});

test("Shift+Enter makes a line, and the box grows with it", async () => {
  const page = await sharedPage();
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

test("counts what is typed, and past 1000 takes it all but refuses to search, with a message", async () => {
  const page = await sharedPage();
  await page.goto("/");
  const counter = page.getByText(/^\d+\/1000$/);
  const colour = () => counter.evaluate((element) => getComputedStyle(element).color);
  await searchBox(page).fill("grace");
  await expect.poll(() => counter.textContent()).toBe("5/1000");
  const usual = await colour();

  await searchBox(page).fill("");
  await page.keyboard.insertText("a".repeat(1000));
  await expect.poll(() => counter.textContent()).toBe("1000/1000");
  await page.keyboard.type("bcd");
  await expect.poll(() => counter.textContent()).toBe("1003/1000");
  await expect.poll(() => searchBox(page).inputValue()).toHaveLength(1003);
  await expect.poll(colour).not.toBe(usual);

  await searchButton(page).click();
  const refusal = page.getByRole("alert");
  await expect
    .poll(() => refusal.textContent())
    .toBe("A question can have at most 1000 characters. Please shorten it by 3.");
  await expect.poll(() => searchBox(page).getAttribute("aria-invalid")).toBe("true");
  expect(addressOf(page)).toBe("/");

  await searchBox(page).focus();
  for (const _ of "bcd") await page.keyboard.press("Backspace");
  await refusal.waitFor({ state: "detached" });
  await searchButton(page).click();
  await expectAddress(page, `/results?q=${"a".repeat(1000)}`);
});

test("Refresh is disabled for 600 ms with a spinning icon, then the other set shows, and says so", async () => {
  const page = await openPage();
  await page.clock.install();
  await page.goto("/");
  const suggestions = page.getByRole("region", { name: "Suggested searches" });
  const refresh = suggestions.getByRole("button", { name: "Refresh" });
  const titles = () => suggestions.getByRole("link").locator("strong").allTextContents();
  const firstSet = await titles();
  await page.clock.pauseAt(Date.now() + 60_000);

  await refresh.click();
  await expect.poll(() => refresh.isDisabled()).toBe(true);
  expect(await refresh.locator("svg").evaluate((icon) => getComputedStyle(icon).animationName)).not.toBe("none");
  await page.clock.runFor(599);
  await expect.poll(() => refresh.isDisabled()).toBe(true);
  await expect.poll(titles).toEqual(firstSet);

  await page.clock.runFor(1);
  await expect
    .poll(titles)
    .toEqual(["What is the Trinity?", "Can a Christian fall away?", "How should I pray?", "What are the sacraments?"]);
  await expect.poll(() => refresh.isEnabled()).toBe(true);
  await page.clock.resume();
  await toast(page, "Suggested searches refreshed").waitFor();

  await refresh.click();
  await expect.poll(titles).toEqual(firstSet);
});

test("while a search is under way the home screen says so, and nothing can be submitted", async () => {
  const page = await sharedPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/search?**", async (route) => {
    await released;
    await route.continue();
  });
  await goWithin(page, "/?q=What%20is%20justification%3F");
  await page.getByRole("status").getByText("Searching theological resources...").waitFor();
  await expect.poll(() => searchButton(page).isDisabled()).toBe(true);
  release();
  await tab(page, "Answer").waitFor();
  await expect.poll(() => searchButton(page).isEnabled()).toBe(true);
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
  await expect.poll(() => row.locator("img").getAttribute("src")).toBe("/logos/opc.svg");
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

test("says on the home screen that nothing was found, and what may help", async () => {
  const page = await sharedPage();
  await page.goto("/?q=zxqv%20blorp");
  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  await page.getByText("Try adjusting your search terms or selecting different content partners.").waitFor();
});

test("a further search from the answer card goes on to the results screen", async () => {
  const page = await sharedPage();
  await openAnswerCard(page);
  await expect.poll(() => searchBox(page).inputValue()).toBe("What is salvation?");
  await ask(page, "What is justification?");
  await expectAddress(page, "/results?q=What%20is%20justification%3F");
});

test("'/' goes to the search box, from a page without one to the home screen's, and not while one types", async () => {
  const page = await sharedPage();
  await page.goto("/");
  await question(page).click();
  await page.keyboard.press("/");
  await expectFocus(searchBox(page));
  await page.keyboard.press("/");
  await expect.poll(() => searchBox(page).inputValue()).toBe("/");

  await page.goto("/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).click();
  await page.keyboard.press("/");
  await expectAddress(page, "/");
  await expectFocus(searchBox(page));
  await expect.poll(() => searchBox(page).inputValue()).toBe("");

  await page.setViewportSize(PHONE);
  await page.goto("/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).click();
  await page.keyboard.press("/");
  await expectAddress(page, "/");
  await expectFocus(searchBox(page));
});

async function openAnswerCard(page: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  await page.goto("/?q=What%20is%20salvation%3F");
  await tab(page, "Answer").waitFor();
}
