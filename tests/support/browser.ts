/** Pages for browser tests: each test has a context of its own, and an error in the page fails it. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";

/** The two sizes that the design is drawn for. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** Nothing moves; a colour half way between two, for one, has no contrast to speak of. */
export const STILL = { reducedMotion: "reduce" } as const;

let browser: Browser;

/** Connects the test file to the running browser; call it at the top of the file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browserEndpoint"));
  });
  afterAll(() => browser.close());
}

/**
 * Opens a page of its own for a test, closed with it. When the test ends, the page must have asked nothing of another
 * origin, and had no error and no message on the console other than those it was told to expect.
 *
 * @param options.expectedErrors - Console errors that belong to the test.
 */
export async function openPage({
  expectedErrors = [],
  ...options
}: BrowserContextOptions & { expectedErrors?: RegExp[] } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject("baseUrl"), viewport: DESKTOP, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const errors: string[] = [];
  page.on("request", (request) => {
    if (!isOfOurs(request.url())) errors.push(`A request to another origin: ${request.url()}`);
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" }); // A reply may still be on its way.
    await context.close();
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  });
  return page;
}

function isOfOurs(url: string): boolean {
  return url.startsWith(inject("baseUrl")) || /^(data|blob|about):/.test(url);
}
