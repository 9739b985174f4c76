/** The sidebar: wide, collapsed to icons, and as a drawer on small screens. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, PHONE, useBrowser } from "../support/browser.js";
import { expectAddress, expectFocus, hasFocus, recentSearches, sidebar } from "../support/steps.js";

useBrowser();

test("Control+b and its button collapse it from 16rem to 3rem and back, remembered for seven days", async () => {
  const page = await openPage();
  await page.goto("/");
  await expect.poll(() => widthOfSidebar(page)).toBe(256);
  await page.keyboard.press("Control+b");
  await expect.poll(() => widthOfSidebar(page)).toBe(48);
  await expect.poll(async () => (await stateCookie(page))?.value).toBe("false");
  const cookie = await stateCookie(page);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7 * 86_400 - 60);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(7 * 86_400);

  await page.reload();
  await expect.poll(() => widthOfSidebar(page)).toBe(48);
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await expect.poll(() => widthOfSidebar(page)).toBe(256);
  await expect.poll(async () => (await stateCookie(page))?.value).toBe("true");
});

async function stateCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === "sidebar:state");
}

test("when collapsed, its icons have tooltips after 700 ms, and the next one at once within 300 ms", async () => {
  const page = await openPage({ fresh: true });
  await collapse(page);
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const tooltip = page.getByRole("tooltip");
  await links.nth(2).hover();
  await page.clock.runFor(699);
  await expect.poll(() => tooltip.count()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => tooltip.allTextContents()).toEqual(["Library"]);
  await links.nth(3).hover();
  await expect.poll(() => tooltip.allTextContents()).toEqual(["Study"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => tooltip.count()).toBe(0);
  await links.nth(2).hover();
  await expect.poll(() => tooltip.allTextContents()).toEqual(["Library"]);
  await page.mouse.move(700, 400);
  await expect.poll(() => tooltip.count()).toBe(0);
  await page.clock.runFor(300);
  await links.nth(4).hover();
  await page.clock.runFor(699);
  await expect.poll(() => tooltip.count()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => tooltip.allTextContents()).toEqual(["Settings"]);
});

test("the scrollbar of Recent Searches appears on hover and hides after 600 ms", async () => {
  const page = await openPage();
  await page.goto("/");
  const area = page.locator("#recent-list");
  const colour = () => area.evaluate((element) => getComputedStyle(element).scrollbarColor);
  const HIDDEN = "rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)";
  await page.mouse.move(700, 400);
  await expect.poll(colour).toBe(HIDDEN);
  await area.hover();
  await expect.poll(colour).not.toBe(HIDDEN);
  // Its wait is read and ended, rather than waited for: a busy machine would miss it.
  await area.evaluate((element) =>
    element.addEventListener("transitionrun", () => element.getAnimations().map((animation) => animation.pause())),
  );
  await page.mouse.move(700, 400);
  const hiding = () =>
    area.evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getTiming().delay));
  await expect.poll(hiding).toEqual([600]);
  expect(await colour()).not.toBe(HIDDEN);
  await area.evaluate((element) => element.getAnimations().map((animation) => animation.finish()));
  await expect.poll(colour).toBe(HIDDEN);
});

test("under 768 px it is a drawer of 18rem, which traps the focus and returns it", async () => {
  const page = await openPage({ viewport: PHONE });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Open menu" });
  await expect.poll(() => sidebar(page).count()).toBe(0);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("button", { name: "Dismiss" }).waitFor();
  await menu.click();
  await sidebar(page).waitFor();
  await expect.poll(() => sidebar(page).boundingBox()).toMatchObject({ x: 0, width: 288 });
  const close = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close", exact: true });
  await expectFocus(close);

  // Messages are above the drawer, because they can undo what was done there.
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    expect(await page.locator("main :focus, header :focus, a[href='#main']:focus").count()).toBe(0);
  }
  await page.keyboard.press("Escape");
  await expectFocus(menu);
  await expect.poll(() => sidebar(page).count()).toBe(0);

  await menu.click();
  await close.click();
  await expectFocus(menu);

  await menu.click();
  await page.mouse.click(370, 500);
  await expectFocus(menu);

  // What Android's Back asks for. The page stays.
  await menu.click();
  await page.getByRole("dialog", { name: "Menu" }).evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expectFocus(menu);
  await expectAddress(page, "/");

  await page.keyboard.press("Control+b");
  await expectFocus(close);
  await recentSearches(page).getByRole("link", { name: "What is common grace?" }).click();
  await expectAddress(page, "/?q=What%20is%20common%20grace%3F");
  await expect.poll(() => sidebar(page).count()).toBe(0);
});

test("at 768 px the sidebar is next to the page, as a rail of icons at first; at 767 px it is a drawer", async () => {
  const page = await openPage({ viewport: { width: 768, height: 800 } });
  await page.goto("/");
  await sidebar(page).waitFor();
  await expect.poll(() => widthOfSidebar(page)).toBe(48);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(() => sidebar(page).count()).toBe(0);
  await page.getByRole("button", { name: "Open menu" }).waitFor();
  expect(await hasFocus(page.getByRole("button", { name: "Open menu" }))).toBe(false);
});

async function collapse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself sets it.
    document.cookie = "sidebar:state=false; path=/";
  });
}

async function widthOfSidebar(page: Page): Promise<number | undefined> {
  return (await sidebar(page).boundingBox())?.width;
}
