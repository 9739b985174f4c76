/**
 * `npm run quotations -- [IDS]`: prints each quotation of Scripture in some answers, or in all, with the verse before and the
 * verse after, so that an editor sees where it stops.
 */

import { type Print, readOptions, runCommand } from "../server/command.ts";
import { SettingsError } from "../server/settings.ts";
import { CheckCache } from "./check-cache.ts";
import { suggest } from "./did-you-mean.ts";
import { findQuotations } from "./quotations.ts";
import { versesAround } from "./scripture.ts";
import { contentFolder, readContent } from "./seed-database.ts";

const HELP = `Usage: npm run quotations [-- IDS] [--content FOLDER]

Prints each quotation of Scripture in some answers or drafts, or in all, with the verse before and the verse after: does it stop one
clause before the hard half, or the saving half?`;

await runCommand(HELP, showQuotations);

function showQuotations(args: string[], print: Print): void {
  const { values, positionals } = readOptions(HELP, {
    args,
    options: { content: { type: "string" } },
    allowPositionals: true,
  });
  const folder = values.content ?? contentFolder;
  const { answers } = readContent(folder, { withDrafts: true, cache: new CheckCache() }).files;
  const ids = answers.map(({ id }) => id);
  for (const id of positionals)
    if (!ids.includes(id))
      throw new SettingsError(`There is no answer "${id}"; ${suggest(id, ids, "write the id of one.")}`);
  for (const { id, paragraphs } of answers.filter((answer) => positionals.includes(answer.id) || !positionals[0]))
    for (const { text, place } of paragraphs)
      for (const { text: words, references } of findQuotations(text)) {
        print(`\n${place.file}:${place.line} ${id}: "${words}"`);
        for (const { label, text: verse, isQuoted } of references.flatMap(versesAround))
          print(`  ${isQuoted ? ">" : " "} ${label}  ${verse}`);
      }
}
