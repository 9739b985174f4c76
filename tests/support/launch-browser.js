/** Starts a Chromium for tests; plain JavaScript, because `alone.js` runs without TypeScript. */
import { chromium } from "playwright-core";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "./find-browser.js";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu", // A process less to talk to.
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--js-flags=--no-opt,--no-maglev", // Optimizing the code of a page takes longer than it is open.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", // No test leaves this machine.
];

/**
 * @param args Chromium's, if not those that make tests quick.
 * @throws {Error} If there is no browser; the message says how to get one.
 */
export async function launchBrowser(args = ARGUMENTS) {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error(HOW_TO_GET_A_BROWSER);
  return chromium.launch({ executablePath, args });
}
