/** A release as `npm run release` makes it, unpacked where nothing else is, and run as a user who owns none of it. */
import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { type Ended, projectFolder, type Running, runNode, startNode } from "./child.ts";

/** Nobody, on Debian and most others. */
const OTHER_USER = 65534;
const isRoot = process.getuid?.() === 0;

export interface Release {
  archive: string;
  /** The folder of the unpacked archive. */
  path: string;
  /** A folder for the user's data. */
  data: string;
  run(...args: string[]): Promise<Ended>;
  start(...args: string[]): Running;
  remove(): void;
}

export async function makeRelease(): Promise<Release> {
  const { PATH = "", HOME = "" } = process.env;
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "release"], {
    cwd: projectFolder,
    env: { PATH, HOME }, // Without Vitest's NODE_ENV.
  });
  const archive = /^(\S+\.tar\.gz) /m.exec(stdout)?.[1] ?? "";
  const place = mkdtempSync(join(tmpdir(), "loci-release-"));
  const data = join(place, "data");
  mkdirSync(data);
  execFileSync("tar", ["-xzf", archive, "-C", place]);
  chmodSync(place, 0o755);
  if (isRoot) chownSync(data, OTHER_USER, OTHER_USER);
  const path = join(place, basename(archive, ".tar.gz"));
  const options = {
    cwd: path,
    // Neither npm nor another program is found, and there is no home with a cache.
    env: { PATH: place, HOME: "/nonexistent", PORT: "0", LOG_LEVEL: "warn", LOCI_DB: join(data, "loci.sqlite") },
    through: isRoot ? [findSetpriv(), `--reuid=${OTHER_USER}`, `--regid=${OTHER_USER}`, "--clear-groups"] : [],
  };
  return {
    archive,
    path,
    data,
    run: (...args) => runNode(args, options),
    start: (...args) => startNode(args, options),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

function findSetpriv(): string {
  return execFileSync("sh", ["-c", "command -v setpriv"], { cwd: projectFolder, encoding: "utf8" }).trim();
}
