/**
 * `npm run quotations -- [IDS]`: prints each quotation of Scripture in some answers, or in all, with the verse before and the
 * verse after, so that an editor sees where it stops.
 */
import { SeedError } from "./problem.ts";
import { findQuotations } from "./quotations.ts";
import { versesAround } from "./scripture.ts";
import { readCheckedContent } from "./seed-database.ts";

// A pager closes the pipe when its reader has seen enough.
process.stdout.on("error", () => process.exit());
try {
  const ids = new Set(process.argv.slice(2));
  const { answers } = readCheckedContent();
  for (const id of ids) if (!answers.some((answer) => answer.id === id)) throw new SeedError([noAnswer(id)]);
  for (const { id, file, paragraphs } of answers.filter((answer) => ids.size === 0 || ids.has(answer.id)))
    for (const { text, line } of paragraphs)
      for (const { text: words, references } of findQuotations(text)) {
        console.log(`\n${file}:${line} ${id}: "${words}"`);
        for (const { label, text: verse, isQuoted } of references.flatMap(versesAround))
          console.log(`  ${isQuoted ? ">" : " "} ${label}  ${verse}`);
      }
} catch (error) {
  console.error(error instanceof SeedError ? error.message : error);
  process.exitCode = 1;
}

function noAnswer(id: string) {
  return { file: id, line: 1, field: "", message: "there is no such answer", remedy: "write the id of an answer" };
}
