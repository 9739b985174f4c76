/** A small built client: the page, its worker, an asset with a hash in its name, and one without. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

export const INLINE_SCRIPT = 'document.documentElement.dataset.theme = "dark";';
export const ASSET_TEXT = `export const text = "${"A long asset. ".repeat(200)}";`;
/** The asset as the build compresses it; a server that compressed it itself would send other bytes. */
export const COMPRESSED_ASSET = {
  br: brotliCompressSync(ASSET_TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }),
  gzip: gzipSync(ASSET_TEXT, { level: 1 }),
};

/**
 * @returns A folder like that of the build, removed with the test. Its path does not hint at the files.
 */
export function makeClientFolder(): string {
  const checkout = mkdtempSync(join(tmpdir(), "loci-client-"));
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
  const folder = join(checkout, "assets", "dist");
  writeClient(folder);
  return folder;
}

export function writeClient(folder: string): void {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html><head><!--head--><title>Loci</title><!--/head--><script>${INLINE_SCRIPT}</script></head><body><div id="root"></div><!--page-data--></body></html>`,
  );
  writeFileSync(join(folder, "assets/index-DyJ7qws5.js"), ASSET_TEXT);
  writeFileSync(join(folder, "assets/index-DyJ7qws5.js.br"), COMPRESSED_ASSET.br);
  writeFileSync(join(folder, "assets/index-DyJ7qws5.js.gz"), COMPRESSED_ASSET.gzip);
  writeFileSync(join(folder, "sw.js"), "self.skipWaiting();");
  writeFileSync(join(folder, ".loci-built"), "a stamp");
  writeFileSync(join(folder, "favicon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}
