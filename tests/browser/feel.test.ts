/** Weight, first paint, layout shift, history and focus. */
import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE, useBrowser } from "../support/browser.js";
import { holdRequests } from "../support/hold-requests.js";
import { measureShift } from "../support/layout-shift.js";
import { screens } from "../support/screens.js";
import {
  ask,
  expectAddress,
  goWithin,
  panelOfSources,
  question,
  searchBox,
  show,
  sidebar,
  source,
  tab,
} from "../support/steps.js";

useBrowser();

/** Screens that load their data when the client shows them. */
const LOADING = ["results", "search, filtered", "library"];

/** The most that a first visit may load, in bytes. Drawings that a page refers to are other than images. */
const LIMITS = { document: 8_000, script: 97_000, stylesheet: 13_000, font: 67_000, image: 7_000, other: 1_200 };
/** The fonts of English text. Those of other characters load where such a character stands. */
const FONTS = ["alegreya-figures", "eb-garamond", "eb-garamond-italic", "source-sans-3"];

test("a first visit loads less than 200 kB in ten requests", async () => {
  const page = await openPage({ fresh: true });
  const requests: Request[] = [];
  // A browser with windows fetches the page's icon, too.
  page.on("request", (request) => request.url().endsWith("/favicon.svg") || requests.push(request));
  await page.goto("/");
  await panelOfSources(page).waitFor();
  await page.waitForLoadState("networkidle");
  const bodies: Record<string, number> = {};
  let total = 0;
  for (const request of requests) {
    await (await request.response())?.finished();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bodies[request.resourceType()] = (bodies[request.resourceType()] ?? 0) + responseBodySize;
    total += responseBodySize + responseHeadersSize;
  }
  expect(Object.keys(bodies).sort()).toEqual(Object.keys(LIMITS).sort());
  for (const [kind, limit] of Object.entries(LIMITS)) {
    expect([kind, bodies[kind]]).toEqual([kind, expect.toSatisfy((bytes: number) => bytes > limit / 2)]);
    expect([kind, bodies[kind]]).toEqual([kind, expect.toSatisfy((bytes: number) => bytes < limit)]);
  }
  expect(total).toBeLessThan(200_000);
  expect(requests.length).toBeLessThanOrEqual(10);
});

test("fonts load beside the styles, and no more than English text needs", async () => {
  const page = await openPage({ fresh: true });
  const fonts = new Set<string>();
  page.on("request", (request) => {
    const [, font] = /\/fonts\/(.+)\.woff2$/.exec(request.url()) ?? [];
    if (font) fonts.add(font);
  });
  const styles = await holdRequests(page, "**/assets/*.css");
  const opened = page.goto("/");
  await expect.poll(() => [...fonts].sort()).toEqual(FONTS);
  styles();
  await opened;
  await page.waitForLoadState("networkidle");
  expect([...fonts].sort()).toEqual(FONTS);

  await page.goto("/results");
  await page.getByRole("heading", { name: "Recommended Book" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect([...fonts].sort()).toEqual(FONTS);

  await page.goto(`/results?q=${encodeURIComponent("façade")}`);
  await expect.poll(() => fonts.has("eb-garamond-extra")).toBe(true);
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
    await page.route("**/api/**", async (route) => {
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
      await show(page, path);
      await ready(page).waitFor();
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

test("pointing at a link to an answer prefetches its code", async () => {
  const page = await openPage();
  await page.goto("/");
  const link = page.getByRole("main").getByRole("link", { name: /What is justification\?/ });
  await link.waitFor();
  await page.waitForLoadState("networkidle");
  const fetched = page.waitForRequest(/\/assets\/results-.*\.js$/);
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
