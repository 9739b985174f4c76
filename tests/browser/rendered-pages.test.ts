/** Server-rendered pages: what shows before the client runs, and that hydration goes unnoticed. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DESKTOP, openPage, PHONE, useBrowser } from "../support/browser.js";
import { question, sidebar, source, tab } from "../support/steps.js";

useBrowser();

const ANSWER = "/answers/justification";
const RENDERED = [ANSWER, `${ANSWER}?tab=sources`, "/results?q=zzxxqq", "/library", "/library?topic=salvation"];

for (const [device, viewport, paths] of [
  ["desktop", DESKTOP, RENDERED],
  ["phone", PHONE, [ANSWER, "/library"]],
] as const)
  test(`the client takes over every rendered page on a ${device} without moving, fetching or changing anything`, async () => {
    const rendered = await openPage({ viewport, withoutClient: true });
    const page = await openPage({ viewport });
    const picture = async (one: Page) => {
      await one.evaluate(() => document.fonts.ready);
      return (await one.getByRole("main").screenshot()).toString("base64");
    };
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await page.goto("/settings"); // Loads the fonts.
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths) {
      await rendered.goto(path);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      // The question joins the recent searches, which moves these down by a row.
      const allowed = path.startsWith("/results") ? 0.005 : 0;
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(allowed);
      const isSame = (await picture(rendered)) === (await picture(page));
      expect([path, isSame]).toEqual([path, true]);
    }
    expect(calls.filter((call) => call.startsWith("/api"))).toEqual([]);
  });

test("stored settings apply before the client runs: sidebar, text size, theme", async () => {
  const page = await openPage({ viewport: DESKTOP, withoutClient: true });
  await page.context().addCookies([{ name: "sidebar:state", value: "false", url: inject("baseUrl") }]);
  await page.addInitScript(() => {
    localStorage.setItem("text-size", "large");
    localStorage.setItem("theme", "dark");
  });
  await page.goto(ANSWER);
  expect((await sidebar(page).boundingBox())?.width).toBe(48);
  expect(await page.locator(".prose").evaluate((prose) => getComputedStyle(prose).fontSize)).toBe("24px");
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("without script, an answer can be read with its sources and links", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(ANSWER);
  expect(await question(page).isVisible()).toBe(true);
  expect(await page.getByText("A verdict of this kind is complete the moment we believe.").isVisible()).toBe(true);
  const sources = page.locator("section", { has: page.getByRole("heading", { name: "Sources", exact: true }) });
  expect(await sources.getByRole("listitem").count()).toBe(7);
  expect(await sources.getByRole("link").first().isVisible()).toBe(true);
  await page.getByRole("link", { name: "What is sanctification?" }).click();
  await page.waitForURL("**/answers/sanctification");
  expect(await question(page).textContent()).toBe("What is sanctification?");
});

test("the hash of a source leads to it, although the server does not receive it", async () => {
  const page = await openPage();
  await page.goto(`${ANSWER}#s3`);
  await expect.poll(() => tab(page, "Sources").getAttribute("aria-selected")).toBe("true");
  await expect.poll(() => source(page, 3).getAttribute("aria-expanded")).toBe("true");
});

test("the address of an unknown answer is the 404 page, with that status", async () => {
  const page = await openPage({ expectedErrors: [/404/, /Page not found: \/answers\/nope/, /Answer error/] });
  const response = await page.goto("/answers/nope");
  expect(response?.status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
});

test("the server's metadata about a page disappears on navigation", async () => {
  const page = await openPage();
  await page.goto(ANSWER);
  const written = page.locator("[data-about-page]");
  expect(await written.count()).toBeGreaterThan(10);
  await tab(page, "Sources").click();
  await source(page, 1).waitFor();
  expect(await written.count()).toBeGreaterThan(10);
  await sidebar(page).getByRole("link", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
  await expect.poll(() => written.count()).toBe(0);
});
