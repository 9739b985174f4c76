/** Requests of a page that wait until a test lets them through. */
import type { Page } from "playwright-core";

/**
 * Holds back all requests that match a pattern.
 *
 * @returns A function that lets them through, and those that follow.
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
