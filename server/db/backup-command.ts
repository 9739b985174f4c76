/** `npm run backup -- FILE`, or `npm run backup -- FOLDER --keep 14` for a timer. */
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "../settings.ts";
import { revisionName } from "./content.ts";
import { backUp, backUpInto } from "./copy.ts";
import { DatabaseError } from "./error.ts";

const USAGE = "Usage: npm run backup -- FILE, or npm run backup -- FOLDER --keep NUMBER";

try {
  const { target, keep } = readOptions(process.argv.slice(2));
  const { databaseFile } = readSettings(process.env);
  const { revision, copy, removed } =
    keep === null
      ? { revision: await backUp(databaseFile, target), copy: target, removed: [] }
      : await backUpInto(databaseFile, target, keep);
  console.log(`Copied revision ${revisionName(revision)} of ${databaseFile} to ${copy}.`);
  for (const file of removed) console.log(`Deleted the earlier backup ${file}.`);
} catch (error) {
  const known = error instanceof DatabaseError || error instanceof SettingsError;
  const isSystemError = error instanceof Error && "code" in error;
  console.error(known || isSystemError ? (error as Error).message : error);
  process.exitCode = 1;
}

/** @returns `keep` is null if the target is a file. */
function readOptions(args: string[]): { target: string; keep: number | null } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { keep: { type: "string" } } });
    const [target, ...more] = positionals;
    if (!target || more.length > 0) throw new Error("Name one file or folder.");
    if (values.keep === undefined) return { target, keep: null };
    if (!/^[1-9]\d{0,5}$/.test(values.keep)) throw new Error(`--keep is "${values.keep}", but must be 1 or more.`);
    return { target, keep: Number(values.keep) };
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}\n${USAGE}`);
  }
}
