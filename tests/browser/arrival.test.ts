/** What a reader does before the client takes over stays as it is, and every arrival leads to what it names. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openEmpty, openPage, PHONE, STILL, useBrowser } from "../support/browser.js";
import { holdRequests } from "../support/hold-requests.js";
import { expectFocus, openAnswer, recentSearches, searchBox, source, tab } from "../support/steps.js";

useBrowser();

const ANSWER = "/answers/justification";
/** Rendered pages whose addresses name no place. */
const PAGES = ["/", ANSWER, "/results?q=what%20is%20grace", "/library", "/scripture/Rom.8"];
const DRAWN_AGAIN = /The rendered page was drawn again/;

/** What a reader may do on a page. */
const acts = {
  scroll: (page: Page) => page.evaluate(() => window.scrollTo(0, 260)),
  tab: async (page: Page) => {
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab");
  },
  "tab and select": async (page: Page) => {
    await acts.tab(page);
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("h1") ?? document.body));
  },
};

for (const [name, translated] of [
  ["scroll", false],
  ["scroll", true],
  // Drawing a translated page again replaces its texts, and with them what is selected.
  ["tab", true],
  ["tab and select", false],
] as const)
  test(`keeps what a reader did before the client took over${translated ? " a translated page" : ""}: ${name}`, async () => {
    const viewport = name === "scroll" ? PHONE : DESKTOP;
    const page = await openPage({ viewport, ...STILL, ...(translated ? { expectedErrors: [DRAWN_AGAIN] } : {}) });
    // All pages are drawn again in one place.
    for (const path of translated ? PAGES.slice(0, 2) : PAGES) {
      const release = await openUnscripted(page, path);
      if (translated) await translate(page);
      await acts[name](page);
      const before = await stateOf(page);
      if (name === "tab and select") expect(before.selected).toBeTruthy();
      await release();
      expect([path, await stateOf(page)]).toEqual([path, before]);
    }
  });

test("the place that an address names takes the focus, unless the reader has it elsewhere", async () => {
  const page = await openPage();
  const path = `${ANSWER}?tab=sources#s3`;
  let release = await openUnscripted(page, path);
  await release();
  await expectFocus(source(page, 3));
  release = await openUnscripted(page, path);
  await acts.tab(page);
  const before = await stateOf(page);
  await release();
  expect(await stateOf(page)).toEqual(before);
});

test("keeps what was typed before the client took over a translated page, with the caret", async () => {
  const page = await openPage({ expectedErrors: [DRAWN_AGAIN] });
  const release = await openUnscripted(page, "/");
  await translate(page);
  await searchBox(page).fill("what is grace");
  await searchBox(page).press("Home");
  await release();
  await page.getByText("13/1000").waitFor();
  await expectFocus(searchBox(page));
  await page.keyboard.type("Say ");
  expect(await searchBox(page).inputValue()).toBe("Say what is grace");
});

test("a reader who scrolls while a page is loaded again is not moved", async () => {
  const page = await openPage({ viewport: DESKTOP });
  await openAnswer(page, ANSWER);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const release = await holdRequests(page, "**/assets/*.js");
  // To look at a page that has no styles yet would lay it out, and the browser would restore the position there.
  const styled = page.waitForEvent("requestfinished", (request) => request.resourceType() === "stylesheet");
  const reloaded = page.reload();
  await styled;
  await tab(page, "Answer").waitFor();
  await page.locator("html:not([data-fonts])").waitFor();
  // The browser is up to a line off where the fonts had not come when it restored the position.
  await expect.poll(async () => Math.abs((await stateOf(page)).scrolled - 300)).toBeLessThan(32);
  const { scrolled: restored } = await stateOf(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(restored + 200);
  release();
  await reloaded;
  await takenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(restored + 200);
});

test("the search box takes the focus of an untouched home screen", async () => {
  const page = await openPage({ viewport: DESKTOP });
  const release = await openUnscripted(page, "/");
  await release();
  await expectFocus(searchBox(page));
});

test("a link to a place on the page leads the next Tab there", async () => {
  const page = await openPage({ viewport: PHONE, ...STILL });
  await page.goto("/scripture/Rom.8.28");
  await takenOver(page);
  await page.getByRole("link", { name: "To the answers" }).click();
  await expectFocus(page.locator("#answers"));
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").evaluate((focused) => focused.closest("aside")?.id)).toBe("answers");
});

test("a recent search that is asked again is announced again", async () => {
  const page = await openPage({ fresh: true, viewport: DESKTOP });
  await page.goto("/?q=what+is+grace");
  await tab(page, "Answer").waitFor();
  const spoken = await listenToAnnouncements(page);
  await recentSearches(page).getByRole("link").first().click();
  await expect.poll(spoken).toEqual(["Answer found: What is grace?"]);
});

/**
 * Opens a rendered page whose scripts wait.
 *
 * @returns A function that lets the client take over, and waits until it has.
 */
async function openUnscripted(page: Page, path: string): Promise<() => Promise<void>> {
  await openEmpty(page); // Otherwise only the hash may differ.
  const release = await holdRequests(page, "**/assets/*.js");
  const loaded = page.goto(path);
  await page.waitForURL((url) => url.href.endsWith(path), { waitUntil: "commit" });
  await page.locator("html:not([data-fonts])").waitFor();
  await page.getByRole("main").waitFor();
  return async () => {
    release();
    await loaded;
    await takenOver(page);
    await page.unrouteAll();
  };
}

/** Waits until the client has hydrated the page, and has done what it does then. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((name) => name.startsWith("__react")),
  );
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Replaces each text of the page as Chrome's translator does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest("script, noscript, textarea")) continue;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(`${text.textContent} `);
      text.parentNode?.replaceChild(font, text);
    }
  });
}

/** Where the window stands, what has the focus and what is selected. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    return {
      scrolled: Math.round(window.scrollY),
      focus: [focused?.tagName, focused?.getAttribute("href") ?? focused?.getAttribute("aria-label")],
      selected: getSelection()?.toString().trim(),
    };
  });
}

/** @returns A function that lists what the live regions have said since. */
async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    for (const region of document.querySelectorAll("[aria-live=polite]"))
      new MutationObserver(() => {
        if (region.textContent) spoken.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}
