/** What visitors do and look for on most screens; elements are found by role and name. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { storedValue } from "./visitor-database.ts";

export const searchBox = (page: Page) => page.getByLabel("Your question", { exact: true });
export const searchButton = (page: Page) => page.getByRole("search").getByRole("button", { name: "Search" });
export const question = (page: Page) => page.getByRole("heading", { level: 1 });
export const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
export const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
export const recentSearches = (page: Page) => sidebar(page).getByRole("listitem");
/** A toast with a text. */
export const toast = (page: Page, words: string | RegExp) => page.getByRole("status").getByText(words);
/** The button that opens a source of the Sources tab. */
export const source = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Source ${number}: `) });
export const panelOfSources = (page: Page) => page.getByRole("region", { name: "Search sources" });

/** Asks a question on the home screen by mouse. */
export async function ask(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words);
  await searchButton(page).click();
}

/** Goes to an address and waits for the answer that it shows. */
export async function openAnswer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await tab(page, "Answer").waitFor();
}

/** Goes to an address by client-side navigation, so that the client requests the data. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await followAddress(page, address);
}

/** Shows an address in the running client, or loads it if the client does not run. */
export async function show(page: Page, address: string): Promise<void> {
  if ((await page.locator("#root").count()) === 0) await page.goto(address);
  else await followAddress(page, address);
}

/** Makes the running client show another address. */
export function followAddress(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
}

/** Presses Tab until an element has the focus, and checks that the focus is visible at every step. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press(key);
    if (await showsFocus(page)) {
      if (await hasFocus(target)) return;
    } else throw new Error(`The focus is not visible on ${await nameOfFocused(page)}.`);
  }
  throw new Error("Eighty presses of Tab do not lead there.");
}

export async function hasFocus(element: Locator): Promise<boolean> {
  return (await element.count()) > 0 && element.evaluate((one) => one === document.activeElement);
}

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => hasFocus(element)).toBe(true);
}

/** Waits for the address, as path and query. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address);
}

export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** The answers of the reading lists as stored, a moment after the page shows them. */
export async function storedLists(page: Page): Promise<string[][]> {
  const lists = await storedValue<{ answerIds: string[] }[]>(page, "reading-lists");
  return (lists ?? []).map(({ answerIds }) => answerIds);
}

/** Whether the page can be scrolled horizontally. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Whether the focused element, or its container, has an outline or a ring. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return true;
    const marked = [element, element.closest("form"), element.closest("label"), element.closest("article")];
    return marked.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const overlay = getComputedStyle(one, "::after");
      return (
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) ||
        boxShadow !== "none" ||
        (overlay.outlineStyle !== "none" && Number.parseFloat(overlay.outlineWidth) > 0)
      );
    });
  });
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? "");
}
