import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { projectFolder, runNode } from "../support/child.ts";

const run = promisify(execFile);

/** The versions of a small project: with `package.json` and lock file in a folder each. */
const VERSIONS = ["1.0.0", "2.0.0"];
let template: string;

/** Its packages, one to run and one to test, are files in it, so that installing needs no network. */
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), "loci-install-"));
  const pack = async (name: string, version: string) => {
    const folder = join(template, "packages", `${name}-${version}`);
    mkdirSync(join(folder, "package"), { recursive: true });
    writeFileSync(join(folder, "package/package.json"), JSON.stringify({ name, version }));
    await run("tar", ["-czf", `${folder}.tgz`, "-C", folder, "package"]);
  };
  await pack("tests", "1.0.0");
  for (const version of VERSIONS) {
    await pack("runs", version);
    const project = {
      type: "module",
      dependencies: { runs: `file:packages/runs-${version}.tgz` },
      devDependencies: { tests: "file:packages/tests-1.0.0.tgz" },
    };
    writeFileSync(join(template, "package.json"), JSON.stringify(project));
    await npm(template, "install", "--package-lock-only");
    mkdirSync(join(template, version));
    for (const name of ["package.json", "package-lock.json"])
      cpSync(join(template, name), join(template, version, name));
    rmSync(join(template, "package-lock.json"));
  }
  return () => rmSync(template, { recursive: true, force: true });
});

function npm(folder: string, ...args: string[]) {
  return run("npm", [...args, "--offline", "--no-audit", "--no-fund"], { cwd: folder });
}

/** A fresh checkout of the first version. */
function makeProject() {
  const path = mkdtempSync(join(tmpdir(), "loci-install-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  cpSync(join(projectFolder, "server/launch"), join(path, "server/launch"), { recursive: true });
  cpSync(join(template, "packages"), join(path, "packages"), { recursive: true });
  const checkOut = (version: string) => cpSync(join(template, version), path, { recursive: true });
  checkOut("1.0.0");
  const prepare = (options: string) =>
    runNode(
      [
        "--input-type=module",
        "-e",
        `import { prepareInstall } from "./server/launch/install.js"; prepareInstall(${options}); console.log("ready");`,
      ],
      { cwd: path },
    );
  return {
    path,
    checkOut,
    npm: (...args: string[]) => npm(path, ...args),
    installed: () => readdirSync(join(path, "node_modules")).filter((name) => !name.startsWith(".")),
    version: () => runNode(["-p", 'require("runs/package.json").version'], { cwd: path }),
    start: () => prepare(""),
    test: () => prepare("{ withTools: true }"),
  };
}

test("installs what running needs on a fresh checkout, and says so; the tests then get the rest", async () => {
  const { installed, start, test } = makeProject();
  const { code, stdout } = await start();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Installing packages …\n[\s\S]*Installing packages … done in [\d.]+ s\nready\n$/);
  expect(installed()).toEqual(["runs"]);
  expect((await start()).stdout).toBe("ready\n");

  expect((await test()).stdout).toContain("Installing packages …");
  expect(installed()).toEqual(["runs", "tests"]);
  for (const again of [test, start]) expect((await again()).stdout).toBe("ready\n");
});

for (const [how, command] of Object.entries({
  "npm ci": ["ci"],
  "npm install": ["install"],
  "npm ci --ignore-scripts": ["ci", "--ignore-scripts"],
}))
  test(`installs nothing after ${how}`, async () => {
    const { npm, start, test } = makeProject();
    await npm(...command);
    for (const prepare of [start, test]) expect((await prepare()).stdout).toBe("ready\n");
  });

test("installs nothing to run after npm ci --omit=dev", async () => {
  const { npm, installed, start } = makeProject();
  await npm("ci", "--omit=dev");
  expect((await start()).stdout).toBe("ready\n");
  expect(installed()).toEqual(["runs"]);
});

test("installs what the lock file has changed, and leaves the tools of a developer", async () => {
  const { checkOut, installed, start, test, version } = makeProject();
  await test();
  checkOut("2.0.0");
  expect((await start()).stdout).toContain("Installing packages …");
  expect((await version()).stdout).toBe("2.0.0\n");
  expect(installed()).toEqual(["runs", "tests"]);
});

test("installs again when the packages are gone", async () => {
  const { path, start, installed } = makeProject();
  await start();
  rmSync(join(path, "node_modules"), { recursive: true });
  expect((await start()).stdout).toContain("Installing packages …");
  expect(installed()).toEqual(["runs"]);
});

test("stops if the packages cannot be installed, and says where to look", async () => {
  const { path, start } = makeProject();
  writeFileSync(join(path, "package-lock.json"), "{");
  const { code, stdout, stderr } = await start();
  expect(code).toBe(1);
  expect(stdout).not.toContain("ready");
  expect(stderr.trimEnd().split("\n").at(-1)).toBe("Installing packages failed; see the output above.");
  expect(existsSync(join(path, "node_modules/runs"))).toBe(false);
});
