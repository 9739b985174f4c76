/** How locators follow titles. No imports, so that the client can use it. */

/** @returns Whether a locator follows a title without a comma, as the numbers `3.1.1`, `3/4.11` and `13–15` do. */
export function isNumeric(locator: string): boolean {
  return /^\d[\d./–-]*$/.test(locator);
}
