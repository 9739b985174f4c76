/** Detects changes of a database file without opening it. */
import { stat } from "node:fs/promises";

/**
 * @returns A text that changes whenever the file or its write-ahead log is written, replaced, removed or restored. An
 *   empty log counts as none, because readers leave one behind.
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
