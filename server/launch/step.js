/** Runs the steps that prepare a checkout, and says so. Plain JavaScript, because it runs before anything is installed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Whether this is an unpacked release (`npm run release`), in which everything is installed and built. */
export const isRelease = existsSync(join(root, "release.json"));

/** Where the steps report: standard output, unless a command's result belongs there. */
let output = 1;

/** Lets the steps report on standard error. */
export function reportOnStandardError() {
  output = 2;
}

/**
 * Runs a step to its end; ends the process if it fails.
 *
 * @param {string} title Such as `Installing packages`.
 * @param {string[]} command A program and its arguments.
 */
export function runStep(title, [program = "", ...args]) {
  const report = output === 1 ? console.log : console.error;
  report(`${title} …`);
  const began = Date.now();
  // The served client is always the production build. The install of onnxruntime-node fetches nothing: npm of Node 20
  // does not read `allowScripts`.
  const env = { ...process.env, NODE_ENV: "production", ONNXRUNTIME_NODE_INSTALL: "skip" };
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: ["ignore", output, "inherit"] });
  if (status !== 0) {
    console.error(`${title} failed${error ? `: ${error.message}` : ""}; see the output above.`);
    process.exit(1);
  }
  report(`${title} … done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
