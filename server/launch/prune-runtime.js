/**
 * Removes the programs of other platforms from `onnxruntime-node`, which comes with those of all: 288 MB, of which a
 * platform needs 45. To be called after each install.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} root The checkout.
 * @param {string} platform As `process.platform`.
 * @param {string} arch As `process.arch`.
 */
export function pruneRuntime(root, platform = process.platform, arch = process.arch) {
  const programs = join(root, "node_modules/onnxruntime-node/bin/napi-v6");
  // Where there is none for this platform, nothing is removed: the start says so.
  if (!existsSync(join(programs, platform, arch))) return;
  for (const each of readdirSync(programs))
    for (const other of readdirSync(join(programs, each)))
      if (each !== platform || other !== arch) rmSync(join(programs, each, other), { recursive: true, force: true });
}
