/** Help comes first on a question or an answer of danger, and one press removes the question from the device. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { ask, goWithin, openAnswer, recentSearches, tab, toast } from "../support/steps.js";

useBrowser();

const CRY = "I want to kill myself";
const help = (page: Page) => page.getByRole("region", { name: "If you, or someone near you, may be in danger" });
const remove = (page: Page) => help(page).getByRole("button", { name: "Remove this question from this device" });

/** Whether the box is the first thing in the page's text. */
const isFirst = (page: Page) =>
  page.evaluate(() => document.querySelector("main")?.textContent?.startsWith("If you, or someone near you") ?? false);

test("stands before the title with no number in it and no rated book beside it, on an answer and on a question", async () => {
  const page = await openPage({ ...STILL, viewport: PHONE });
  for (const address of ["/answers/suicide", `/results?q=${encodeURIComponent(CRY)}`]) {
    await openAnswer(page, address);
    expect(await isFirst(page)).toBe(true);
    expect(await help(page).textContent()).toContain("Call the emergency number where you are.");
    expect(await help(page).textContent()).not.toMatch(/\d/);
    expect(await page.getByRole("heading", { name: "Recommended Book" }).count()).toBe(0);
    await expectNoViolations(page);
  }
  await page.goto("/answers/salvation");
  await page.getByRole("heading", { name: "Recommended Book" }).waitFor();
  expect(await help(page).count()).toBe(0);
});

test("shows where no answer is found, while the search runs and when it fails, and takes the focus", async () => {
  const page = await openPage({ ...STILL, expectedErrors: [/Search error:/, /Failed to load/] });
  const asked = "is there hope, my zxqv husband beats me bnmrt";
  await page.goto(`/results?q=${encodeURIComponent(asked)}`);
  await help(page).waitFor();
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/api/search*", async (route) => {
    await failing;
    await route.fulfill({ status: 400, json: { statusCode: 400, error: "Bad Request", message: "No." } });
  });
  await page.goto("/");
  await ask(page, CRY);
  await page.getByText("Searching theological resources...").waitFor();
  await expect.poll(() => help(page).evaluate((box) => box === document.activeElement)).toBe(true);
  fail();
  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  expect(await isFirst(page)).toBe(true);
});

test("is rendered by the server, for readers without scripts, in forced colours and on paper", async () => {
  const page = await openPage({ javaScriptEnabled: false, forcedColors: "active" });
  await page.goto(`/results?q=${encodeURIComponent(CRY)}`);
  expect(await help(page).isVisible()).toBe(true);
  expect(await remove(page).isVisible()).toBe(false);
  const border = () => help(page).evaluate((box) => getComputedStyle(box).borderTopStyle);
  expect(await border()).toBe("solid");
  await page.emulateMedia({ media: "print" });
  expect(await help(page).isVisible()).toBe(true);
  expect(await border()).toBe("solid");
});

/** All addresses and questions that are stored on the device. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const cached = (await (await caches.open("content")).keys()).map(({ url }) => url);
    return JSON.stringify([cached, { ...localStorage }, { ...sessionStorage }]);
  });

test("one press removes the question and its answer from the device, and nothing else", async () => {
  const page = await openPage({ ...STILL, serviceWorkers: "allow" });
  await page.goto("/");
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
  await openAnswer(page, "/results?q=What%20is%20grace%3F");
  await openAnswer(page, "/answers/suicide");
  await goWithin(page, `/?q=${encodeURIComponent(CRY)}`);
  await tab(page, "Answer").waitFor();
  await openAnswer(page, `/results?q=${encodeURIComponent(CRY)}`);
  await expect.poll(() => stored(page)).toMatch(/api\/search\?q=I%20want.*results\?q=I%20want/s);
  await remove(page).click();
  await toast(page, "Removed from this device").waitFor();
  expect(new URL(page.url()).search).toBe("");
  const left = await stored(page);
  expect(left).not.toMatch(/kill|suicide/i);
  expect(left).toContain("results?q=What%20is%20grace%3F");
  expect(await recentSearches(page).first().textContent()).toContain("What is grace?");
});
