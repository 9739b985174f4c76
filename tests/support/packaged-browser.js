/**
 * Chromium's headless shell from the package `@sparticuz/chromium`, with the libraries and the typeface that it needs, for
 * a machine without a browser. The package unpacks itself only into the folder for temporary files, where it takes what is
 * there for complete; this unpacks it into `.cache`, all or nothing.
 */
import { spawnSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { root } from "../../server/launch/step.js";

const FOLDER = join(root, ".cache/browser-143");

const PROGRAM = `#!/bin/sh
export LD_LIBRARY_PATH="${FOLDER}/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="${FOLDER}/fonts.conf"
exec "${FOLDER}/chromium" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${FOLDER}/fonts</dir>
  <cachedir>${FOLDER}/font-cache</cachedir>
</fontconfig>
`;

/** @returns {Promise<string | null>} The program's path; null if the package has none for this machine. */
export async function unpackBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const program = join(FOLDER, "chromium.sh");
  if (existsSync(program)) return program;
  const folder = `${FOLDER}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const packed = join(createRequire(import.meta.url).resolve("@sparticuz/chromium"), "../../../bin");
  for (const name of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"]) {
    const input = brotliDecompressSync(readFileSync(join(packed, name)));
    if (spawnSync("tar", ["-xC", folder], { input }).status !== 0) throw new Error(`tar could not unpack ${name}.`);
  }
  const target = createWriteStream(join(folder, "chromium"), { mode: 0o755 });
  await pipeline(createReadStream(join(packed, "chromium.br")), createBrotliDecompress(), target);
  writeFileSync(join(folder, "fonts.conf"), FONTS);
  writeFileSync(join(folder, "chromium.sh"), PROGRAM, { mode: 0o755 });
  try {
    renameSync(folder, FOLDER);
  } catch (error) {
    rmSync(folder, { recursive: true }); // Another process was faster.
    if (!existsSync(program)) throw error;
  }
  return program;
}
