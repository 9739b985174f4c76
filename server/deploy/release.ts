/**
 * `npm run release`: builds an archive that runs with Node alone, without npm and without a build. It holds what a
 * checkout has once it is built, and of the packages only those that the server imports.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative, sep } from "node:path";
import { build, type Rolldown } from "vite";
import { prepareBuild } from "../launch/prepare.js";
import { root } from "../launch/step.js";

/** What is not in the packages but in the checkout. */
const OWN = [
  ".cache/server",
  ".cache/bible",
  ".cache/rendering",
  "web/dist",
  "migrations",
  "seed/content",
  "seed/README.md",
  "seed/preview.png",
  "seed/problems.png",
  "seed/vectors.bin",
  "server/search/encoder",
  "server/launch",
  "server/typesetting",
  "server/deploy",
  "server/README.md",
  "README.md",
  "LICENSE",
  "package.json",
];

/** The commands that need no sources. */
const COMMANDS = ["start", "seed", "questions", "backup", "restore", "doctor"];

/** The typefaces of the PDFs and the page of the API, which are read by their paths. */
const READ_BY_PATH = /^@expo-google-fonts\/|^@fastify\/swagger-ui$/;

/** Files of packages that no program reads when it runs. */
const NOT_RUN =
  /\.(?:[cm]?ts|map|flow|md|markdown|yml|yaml|tsbuildinfo)$|\/(?:test|tests|docs|examples?|benchmarks?)$/i;
/** A licence has to be passed on with its package. */
const LICENCE = /^(?:licen[cs]e|copying|notice|ofl)/i;
/** What is large and not needed: the sources of SQLite. */
const LEFT_OUT = /^node_modules\/better-sqlite3\/(?:deps|src|build\/(?!Release$|Release\/better_sqlite3\.node$).*)$/;

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, Locked> };
const project = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const { platform, arch, versions } = process;
const node = Number(versions.node.split(".")[0]);
const name = `loci-${project.version}-node${node}-${platform}-${arch}`;
const releases = join(root, ".cache/release");
const folder = join(releases, name);

prepareBuild();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// What Node has compiled belongs to this folder, and would not be used in another one.
for (const path of OWN) copy(path, (_path, base) => base !== "compiled");
const packages = reach([...(await findImports()), ...Object.keys(project.dependencies).filter(isReadByPath)]);
for (const path of packages) copy(path, isNeeded);
writeDescriptions();
loadOnce();
const archive = pack();
console.log(
  `${archive} (${megabytes(statSync(archive).size)}; unpacked ${megabytes(sizeOf(folder))}, ${packages.length} packages)`,
);

/**
 * Copies a file or a folder of the checkout.
 *
 * @param isWanted - Takes the path of a file or folder in it, from the root, and its last part.
 */
function copy(path: string, isWanted: (path: string, base: string) => boolean): void {
  const source = realpathSync(join(root, path)); // Links name the current builds.
  const filter = (from: string) => {
    if (from === source) return true;
    const inside = relative(source, from).split(sep);
    // The packages in a package are copied for themselves.
    return inside.join() !== "node_modules" && isWanted([path, ...inside].join("/"), inside.at(-1) ?? "");
  };
  cpSync(source, join(folder, path), { recursive: true, filter });
}

function isReadByPath(name: string): boolean {
  return READ_BY_PATH.test(name);
}

function isNeeded(path: string, base: string): boolean {
  return LICENCE.test(base) || !(NOT_RUN.test(path) || LEFT_OUT.test(path));
}

/** @returns The packages that the built server and its worker import, as the bundler reports them. */
async function findImports(): Promise<string[]> {
  const configFile = join(root, "server/vite.config.ts");
  const outputs = [
    await build({ configFile, logLevel: "warn", build: { write: false } }),
    await build({ logLevel: "warn", build: { write: false, ssr: join(root, "server/typesetting/worker.js") } }),
  ].flat() as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  const chunks = files.filter((file) => file.type === "chunk");
  const own = new Set(files.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const foreign = imported.filter((name) => !own.has(name) && !isBuiltin(name));
  return [...new Set(foreign.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/")))];
}

/**
 * @param names - Packages that are imported.
 * @returns The paths of these packages and of all that they need, without those of other machines and of the tests.
 */
function reach(names: string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string, { dependencies, optionalDependencies, peerDependencies }: Locked) => {
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = resolve(path, needed);
      if (place === null || found.has(place)) continue;
      found.add(place);
      visit(place, lock.packages[place] ?? {});
    }
  };
  visit("", { dependencies: Object.fromEntries(names.map((name) => [name, "*"])) });
  return [...found].sort();
}

/** @returns Where Node finds a package for another one; null if it is not installed or only a tool. */
function resolve(from: string, name: string): string | null {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")))) {
    const place = `${path}${path && "/"}node_modules/${name}`;
    const locked = lock.packages[place];
    if (locked && existsSync(join(root, place))) return locked.dev || locked.devOptional ? null : place;
    if (path === "") return null;
  }
}

/** Writes `package.json` with what works in a release, and `release.json`, by which `server/launch` recognizes one. */
function writeDescriptions(): void {
  const { name, version, description, license, type, engines, scripts } = project;
  const kept = Object.fromEntries(COMMANDS.map((command) => [command, scripts[command]]));
  write("package.json", { name, version, description, private: true, license, type, engines, scripts: kept });
  write("release.json", { version, node, modules: versions.modules, platform, arch });
}

function write(file: string, value: object): void {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Loads the content with the release itself, which shows that it runs, and leaves the trained model for the first start. */
function loadOnce(): void {
  const database = join(releases, "tried.sqlite");
  execFileSync(process.execPath, ["server/launch/command.js", "seed"], {
    cwd: folder,
    env: { ...process.env, LOCI_DB: database },
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(database);
}

/** @returns The path of the archive, which belongs to root and has its checksum beside it. */
function pack(): string {
  const file = join(releases, `${name}.tar.gz`);
  execFileSync("tar", ["--owner=0", "--group=0", "--numeric-owner", "-czf", file, "-C", releases, name]);
  const sum = createHash("sha256").update(readFileSync(file)).digest("hex");
  writeFileSync(`${file}.sha256`, `${sum}  ${name}.tar.gz\n`);
  return file;
}

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
