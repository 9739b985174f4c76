/**
 * Finds a Chromium or Chrome for the browser tests; plain JavaScript, because `run.js` needs it before anything else.
 */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { unpackBrowser } from "./packaged-browser.js";

/** The headless shell comes first: it is the same engine without windows, and twice as fast. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<string | null>} The program's path: `CHROME_PATH`, the system's, Playwright's own, or
 *   that of a package.
 */
export async function findBrowser(environment = process.env) {
  const folders = (environment.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { chromium } = await import("playwright-core");
  const candidates = [environment.CHROME_PATH, ...onPath, chromium.executablePath()];
  return candidates.find((path) => path && isProgram(path)) ?? unpackBrowser();
}

/** How to get a browser. */
export const HOW_TO_GET_A_BROWSER =
  "The browser tests need Chromium or Chrome. None was found, and there is no package of one for this machine.\n" +
  "Install one (Debian and Ubuntu: apt-get install chromium-headless-shell; elsewhere: npx playwright-core install chromium)\n" +
  "or set CHROME_PATH to the program's path.";

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
