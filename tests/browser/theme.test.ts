/** The colour theme is right from the first paint. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { sidebar } from "../support/steps.js";

useBrowser();

const PAPER = { light: "rgb(250, 247, 240)", dark: "rgb(30, 27, 24)" };
const THEME_COLOR = { light: "#faf7f0", dark: "#1e1b18" };

test("the stored theme, or else the system's, applies before the page has a body, and no other ever does", async () => {
  const page = await openPage({ fresh: true });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const { theme: now = "none" } = document.documentElement.dataset;
      seen.push(`${now} ${document.body === null ? "before" : "after"} the body`);
    }).observe(document, { attributes: true, attributeFilter: ["data-theme"], subtree: true });
  });
  await page.goto("/");
  for (const [stored, system, shown] of [
    [null, "light", "light"],
    [null, "dark", "dark"],
    ["system", "dark", "dark"],
    ["dark", "light", "dark"],
    ["light", "dark", "light"],
    ["nonsense", "dark", "dark"],
  ] as const) {
    if (stored !== null) await page.evaluate((theme) => localStorage.setItem("theme", theme), stored);
    await page.emulateMedia({ colorScheme: system });
    await page.reload();
    await sidebar(page).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([stored, system, seen[0]]).toEqual([stored, system, `${shown} before the body`]);
    expect(new Set(seen.map((entry) => entry.split(" ")[0]))).toEqual(new Set([shown]));
    expect(await look(page)).toEqual({ paper: PAPER[shown], themeColor: THEME_COLOR[shown], scheme: shown });
  }
});

function look(page: Page) {
  return page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    themeColor: document.querySelector("meta[name=theme-color]")?.getAttribute("content"),
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
}
