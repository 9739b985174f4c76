/** Reads content files as text, and writes files. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Report, topOf } from "./problem.ts";

/** @returns The text of a content file. If it is missing or not UTF-8, reports that and returns null. */
export function readText(folder: string, name: string, report: Report): string | null {
  const place = topOf(shownPath(folder, name));
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(join(folder, name)));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    report(
      place,
      missing ? "the file is missing" : "the file cannot be read as UTF-8 text",
      missing ? "restore it" : "save it as UTF-8",
    );
    return null;
  }
  return text;
}

/** @returns The files below a folder, relative to it and with slashes, sorted; none if there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => slashed(relative(folder, join(entry.parentPath, entry.name))))
    .sort();
}

/** @returns The path of a content file as shown to editors: relative to the current folder, with slashes. */
export function shownPath(folder: string, name: string): string {
  return slashed(join(relative(process.cwd(), folder) || ".", name));
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}

/**
 * Writes a file as a whole or not at all, even if the machine fails.
 *
 * @param mode - Who may read it, as in `chmod`.
 */
export function writeWhole(path: string, content: string | Uint8Array, mode = 0o666): void {
  const unfinished = `${path}.${process.pid}`;
  try {
    writeFileSync(unfinished, content, { mode, flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
