import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectFolder, runNode } from "../support/child.ts";

/** A checkout of a project without dependencies, so that installing needs no network. */
function makeProject() {
  const path = mkdtempSync(join(tmpdir(), "loci-install-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  cpSync(join(projectFolder, "server/launch"), join(path, "server/launch"), { recursive: true });
  const describe = (version: string, locked = version) => {
    const named = (version: string) => ({ name: "small", version });
    writeFileSync(join(path, "package.json"), JSON.stringify({ ...named(version), type: "module" }));
    const lock = { ...named(locked), lockfileVersion: 3, requires: true, packages: { "": named(locked) } };
    writeFileSync(join(path, "package-lock.json"), JSON.stringify(lock));
  };
  describe("1.0.0");
  return {
    path,
    describe,
    prepare: () =>
      runNode(
        [
          "--input-type=module",
          "-e",
          'import { prepareInstall } from "./server/launch/prepare.js"; prepareInstall(); console.log("ready");',
        ],
        {
          cwd: path,
        },
      ),
  };
}

test("installs the packages of a fresh checkout, and says so", async () => {
  const { path, prepare } = makeProject();
  const { code, stdout } = await prepare();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Installing packages …\n[\s\S]*Installing packages … done in [\d.]+ s\nready\n$/);
  expect(existsSync(join(path, "node_modules"))).toBe(true);
});

test("installs nothing the second time, and installs again when the lock file changes", async () => {
  const { describe, prepare } = makeProject();
  await prepare();
  expect((await prepare()).stdout).toBe("ready\n");
  describe("1.0.1");
  expect((await prepare()).stdout).toContain("Installing packages …");
});

test("installs again when the packages are gone", async () => {
  const { path, prepare } = makeProject();
  await prepare();
  rmSync(join(path, "node_modules"), { recursive: true });
  expect((await prepare()).stdout).toContain("Installing packages …");
});

test("stops if the packages cannot be installed, and says where to look", async () => {
  const { path, prepare } = makeProject();
  writeFileSync(join(path, "package-lock.json"), "{");
  const { code, stdout, stderr } = await prepare();
  expect(code).toBe(1);
  expect(stdout).not.toContain("ready");
  expect(stderr.trimEnd().split("\n").at(-1)).toBe("Installing packages failed; see the output above.");
});
