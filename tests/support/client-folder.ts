/** A small built client: the page, its worker, an asset with a hash in its name, and a file without. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export const INLINE_SCRIPT = 'document.documentElement.dataset.theme = "dark";';
export const ASSET_TEXT = `export const text = "${"A long asset. ".repeat(200)}";`;

/** @returns A folder as the build leaves it, in a checkout whose path tells nothing of the files; removed with the test. */
export function makeClientFolder(): string {
  const checkout = mkdtempSync(join(tmpdir(), "loci-client-"));
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
  const folder = join(checkout, "assets", "dist");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html><head><script>${INLINE_SCRIPT}</script></head><body><div id="root"></div><!--bootstrap--></body></html>`,
  );
  writeFileSync(join(folder, "assets/index-DyJ7qws5.js"), ASSET_TEXT);
  writeFileSync(join(folder, "sw.js"), "self.skipWaiting();");
  writeFileSync(join(folder, ".loci-built"), "a stamp");
  writeFileSync(join(folder, "favicon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}
