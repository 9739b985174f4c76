/** A new build of the client replaces the old one in browsers that have its pages and its service worker. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, type Checkout, makeCheckoutWithClient } from "../support/checkout.ts";
import { launchBrowser } from "../support/launch-browser.js";

const PATIENCE = { timeout: 60_000 };
/** What each build shows on every page, and on a page whose code loads on demand. */
const FIRST = { frame: "Recent Searches", page: "Your settings are saved in this browser." };
const SECOND = { frame: "Searches of late", page: "This browser keeps your settings." };

async function openContext(): Promise<BrowserContext> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  return browser.newContext();
}

function writeSecond({ path, write }: Checkout): void {
  for (const [file, from, to] of [
    ["web/components/layout/recent-searches.tsx", FIRST.frame, SECOND.frame],
    ["web/pages/settings.tsx", FIRST.page, SECOND.page],
  ] as const) {
    const text = readFileSync(join(path, file), "utf8");
    expect(text).toContain(from);
    write(file, text.replaceAll(from, to));
  }
}

/** The builds that a page shows: two would be a mixture. */
async function buildsOn(page: Page): Promise<string[]> {
  const builds: string[] = [];
  for (const [name, texts] of Object.entries({ FIRST, SECOND }))
    for (const words of Object.values(texts))
      if (!builds.includes(name) && (await page.getByText(words, { exact: true }).count()) > 0) builds.push(name);
  return builds;
}

/** The builds of the code and of the pages in the worker's caches. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const code: string[] = [];
    const builds = new Set<string>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const entry = await cache.match(request, { ignoreVary: true });
        if (name === "content") builds.add(entry?.headers.get("x-edition")?.split(" ")[0] ?? "none");
        else if (pathname.startsWith("/assets/")) code.push(pathname);
      }
    }
    return { code: code.sort(), builds: [...builds] };
  });

test("replaces the old build in open pages and in the caches, and is never mixed with it", async () => {
  const checkout = makeCheckoutWithClient();
  const first = checkout.start();
  const address = await addressOf(first);
  const context = await openContext();
  const page = await context.newPage();
  const open = await context.newPage();
  for (const one of [page, open]) {
    await one.goto(`${address}/answers/election`);
    await one.evaluate(() => navigator.serviceWorker.ready);
    await one.getByRole("tab", { name: "Answer" }).waitFor();
  }
  await expect.poll(async () => (await readCaches(page)).builds.length, PATIENCE).toBe(1);
  const before = await readCaches(page);
  expect([before.code.length > 5, await buildsOn(page)]).toEqual([true, ["FIRST"]]);

  first.child.kill("SIGTERM");
  await first.ended;
  writeSecond(checkout);
  const second = checkout.start({ PORT: new URL(address).port });
  expect(await addressOf(second)).toBe(address);
  expect(second.output().stdout).toContain("Building the client");

  await page.reload();
  expect(await buildsOn(page)).toEqual(["SECOND"]);
  await expect
    .poll(async () => (await readCaches(page)).builds, PATIENCE)
    .toEqual([expect.not.stringContaining(before.builds[0] ?? "")]);
  await expect
    .poll(async () => (await readCaches(page)).code.filter((file) => !isServed(checkout, file)), PATIENCE)
    .toEqual([]);

  // The other page still runs the old code. It finds the rest of it in the browser's cache, or reloads.
  expect(await buildsOn(open)).toEqual(["FIRST"]);
  await open.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await open.getByText(FIRST.page).or(open.getByText(SECOND.page)).waitFor();
  expect(await buildsOn(open)).toHaveLength(1);
  await open.reload();
  expect(await buildsOn(open)).toEqual(["SECOND"]);

  await context.setOffline(true);
  for (const path of ["/answers/election", "/settings"]) {
    await page.goto(address + path);
    await page.getByText(path === "/settings" ? SECOND.page : "So John speaks of Election").waitFor();
    expect([path, await buildsOn(page)]).toEqual([path, ["SECOND"]]);
  }
});

function isServed({ path }: Checkout, file: string): boolean {
  return readFileSync(join(path, "web/dist/sw.js"), "utf8").includes(file);
}
