/** `npm run backup -- FILE`, or `npm run backup -- FOLDER --keep 14` for a timer. */
import { readOptions, runCommand, usageError } from "./command.ts";
import { revisionName } from "./db/content.ts";
import { backUp, backUpInto } from "./db/copy.ts";
import { readSettings } from "./settings.ts";

const HELP = `Usage: npm run backup -- FILE, or npm run backup -- FOLDER --keep NUMBER

Copies the database, even while it is in use, and checks the copy. In a folder, the newest copies are kept.`;

await runCommand(HELP, async (args, print) => {
  const { values, positionals } = readOptions(HELP, {
    args,
    options: { keep: { type: "string" } },
    allowPositionals: true,
  });
  const [target, ...more] = positionals;
  if (!target || more.length > 0) throw usageError("Name one file or folder.", HELP);
  const { keep } = values;
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep))
    throw usageError(`--keep is "${keep}", but must be 1 or more.`, HELP);
  const { databaseFile } = readSettings(process.env);
  const { revision, copy, removed } =
    keep === undefined
      ? { revision: await backUp(databaseFile, target), copy: target, removed: [] }
      : await backUpInto(databaseFile, target, Number(keep));
  print(`Copied revision ${revisionName(revision)} of ${databaseFile} to ${copy}.`);
  for (const file of removed) print(`Deleted the earlier backup ${file}.`);
});
