/** Pages for browser tests. An error in a page fails its test. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, inject, onTestFinished } from "vitest";
import { launchBrowser } from "./launch-browser.js";

/** The two sizes that the design is made for. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** No animations: a colour halfway through a transition, for example, has no meaningful contrast. */
export const STILL = { reducedMotion: "reduce" } as const;

let launching: Promise<Browser> | undefined;
let browser: Browser;

/** Starts the browser that all test files of a worker share; call it at the top of each file. */
export function useBrowser(): void {
  beforeAll(async () => {
    launching ??= launchBrowser();
    browser = await launching;
  });
}

type PageOptions = BrowserContextOptions & {
  /** Console errors that belong to the test. */
  expectedErrors?: RegExp[];
  /** Blocks the client's script, so that the page shows what the server has rendered. */
  withoutClient?: boolean;
  /** Runs before the scripts of the page, in every document. */
  script?: string;
  /**
   * A page that no other test gets: for tests of a first visit or of missing files, and those that stop the page's clock
   * or add scripts to it later.
   */
  fresh?: boolean;
  /** The page as the file's last test with the same options left it, with the client running. */
  keep?: boolean;
};

interface WatchedPage {
  page: Page;
  /** Returns the errors since the last call. */
  takeErrors: () => string[];
}

/** Options of pages that are not used again: what these leave behind cannot be removed. */
const LASTING = ["baseURL", "serviceWorkers", "bypassCSP", "javaScriptEnabled"];

/** Pages that no test uses at the moment, by their options. */
const idlePages = new Map<string, WatchedPage[]>();

/**
 * Opens a page for a test. It must make no requests to other origins, and log no unexpected errors or messages.
 *
 * A page that an earlier test is done with is emptied and used again, because a new one costs the browser two processes
 * and compiles the client from nothing.
 *
 * @param options.baseURL - A server other than the shared one.
 */
export async function openPage({
  expectedErrors = [],
  withoutClient = false,
  fresh = false,
  keep = false,
  script = "",
  viewport = DESKTOP,
  ...options
}: PageOptions = {}): Promise<Page> {
  const isReusable = !fresh && Object.keys(options).every((name) => !LASTING.includes(name));
  const key = JSON.stringify([options, withoutClient, script, keep && expect.getState().testPath]);
  const idle = isReusable ? idlePages.get(key)?.pop() : undefined;
  const watched = idle ?? (await newPage(options, withoutClient, script, isReusable));
  const { page, takeErrors } = watched;
  takeErrors();
  if (viewport) await page.setViewportSize(viewport);
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" }); // A reply may still be on its way.
    const errors = takeErrors();
    if (isReusable) {
      await tidyUp(watched, options);
      if (!keep) await empty(page);
      idlePages.set(key, [...(idlePages.get(key) ?? []), watched]);
    } else await page.context().close();
    expectNoErrors(errors, withoutClient ? [...expectedErrors, /Failed to load resource/] : expectedErrors);
  });
  if (withoutClient) await page.route("**/assets/*.js", (route) => route.abort());
  return page;
}

/** The opener policy of the site's pages. A page without it would get a process of its own, and so would the next one. */
const OPENER_POLICY = { "cross-origin-opener-policy": "same-origin" };

/** Opens an empty page of the site, without a content security policy that the browser's own views would break. */
export async function openEmpty(page: Page): Promise<void> {
  const response = { contentType: "text/html", headers: OPENER_POLICY, body: "" };
  await page.route("/empty", (route) => route.fulfill(response), { times: 1 });
  await page.goto("/empty");
}

/** Leaves the client, which then stores data, and clears the stored data. */
async function empty(page: Page): Promise<void> {
  await openEmpty(page);
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        Object.assign(indexedDB.deleteDatabase(name ?? ""), { onsuccess: resolve, onerror: reject });
      });
  });
}

/** Undoes what a test did to the browser around its page. */
async function tidyUp({ page }: WatchedPage, options: BrowserContextOptions): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.context().setOffline(false);
  await page.mouse.move(0, 0);
  await page.emulateMedia({
    media: null,
    colorScheme: "light",
    reducedMotion: options.reducedMotion ?? "no-preference",
    forcedColors: options.forcedColors ?? "none",
  });
}

/** Makes `goto` wait until the page is hydrated; before that, it can be read but not used. */
function letClientTakeOver(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    await page.waitForFunction(() => {
      const rendered = document.querySelector("[data-rendered] main");
      return rendered === null || Object.keys(rendered).some((name) => name.startsWith("__react"));
    });
    return response;
  };
}

async function newPage(
  options: BrowserContextOptions,
  withoutClient: boolean,
  script: string,
  isReusable: boolean,
): Promise<WatchedPage> {
  const baseURL = options.baseURL ?? inject("baseUrl");
  const context = await browser.newContext({ serviceWorkers: "block", ...options, baseURL });
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(data|blob|about):/.test(url))
      errors.push(`A request to another origin: ${url}`);
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  if (!withoutClient && options.javaScriptEnabled !== false) letClientTakeOver(page);
  if (isReusable)
    page.addInitScript = page.clock.install = () => {
      throw new Error("Scripts and a stopped clock last as long as the page: open a fresh one.");
    };
  return { page, takeErrors: () => errors.splice(0) };
}

function expectNoErrors(errors: string[], expected: RegExp[]): void {
  expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
}
