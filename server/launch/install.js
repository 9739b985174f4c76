/** Installs the packages of a checkout: those that running Loci needs, or those of the tests and tools as well. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pruneRuntime } from "./prune-runtime.js";
import { isRelease, root, runStep } from "./step.js";

/** The only package with a part that is built for the machine and the version of Node. */
const NATIVE = "better-sqlite3";

const npm = (/** @type {string[]} */ ...args) => ["npm", ...args, "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * A package in `package-lock.json`, which names all of a project, or in `node_modules/.package-lock.json`, in which npm
 * records what it has installed.
 *
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, peer?: boolean }} Locked
 */

/**
 * Installs what is missing or differs from the lock file; it does not matter who installed the rest. Ends the process if
 * that fails.
 *
 * @param {{ withTools?: boolean }} options `withTools`: also the packages of the tests and tools (`devDependencies`).
 */
export function prepareInstall({ withTools = false } = {}) {
  if (isRelease) return requireSameSystem();
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  const tools = withTools || Object.values(installed).some(({ dev }) => dev);
  if (!existsSync(join(root, "node_modules")) || isAnyMissing(wanted, installed, tools)) {
    // `npm ci` would empty the folder first, from which a server may be running.
    const verb = Object.keys(installed).length === 0 ? ["ci"] : ["install", "--no-save"];
    runStep("Installing packages", npm(...verb, tools ? "--include=dev" : "--omit=dev"));
  }
  pruneRuntime(root);
  if (!(`node_modules/${NATIVE}` in wanted) || loadNative() === null) return;
  runStep(`Building ${NATIVE}`, npm("rebuild", NATIVE));
  const problem = loadNative();
  if (problem === null) return;
  console.error(`${NATIVE} does not run on this machine (${problem}); see "Installation" in server/README.md.`);
  process.exit(1);
}

/** Ends the process with one line if this is a release for another system, whose native parts would not load. */
function requireSameSystem() {
  const { node, modules, platform, arch } = JSON.parse(readFileSync(join(root, "release.json"), "utf8"));
  if (modules === process.versions.modules && platform === process.platform && arch === process.arch) return;
  console.error(
    `This release is for Node ${node} on ${platform}-${arch}, but this is Node ${process.versions.node} on ${process.platform}-${process.arch}; get the release for it, or that Node.`,
  );
  process.exit(1);
}

/**
 * @param {string} file A lock file, relative to the root.
 * @returns {Record<string, Locked>} Its packages by path; none if npm is to say what is wrong with it.
 */
export function readPackages(file) {
  try {
    const { "": _project, ...packages } = JSON.parse(readFileSync(join(root, file), "utf8")).packages;
    return packages;
  } catch {
    return {};
  }
}

/**
 * @param {Record<string, Locked>} wanted
 * @param {Record<string, Locked>} installed
 * @param {boolean} withTools
 */
function isAnyMissing(wanted, installed, withTools) {
  return Object.entries(wanted).some(([path, { version, integrity, dev, devOptional, optional, peer }]) => {
    if (dev && !withTools) return false;
    const found = installed[path];
    // A package for another kind of machine is never installed, and npm can be told to leave peers out.
    if (found === undefined) return !(optional || devOptional || peer);
    return found.version !== version || found.integrity !== integrity;
  });
}

/** @returns {string | null} Why the native part cannot be loaded: it was not built, or for another version of Node. */
function loadNative() {
  try {
    const Sqlite = createRequire(join(root, "package.json"))(NATIVE);
    new Sqlite(":memory:").close();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  }
}
