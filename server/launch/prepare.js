/**
 * Builds client and server. A build is skipped if its sources are unchanged since it last ran, by a hash of their content.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { isRelease, root, runStep } from "./step.js";

/** Folders that are not part of any build, unless a step names them as a source. */
const NO_SOURCES = [join(root, "web/dist"), join(root, "seed/content")];

/** @typedef {{ title: string, stamp: string, sources: string[], result: string, command: string[] }} Build */

/** @type {Build} */
const server = {
  title: "Building the server",
  stamp: ".cache/server/.loci-built",
  sources: ["package-lock.json", "tsconfig.json", "server", "seed"],
  result: ".cache/server/main.js",
  command: [
    process.execPath,
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    "server/vite.config.ts",
    "--logLevel",
    "warn",
  ],
};

/** @type {Build} */
const client = {
  title: "Building the client",
  stamp: "web/dist/.loci-built",
  sources: ["package-lock.json", "web", "server/contract"],
  result: "web/dist/index.html",
  command: [process.execPath, "node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"],
};

/** @type {Build} */
const rendering = {
  title: "Building the client for the server",
  stamp: ".cache/rendering/.loci-built",
  sources: client.sources,
  result: ".cache/rendering/entry-server.js",
  command: [...client.command, "--ssr", "entry-server.tsx", "--outDir", "../.cache/rendering", "--emptyOutDir"],
};

/** Builds the client and the server if their sources have changed. The packages must be installed. */
export function prepareBuild() {
  run(client);
  run(rendering);
  prepareServer();
}

/** Builds the server, with all commands of an operator or editor, if its sources have changed. */
export function prepareServer() {
  run(server);
}

/**
 * @param {string} name An entry point of the built server, such as `main`.
 * @returns {string} The URL of its module.
 */
export function builtModule(name) {
  return pathToFileURL(join(root, `.cache/server/${name}.js`)).href;
}

/** @param {Build} build */
function run(build) {
  if (isRelease) return;
  const stamp = join(root, build.stamp);
  const wanted = hashOf(build.sources);
  const done = existsSync(stamp) && existsSync(join(root, build.result)) && readFileSync(stamp, "utf8") === wanted;
  if (done) return;
  rmSync(stamp, { force: true });
  runStep(build.title, build.command);
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, wanted);
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
