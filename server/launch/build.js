/**
 * Builds client and server beside those in use. Each build is a folder of its own, `.cache/<name>-<hash of its sources>`,
 * which appears once it is complete; a symbolic link names the current one. A running server has resolved the links, so
 * that it keeps reading the builds with which it started.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { hashOf, root } from "./prepare.js";

const buildsFolder = join(root, ".cache");
/** How long a replaced build is kept for the processes that run it, in ms. */
const KEEP_MS = 24 * 60 * 60_000;

const VITE = [process.execPath, "node_modules/vite/bin/vite.js", "build"];
const QUIET = ["--emptyOutDir", "--logLevel", "warn"];

/**
 * @typedef {object} Build
 * @property {string} title
 * @property {string} name How the names of its folders begin.
 * @property {string} link What names the current one, relative to the root.
 * @property {string[]} sources
 * @property {string[]} command The folder is added to it.
 */

/** @type {Build} */
const client = {
  title: "Building the client",
  name: "client",
  link: "web/dist",
  sources: ["package-lock.json", "web", "server/contract"],
  command: [...VITE, "web", ...QUIET, "--outDir"],
};

/** @type {Build} */
const rendering = {
  title: "Building the client for the server",
  name: "rendering",
  link: ".cache/rendering",
  sources: client.sources,
  command: [...VITE, "web", "--ssr", "entry-server.tsx", ...QUIET, "--outDir"],
};

/** @type {Build} */
const server = {
  title: "Building the server",
  name: "server",
  link: ".cache/server",
  sources: ["package-lock.json", "tsconfig.json", "server", "seed"],
  command: [...VITE, "--config", "server/vite.config.ts", ...QUIET, "--outDir"],
};

/** Builds the client and the server if their sources have changed. The packages must be installed. */
export function prepareBuild() {
  for (const build of [client, rendering, server]) makeCurrent(build, prepare(build));
}

/**
 * @param {string} name An entry point of the built server, such as `main`.
 * @returns {string} The URL of its module.
 */
export function builtModule(name) {
  return pathToFileURL(join(realpathSync(join(root, server.link)), `${name}.js`)).href;
}

/**
 * @param {Build} build
 * @returns {string} Its complete folder.
 */
function prepare({ title, name, sources, command }) {
  const folder = join(buildsFolder, `${name}-${hashOf(sources).slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  console.log(`${title} …`);
  const began = Date.now();
  const unfinished = `${folder}.${process.pid}`;
  const [program = "", ...args] = [...command, unfinished];
  // The served client is always the production build.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    console.error(`${title} failed${error ? `: ${error.message}` : ""}; see the output above.`);
    process.exit(1);
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process has just built the same.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  console.log(`${title} … done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return folder;
}

/**
 * Points the link to a folder, in one step, and removes the builds that were replaced long ago.
 *
 * @param {Build} build
 * @param {string} folder
 */
function makeCurrent({ name, link }, folder) {
  const path = join(root, link);
  const target = relative(dirname(path), folder);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && readlinkSync(path) === target) return;
  // Earlier versions built into a folder of this name.
  if (found && !found.isSymbolicLink()) renameSync(path, join(buildsFolder, `${name}-of-earlier-version`));
  const replaced = found?.isSymbolicLink() && existsSync(path) ? realpathSync(path) : null;
  const temporary = `${path}.${process.pid}`;
  symlinkSync(target, temporary);
  renameSync(temporary, path);
  if (replaced) utimesSync(replaced, new Date(), new Date());
  for (const entry of readdirSync(buildsFolder)) {
    const old = join(buildsFolder, entry);
    const isOld = entry.startsWith(`${name}-`) && entry !== basename(folder) && entry !== basename(replaced ?? "");
    if (isOld && Date.now() - statSync(old).mtimeMs > KEEP_MS) rmSync(old, { recursive: true, force: true });
  }
}
