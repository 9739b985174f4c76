/** The colour theme: right at the first paint, true to the choice and to the system. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { expectFocus, sidebar } from "../support/steps.js";

useBrowser();

const PAPER = { light: "rgb(250, 247, 240)", dark: "rgb(30, 27, 24)" };
const THEME_COLOR = { light: "#faf7f0", dark: "#1e1b18" };

for (const [stored, system, shown] of [
  [null, "light", "light"],
  [null, "dark", "dark"],
  ["system", "dark", "dark"],
  ["dark", "light", "dark"],
  ["light", "dark", "light"],
  ["nonsense", "dark", "dark"],
] as const)
  test(`stored ${stored}, system ${system}: ${shown} before the page has a body, and at no time anything else`, async () => {
    const page = await openPage({ colorScheme: system });
    await page.addInitScript((theme) => {
      if (theme !== null) localStorage.setItem("theme", theme);
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const { theme: now = "none" } = document.documentElement.dataset;
        seen.push(`${now} ${document.body === null ? "before" : "after"} the body`);
      }).observe(document, { attributes: true, attributeFilter: ["data-theme"], subtree: true });
    }, stored);
    await page.goto("/");
    await sidebar(page).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen[0]).toBe(`${shown} before the body`);
    expect(new Set(seen.map((entry) => entry.split(" ")[0]))).toEqual(new Set([shown]));
    expect(await look(page)).toEqual({ paper: PAPER[shown], themeColor: THEME_COLOR[shown], scheme: shown });
  });

test("System, the default, follows the system while the page is open", async () => {
  const page = await openPage({ colorScheme: "light" });
  await page.goto("/");
  await sidebar(page).getByRole("button", { name: "Theme: System" }).waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => look(page)).toEqual({ paper: PAPER.dark, themeColor: THEME_COLOR.dark, scheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => look(page)).toEqual({ paper: PAPER.light, themeColor: THEME_COLOR.light, scheme: "light" });
});

test("the theme menu offers Light, Dark and System; the choice is stored under 'theme' and kept", async () => {
  const page = await openPage({ colorScheme: "light" });
  await page.goto("/");
  await sidebar(page).getByRole("button", { name: "Theme: System" }).click();
  const menu = page.getByRole("menu", { name: "Theme" });
  await expect.poll(() => menu.getByRole("menuitemradio").allTextContents()).toEqual(["Light", "Dark", "System"]);
  await expect.poll(() => menu.getByRole("menuitemradio", { checked: true }).textContent()).toBe("System");
  await menu.getByRole("menuitemradio", { name: "Dark" }).click();
  await expectFocus(sidebar(page).getByRole("button", { name: "Theme: Dark" }));
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  expect(await look(page)).toMatchObject({ scheme: "dark" });
  await page.reload();
  await sidebar(page).getByRole("button", { name: "Theme: Dark" }).waitFor();
  expect(await look(page)).toMatchObject({ paper: PAPER.dark });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await look(page)).toMatchObject({ paper: PAPER.dark });
});

test("the menu works by arrows and by typing, which starts afresh after a second", async () => {
  const page = await openPage();
  await page.clock.install();
  await page.goto("/");
  const item = (name: string) => page.getByRole("menuitemradio", { name });
  await sidebar(page).getByRole("button", { name: "Theme: System" }).press("ArrowUp");
  await expectFocus(item("System"));
  await page.keyboard.press("ArrowDown");
  await expectFocus(item("Light"));
  await page.clock.pauseAt(Date.now() + 60_000);
  // The menu moves the focus in a timer.
  const type = async (key: string) => {
    await page.keyboard.press(key);
    await page.clock.runFor(1);
  };
  await type("s");
  await expectFocus(item("System"));
  await page.clock.runFor(990);
  await type("d"); // "sd": nothing of that name
  await expectFocus(item("System"));
  await page.clock.runFor(1_000);
  await type("d");
  await expectFocus(item("Dark"));
  await type("Escape");
  await expectFocus(sidebar(page).getByRole("button", { name: "Theme: System" }));
});

test("another tab of the browser hears of the choice", async () => {
  const page = await openPage({ colorScheme: "light" });
  await page.goto("/");
  const other = await page.context().newPage();
  await other.goto("/settings");
  await other.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(() => look(page)).toMatchObject({ paper: PAPER.dark });
});

function look(page: Page) {
  return page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    themeColor: document.querySelector("meta[name=theme-color]")?.getAttribute("content"),
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
}
