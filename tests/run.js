/**
 * `npm test`: prepares the checkout, checks types, format and lint meanwhile, and runs all tests. Arguments go to Vitest
 * (`npm test -- --project server`).
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { requireNode } from "../server/launch/checks.js";
import { prepareInstall } from "../server/launch/install.js";
import { prepareBible, prepareBuild } from "../server/launch/prepare.js";
import { root } from "../server/launch/step.js";

requireNode();
prepareInstall({ withTools: true });
prepareBible();
await requireBrowser();
const steps = [
  run("Loading the content for the tests", ["server/launch/run.js", "tests/support/load-content.ts"]),
  run("Types", ["node_modules/typescript-compiler/bin/tsc", "-b"]),
  run("Format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
];
prepareBuild();
if ((await Promise.all(steps)).includes(false)) process.exit(1);
console.log("Tests …");
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);

/** Without a browser the run stops, because a run without browser tests proves nothing. */
async function requireBrowser() {
  const { findBrowser, HOW_TO_GET_A_BROWSER } = await import("./support/find-browser.js");
  if ((await findBrowser()) !== null) return;
  console.error(HOW_TO_GET_A_BROWSER);
  process.exit(1);
}

/**
 * Runs a step beside others, and prints its output when it ends.
 *
 * @param {string} title
 * @param {string[]} args A program for Node and its arguments.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function run(title, args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [status] = await once(child, "close");
  console.log(`${title} … ${status === 0 ? "done" : "failed"}\n${output}`.trimEnd());
  return status === 0;
}
