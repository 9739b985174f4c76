import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pruneRuntime } from "../../server/launch/prune-runtime.js";

/** @returns A checkout with programs for two platforms, and whether the one of a platform is there. */
function makeCheckout() {
  const root = mkdtempSync(join(tmpdir(), "loci-runtime-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = (platform: string) => join(root, "node_modules/onnxruntime-node/bin/napi-v6", platform);
  for (const platform of ["linux/x64", "linux/arm64", "win32/x64"]) {
    mkdirSync(folder(platform), { recursive: true });
    writeFileSync(join(folder(platform), "onnxruntime_binding.node"), "");
  }
  return { root, has: (platform: string) => existsSync(join(folder(platform), "onnxruntime_binding.node")) };
}

test("keeps the program of this platform alone", () => {
  const { root, has } = makeCheckout();
  pruneRuntime(root, "linux", "x64");
  expect([has("linux/x64"), has("linux/arm64"), has("win32/x64")]).toEqual([true, false, false]);
});

test("keeps all where there is none for this platform, and needs no package", () => {
  const { root, has } = makeCheckout();
  pruneRuntime(root, "freebsd", "x64");
  expect(has("win32/x64")).toBe(true);
  pruneRuntime(join(root, "nothing"));
});
