/** `npm run restore -- FILE`. */
import { readOptions, runCommand, usageError } from "./command.ts";
import { revisionName } from "./db/content.ts";
import { restore } from "./db/copy.ts";
import { readSettings } from "./settings.ts";

const HELP = `Usage: npm run restore -- FILE

Checks a backup and replaces the database by it. The previous database is renamed.`;

await runCommand(HELP, async (args, print) => {
  const { positionals } = readOptions(HELP, { args, allowPositionals: true });
  const [copy, ...more] = positionals;
  if (!copy || more.length > 0) throw usageError("Name one file.", HELP);
  const { databaseFile } = readSettings(process.env);
  const { revision, replaced } = await restore(copy, databaseFile);
  print(`Put revision ${revisionName(revision)} from ${copy} as ${databaseFile}.`);
  if (replaced) print(`The previous database is kept as ${replaced}.`);
});
