/**
 * `npm test`: prepares the checkout, then checks types, format and lint, and runs all tests. Arguments go to Vitest
 * (`npm test -- --project server`).
 */
import { spawnSync } from "node:child_process";
import { requireNode } from "../server/launch/checks.js";
import { prepareBuild, prepareInstall, root } from "../server/launch/prepare.js";

requireNode();
prepareInstall();
await requireBrowser();
run("Types", ["node_modules/typescript/bin/tsc", "-b"]);
run("Format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]);
prepareBuild();
run("Tests", ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...process.argv.slice(2)]);

/** Without a browser the run stops, because a run without browser tests proves nothing. */
async function requireBrowser() {
  const { findBrowser, HOW_TO_GET_A_BROWSER } = await import("./support/find-browser.js");
  if ((await findBrowser()) !== null) return;
  console.error(HOW_TO_GET_A_BROWSER);
  process.exit(1);
}

/**
 * @param {string} title
 * @param {string[]} args A program for Node and its arguments.
 */
function run(title, args) {
  console.log(`${title} …`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  console.error(`${title} failed.`);
  process.exit(status ?? 1);
}
