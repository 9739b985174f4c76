/** Compresses the files of the client as they are built, so that the server never compresses them while someone waits. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSED = /\.(?:js|css|svg)$/;
/** Minimum size of a compressed file, in bytes. */
const THRESHOLD = 256;

/** Writes `.br` and `.gz` beside each file that they make smaller. Brotli compresses as well as it can by default. */
export function compress(): Plugin {
  return {
    name: "loci-compress",
    apply: "build",
    writeBundle: {
      // After the service worker is written.
      order: "post",
      sequential: true,
      handler({ dir = "" }) {
        for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
          if (COMPRESSED.test(name)) writeForms(join(dir, name));
        }
      },
    },
  };
}

function writeForms(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < THRESHOLD) return;
  const forms = { br: brotliCompressSync(bytes), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms))
    if (form.length < bytes.length) writeFileSync(`${file}.${ending}`, form);
}
