/** Pages for browser tests. An error in a page fails its test. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished } from "vitest";

/** The two sizes that the design is made for. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** No animations: a colour halfway through a transition, for example, has no meaningful contrast. */
export const STILL = { reducedMotion: "reduce" } as const;

let connecting: Promise<Browser> | undefined;
let browser: Browser;

/** Connects the worker of the test file to the running browser; call it at the top of the file. */
export function useBrowser(): void {
  beforeAll(async () => {
    connecting ??= chromium.connect(inject("browserEndpoint"));
    browser = await connecting;
  });
}

type PageOptions = BrowserContextOptions & {
  /** Console errors that belong to the test. */
  expectedErrors?: RegExp[];
  /** Blocks the client's script, so that the page shows what the server has rendered. */
  withoutClient?: boolean;
};

/**
 * Opens a page for a test, and closes it with the test. The page must make no requests to other origins, and log no
 * unexpected errors or messages.
 *
 * @param options.baseURL - A server other than the shared one.
 */
export async function openPage({
  expectedErrors = [],
  withoutClient = false,
  ...options
}: PageOptions = {}): Promise<Page> {
  const { page, takeErrors } = await watchedPage(options);
  if (withoutClient) {
    await page.route("**/assets/*.js", (route) => route.abort());
    expectedErrors = [...expectedErrors, /Failed to load resource/];
  } else if (options.javaScriptEnabled !== false) letClientTakeOver(page);
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" }); // A reply may still be on its way.
    await page.context().close();
    expectNoErrors(takeErrors(), expectedErrors);
  });
  return page;
}

/**
 * One page for all tests of a file, one after the other, which saves the browser a process and a load for each. A test
 * gets the page as empty as a new one, and must leave as few errors as with `openPage`. It is not for tests that stop
 * the page's clock or add scripts to it, because these last as long as the page.
 *
 * @returns A function that returns the page, in a size. With `keep` the page stays as the previous test left it.
 */
export function useSharedPage(
  options: BrowserContextOptions = {},
): (size?: typeof DESKTOP, keep?: "keep") => Promise<Page> {
  let shared: Awaited<ReturnType<typeof watchedPage>>;
  beforeAll(async () => {
    shared = await watchedPage(options);
    letClientTakeOver(shared.page);
  });
  afterEach(async () => {
    await shared.page.unrouteAll({ behavior: "ignoreErrors" });
    expectNoErrors(shared.takeErrors(), []);
  });
  afterAll(() => shared.page.context().close());
  return async (size = DESKTOP, keep) => {
    if (!keep) await empty(shared.page);
    await shared.page.setViewportSize(size);
    return shared.page;
  };
}

/** An empty page. Without these headers of all pages, the browser would start a process for the next one. */
const EMPTY_PAGE = {
  contentType: "text/html",
  headers: { "cross-origin-opener-policy": "same-origin", "origin-agent-cluster": "?1" },
  body: "<!doctype html><link rel=icon href=data:,>",
};

/** Leaves the page, which then stores data, and clears the stored data. */
async function empty(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.route("**/nothing", (route) => route.fulfill(EMPTY_PAGE));
  await page.goto("/nothing");
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? "");
  });
  await page.context().clearCookies();
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

async function watchedPage(options: BrowserContextOptions) {
  const baseURL = options.baseURL ?? inject("baseUrl");
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: "block", ...options, baseURL });
  const page = await context.newPage();
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
  return { page, takeErrors: () => errors.splice(0) };
}

function expectNoErrors(errors: string[], expected: RegExp[]): void {
  expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
}
