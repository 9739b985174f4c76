/**
 * Builds client and server beside those in use. Each build is a folder of its own, `.cache/<name>-<hash of its sources>`,
 * which appears once it is complete; a symbolic link names the current one. A running server has resolved the links, so
 * that it keeps reading the builds with which it started.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
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
import { isRelease, root, runStep } from "./step.js";

/**
 * What is not part of a build, unless it is named as a source itself. The large files are read at run time; to hash them
 * would take longer than all others.
 */
const NO_SOURCES = [
  "web/dist",
  "seed/content",
  "seed/questions",
  "seed/vectors.bin",
  "server/scripture/world-english-bible.txt",
  "server/search/encoder/all-minilm-l6-v2-int8.onnx",
].map((path) => join(root, path));
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
  sources: ["package-lock.json", "web", "server/contract", "server/shared"],
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

/** @type {Build} */
const bible = {
  title: "Preparing the text of the Bible",
  name: "bible",
  link: ".cache/bible",
  sources: [
    "package-lock.json",
    "server/launch/make-bible.js",
    ...["bible-file", "books", "make-bible", "references", "stems", "stored-text"].map(
      (name) => `server/scripture/${name}.ts`,
    ),
    "server/scripture/world-english-bible.txt",
  ],
  command: [process.execPath, "server/launch/make-bible.js"],
};

/** Builds the client and the server if their sources have changed. The packages must be installed. */
export function prepareBuild() {
  for (const build of [client, rendering]) run(build);
  prepareServer();
}

/** Builds the server, with all commands of an operator or editor, and what it reads, if the sources have changed. */
export function prepareServer() {
  prepareBible();
  run(server);
}

/** Makes the file with the text of the Bible, if its sources have changed. */
export function prepareBible() {
  run(bible);
}

/** @param {Build} build */
function run(build) {
  if (!isRelease) makeCurrent(build, prepare(build));
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
  const unfinished = `${folder}.${process.pid}`;
  runStep(title, [...command, unfinished]);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process has just built the same.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
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
  const excluded = NO_SOURCES.filter((other) => other !== path);
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !excluded.some((other) => file.startsWith(other)))
    .map((file) => relative(root, file))
    .sort();
}
