/** `npm run restore -- FILE`. */
import { readSettings, SettingsError } from "../settings.ts";
import { revisionName } from "./content.ts";
import { restore } from "./copy.ts";
import { DatabaseError } from "./error.ts";

const [, , copy, ...more] = process.argv;

try {
  if (!copy || copy.startsWith("-") || more.length > 0) throw new SettingsError("Usage: npm run restore -- FILE");
  const { databaseFile } = readSettings(process.env);
  const { revision, replaced } = await restore(copy, databaseFile);
  console.log(`Put revision ${revisionName(revision)} from ${copy} as ${databaseFile}.`);
  if (replaced) console.log(`The previous database is kept as ${replaced}.`);
} catch (error) {
  const known = error instanceof DatabaseError || error instanceof SettingsError;
  const isSystemError = error instanceof Error && "code" in error;
  console.error(known || isSystemError ? (error as Error).message : error);
  process.exitCode = 1;
}
