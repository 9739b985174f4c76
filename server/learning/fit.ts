/**
 * `npm run fit`: fits ranking and decision to the labelled questions, writes `server/search/weights.json`, and brings the
 * vectors that come with the project (`seed/vectors.bin`) up to date.
 */
import { writeFileSync } from "node:fs";
import { encodedTexts } from "../../seed/search-model.ts";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { readCheckedContent } from "../../seed/seed-database.ts";
import { shipVectors } from "../../seed/vectors.ts";
import { fit, fittedSets, outOfFold, readExamples } from "./fitting.ts";
import { type Figures, printFigures, summarize } from "./measure.ts";

const HELP = `Usage: npm run fit

Fits ranking and decision to the labelled questions in seed/questions, prints the figures out of fold, writes
server/search/weights.json, and brings the vectors that come with the project (seed/vectors.bin) up to date.
npm run eval measures what came of it.`;
if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv.includes("--help") ? 0 : 1);
}

const target = new URL("../search/weights.json", import.meta.url);
const content = readCheckedContent();
const examples = await readExamples(await searchOptionsOf(content), fittedSets);
const { outcomes, thresholds } = outOfFold(examples);
const figures: Record<string, Figures> = {};
for (const set of fittedSets) figures[set] = summarize(outcomes.filter((outcome) => outcome.set === set));
console.log(printFigures("out of fold", figures));
const rounded = Object.fromEntries(
  Object.entries(figures).map(([set, values]) => [
    set,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(3))])),
  ]),
);
const weights = {
  fittedOn: { answers: content.answers.length, outOfFold: rounded },
  ...fit(examples),
  thresholds,
};
writeFileSync(target, `${JSON.stringify(weights, null, 2)}\n`);
shipVectors([...encodedTexts(content)]);
