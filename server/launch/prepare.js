/** Prepares a checkout: installs the packages, unless the lock file is unchanged since they were last installed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders that are not part of any build, unless a step names them as a source. */
const NO_SOURCES = [join(root, "web/dist"), join(root, "seed/content")];

/** @typedef {{ title: string, stamp: string, sources: string[], result: string, command: string[] }} Step */

/** @type {Step} */
const install = {
  title: "Installing packages",
  stamp: "node_modules/.loci-installed",
  sources: ["package-lock.json"],
  result: "node_modules",
  command: ["npm", "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
};

/** Installs the packages if they are missing or if the lock file has changed. */
export function prepareInstall() {
  runStep(install);
}

/** @param {Step} step */
function runStep(step) {
  const stamp = join(root, step.stamp);
  const wanted = hashOf(step.sources);
  const done = existsSync(stamp) && existsSync(join(root, step.result)) && readFileSync(stamp, "utf8") === wanted;
  if (done) return;
  console.log(`${step.title} …`);
  rmSync(stamp, { force: true });
  const began = Date.now();
  const [command = "", ...args] = step.command;
  // The served client is always the production build.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) {
    console.error(`${step.title} failed${error ? `: ${error.message}` : ""}; see the output above.`);
    process.exit(1);
  }
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`${step.title} … done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * @param {string[]} sources Files and folders, relative to the root.
 * @returns {string} A hash of their content and of the version of Node's binary interface.
 */
export function hashOf(sources) {
  const hash = createHash("sha256").update(process.versions.modules);
  for (const source of sources)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * @param {string} source A file or a folder, relative to the root.
 * @returns {string[]} The file, or the files in the folder, in a stable order.
 */
function filesOf(source) {
  const path = join(root, source);
  if (!statSync(path).isDirectory()) return [source];
  const excluded = NO_SOURCES.filter((folder) => folder !== path);
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !excluded.some((folder) => entry.parentPath.startsWith(folder)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
