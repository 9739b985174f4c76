/** The hash of the project's content files, by which a start notices that they have changed since they were loaded. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn } from "./text-file.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The content folder of the project. */
export const contentFolder = join(root, "seed/content");

/**
 * Hashes the content files, one a step, so that a running server can answer in between.
 *
 * @returns SHA-256 in hexadecimal.
 */
export function* hashContentFiles(): Generator<undefined, string> {
  const hash = createHash("sha256");
  // A new version of the program may derive other rows from the same files: it has another number, or other tables.
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  hash.update(version).update(readFileSync(join(root, "migrations/meta/_journal.json")));
  for (const name of filesIn(contentFolder)) {
    hash.update(`seed/content/${name}`).update(readFileSync(join(contentFolder, name)));
    yield;
  }
  return hash.digest("hex");
}
