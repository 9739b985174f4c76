/** Weight, first paint, layout shift, history and focus. */
import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE, useBrowser } from "../support/browser.js";
import { measureShift } from "../support/layout-shift.js";
import { screens } from "../support/screens.js";
import {
  ask,
  expectAddress,
  expectFocus,
  goWithin,
  panelOfSources,
  question,
  searchBox,
  sidebar,
  source,
  tab,
} from "../support/steps.js";

useBrowser();

/** Screens with a loading state. */
const LOADING = ["home with an answer", "results", "search, filtered", "library", "study, empty"];

test("a first visit loads less than 105 kB of script and 15 kB of styles", async () => {
  const page = await openPage({ fresh: true });
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto("/");
  await panelOfSources(page).waitFor();
  await page.waitForLoadState("networkidle");
  const sizes = { script: 0, stylesheet: 0 };
  for (const request of requests) await weigh(request, sizes);
  expect(sizes.script).toBeGreaterThan(50_000);
  expect(sizes.script).toBeLessThan(105_000);
  expect(sizes.stylesheet).toBeGreaterThan(2_000);
  expect(sizes.stylesheet).toBeLessThan(15_000);
});

test("partners and suggestions are there at the first paint, without a call", async () => {
  const page = await openPage();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const response = await page.goto("/");
  await page.waitForLoadState("networkidle");
  const [body] = /<body.*?<script/s.exec((await response?.text()) ?? "") ?? [];
  expect(body).toContain("What is Reformed theology?");
  expect(body).toContain("Christian Classics Ethereal Library");
  expect(calls.filter((path) => path.startsWith("/api"))).toEqual([]);
});

for (const [name, viewport] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)
  test(`nothing moves by itself on a ${name}: layout shift stays under 0.02`, async () => {
    const page = await openPage({ fresh: true, viewport });
    const shift = await measureShift(page);
    // A slow response, so that the searching state renders first.
    await page.route("**/api/{search,answers}**", async (route) => {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 550)); // after input, shifts of 500 ms do not count
      await route.fulfill({ response });
    });
    await page.goto("/");
    await panelOfSources(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await shift()).toBeLessThan(0.02);
    await ask(page, "What is salvation?");
    await page.getByRole("heading", { name: "Recommended Book" }).waitFor();
    expect(await shift()).toBeLessThan(0.02);
    for (const { name, path, ready } of screens.filter((screen) => LOADING.includes(screen.name))) {
      await page.goto(path);
      await ready(page).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(`${name}: ${(await shift()) < 0.02}`).toBe(`${name}: true`);
    }
  });

test("back and forward restore the tab and the scroll position", async () => {
  const page = await openPage();
  await page.goto("/");
  await ask(page, "What is salvation?");
  await tab(page, "Sources").click();
  await source(page, 8).waitFor();
  await page.mouse.wheel(0, 350);
  await expect.poll(() => scrolled(page)).toBe(350);

  // Not `click()`, which may first scroll the page to bring the sticky link into view.
  await page.getByRole("link", { name: "Ask another question" }).dispatchEvent("click");
  await expectAddress(page, "/");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => tab(page, "Sources").getAttribute("aria-selected")).toBe("true");
  await expect.poll(() => scrolled(page)).toBe(350);

  await page.goBack();
  await question(page).getByText("What would you like to know?").waitFor();
  await page.goForward();
  await source(page, 8).waitFor();
  await expect.poll(() => scrolled(page)).toBe(350);

  await page.reload();
  await source(page, 8).waitFor();
  await expect.poll(() => scrolled(page)).toBe(350);
});

test("when an answer arrives, the focus moves to its question, and a live region announces it", async () => {
  const page = await openPage();
  await page.goto("/");
  const live = page.locator("[aria-live=polite]").filter({ hasText: "Answer found" });
  await ask(page, "What is salvation?");
  await expectFocus(question(page));
  await live.getByText("Answer found: What is salvation?").waitFor();

  await sidebar(page).getByRole("link", { name: "What is Reformed theology?" }).click();
  await expect.poll(() => question(page).textContent()).toBe("What is Reformed theology?");
  await expectFocus(question(page));
  await live.getByText("Answer found: What is Reformed theology?").waitFor();
});

test("reduced motion is respected", async () => {
  const page = await openPage({ reducedMotion: "reduce", viewport: PHONE });
  await page.route("**/api/search?**", () => undefined);
  await page.goto("/");
  expect(await moving(page)).toEqual([]);
  await page.getByRole("button", { name: "Open menu" }).click();
  await sidebar(page).waitFor();
  expect(await moving(page)).toEqual([]);
  await goWithin(page, "/results");
  await page.getByText("Searching theological resources...").waitFor();
  expect(await moving(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moving(page)).not.toEqual([]);
});

for (const [path, code] of [
  ["/", /\/assets\/results-.*\.js$/],
  ["/search?q=justification", /\/assets\/answer-(?!changes).*\.js$/],
] as const)
  test(`pointing at a link to an answer on ${path} prefetches its code`, async () => {
    const page = await openPage();
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name: /What is justification\?/ });
    await link.waitFor();
    await page.waitForLoadState("networkidle");
    const fetched = page.waitForRequest(code);
    await link.hover();
    await fetched;
  });

test("works without storage while the page is open", async () => {
  const page = await openPage({ fresh: true });
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("No storage here.", "SecurityError");
        },
      });
  });
  await page.goto("/");
  await ask(page, "What is salvation?");
  await tab(page, "Answer").waitFor();
  await sidebar(page).getByRole("button", { name: "Theme: System" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.getByRole("link", { name: "Ask another question" }).click();
  await searchBox(page).waitFor();
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The elements that are currently animated or in transition. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className.toString() ?? ""),
  );
}

async function weigh(request: Request, sizes: Record<"script" | "stylesheet", number>): Promise<void> {
  const kind = request.resourceType();
  if (kind !== "script" && kind !== "stylesheet") return;
  await (await request.response())?.finished();
  sizes[kind] += (await request.sizes()).responseBodySize;
}
