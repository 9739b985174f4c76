/** Every screen in its initial state: title, landmarks, axe, and whether it fits the window. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { PAGE_NOT_FOUND, screens } from "../support/screens.js";
import { overflowsSideways, question, show, sidebar } from "../support/steps.js";

useBrowser();

/** The narrowest window of each layout. To a page, zooming in is a narrower window. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1120, height: 768 },
];

for (const { name, path, title, ready } of screens)
  test(`${name}: title, landmarks, no violations, no horizontal scrolling, even with the largest text or 200 %`, async () => {
    const page =
      name === "404" ? await openPage({ ...STILL, ...PAGE_NOT_FOUND }) : await openPage({ ...STILL, keep: true });
    await show(page, path);
    await ready(page).waitFor();
    await expect.poll(() => page.title()).toBe(title);
    expect(await question(page).count()).toBe(1);
    expect(await page.getByRole("main").count()).toBe(1);
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(1);
    expect(await sidebar(page).count()).toBe(1);

    await expectNoViolations(page);

    for (const size of NARROW) {
      await page.setViewportSize(size);
      expect({ ...size, sideways: await overflowsSideways(page) }).toEqual({ ...size, sideways: false });
    }
    await page.evaluate(() => {
      document.documentElement.dataset.textSize = "largest";
    });
    for (const size of [PHONE, ...NARROW.slice(1)]) {
      await page.setViewportSize(size);
      expect({ ...size, largest: await overflowsSideways(page) }).toEqual({ ...size, largest: false });
    }
    await page.evaluate(() => {
      document.documentElement.dataset.textSize = "standard";
    });
    await withTextTwiceAsLarge(page, async () => {
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const sideways = await overflowsSideways(page);
        expect({ width, heading: await showsHeading(page), sideways }).toEqual({
          width,
          heading: true,
          sideways: false,
        });
      }
    });
  });

/** Runs checks with the browser's text size at 200 %. */
async function withTextTwiceAsLarge(page: Page, check: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await check();
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await browser.detach();
}

/** Whether the whole heading is in the window. */
async function showsHeading(page: Page): Promise<boolean> {
  const { x, y, width } = (await question(page).boundingBox()) ?? { x: -1, y: -1, width: 0 };
  return x >= 0 && y >= 0 && y < 800 && x + width <= (page.viewportSize()?.width ?? 0);
}

test("on a phone, all tap targets except links in the text are at least 44 px high and wide", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const { name, path, ready } of screens.filter(({ name }) => ["home", "results", "settings"].includes(name))) {
    await page.goto(path);
    await ready(page).waitFor();
    const small = await page.evaluate(() => {
      const inText = "p a, .prose a, a[href='#main'], nav a";
      return [...document.querySelectorAll<HTMLElement>("a, button, select, label:has(input)")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(inText))
        .filter((element) => element.closest("[aria-hidden=true], #sidebar, .sr-only") === null)
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const extended = getComputedStyle(element, "::after");
          const reach = (side: "width" | "height") =>
            Math.max(box[side], extended.position === "absolute" ? Number.parseFloat(extended[side]) || 0 : 0);
          return box.width > 0 && (reach("width") < 43.5 || reach("height") < 43.5);
        })
        .map((element) => `${element.textContent?.slice(0, 30)} ${element.className}`);
    });
    expect({ name, small }).toEqual({ name, small: [] });
  }
});
