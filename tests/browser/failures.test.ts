/** Failures that need a real browser: what the visitor sees, and how the page recovers. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { DESKTOP, openPage, STILL, useBrowser } from "../support/browser.js";
import { expectAddress, goWithin, panelOfSources, sidebar, tab } from "../support/steps.js";

useBrowser();

const SALVATION = "?q=What%20is%20salvation%3F";
const SEARCH_FAILED = { expectedErrors: [/^Search error:/, /Failed to load resource/] };

test("continues automatically when the browser is online again", async () => {
  const page = await openPage({ ...SEARCH_FAILED, fresh: true });
  await page.clock.install();
  await page.goto(`/results${SALVATION}`);
  await tab(page, "Answer").waitFor(); // From now on the page's code is loaded, and only data is missing.
  await page.getByRole("link", { name: "Ask another question" }).click();
  await panelOfSources(page).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: /What is justification\?/ }).click();
  await page.getByRole("status").getByText("Searching theological resources...").waitFor();
  await page.clock.runFor(1_000);
  await page.clock.runFor(2_000);
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return tab(page, "Answer").count();
    })
    .toBe(1);
});

test("a page whose code cannot be fetched says so, and opens when the browser is online again", async () => {
  // Some browsers remember that the code has failed, until the page is loaded again.
  const page = await openPage({ expectedErrors: [...SEARCH_FAILED.expectedErrors, /^Code ?[eE]rror: /], fresh: true });
  await page.goto("/");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "This page could not be opened" }).waitFor();
  await page.getByText("You are offline. It opens by itself as soon as you are online.").waitFor();
  await expectAddress(page, "/library");
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
});

test("says and logs what failed in a page's code that the server has sent", async () => {
  const page = await openPage({
    expectedErrors: [/Code error: TypeError: broken/, /Its code has failed/],
    fresh: true,
  });
  const body = 'throw new TypeError("broken");';
  await page.route("**/assets/settings-*.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("TypeError: broken"));
  await page.goto("/");
  await sidebar(page).getByRole("link", { name: "Settings" }).first().click();
  await page.getByRole("alert").getByText("Its code has failed: broken").waitFor();
  await logged;
});

test("says that the device is offline, without a service worker", async () => {
  const page = await openPage(SEARCH_FAILED);
  await page.goto("/");
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await page.context().setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "hidden" });
});

test("a page left open while the server was updated reloads with the new code", async () => {
  const page = await openPage({ ...SEARCH_FAILED, fresh: true });
  await page.clock.install();
  await page.goto("/");
  await panelOfSources(page).waitFor();
  const gone = "**/assets/**";
  await page.route(gone, (route) => route.fulfill({ status: 404, json: {} }));
  await page.route("/library", async (route) => {
    await page.unroute(gone);
    await route.continue();
  });
  await page.getByRole("link", { name: "Library" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Library" });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return heading.count();
    })
    .toBe(1);
  await expectAddress(page, "/library");
});

/** Gives answers without citations, which no screen can render. */
async function breakAnswers(page: Page): Promise<void> {
  await page.route("**/api/search?**", async (route) => {
    const response = await route.fetch();
    const { answer, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, answer: { ...answer, citations: null } } });
  });
}

test("a screen that fails leads home", async () => {
  const page = await openPage({ ...STILL, expectedErrors: [/./] });
  await breakAnswers(page);
  await goWithin(page, `/results${SALVATION}`);
  await page.getByRole("main").getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  await expectNoViolations(page, [DESKTOP]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await panelOfSources(page).waitFor();
});
