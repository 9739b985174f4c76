/** Whether a database file has changed, seen from outside, without opening it. */
import { stat } from "node:fs/promises";

/**
 * @returns Another text whenever the file or its write-ahead log was written, replaced, removed or put back. An empty log
 *   counts as none: readers leave one behind.
 */
export async function stampOf(file: string): Promise<string> {
  return (await Promise.all([describe(file), describe(`${file}-wal`)])).join(" ");
}

async function describe(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true });
    return size === 0n ? "none" : [dev, ino, size, mtimeNs].join(":");
  } catch {
    return "none";
  }
}
