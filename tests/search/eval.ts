/** `npm run eval`: measures the search on labelled questions, with the code that serves visitors. */
import { parseArgs } from "node:util";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { readCheckedContent } from "../../seed/seed-database.ts";
import { type Example, fittedSets, outOfFold, readExamples } from "../../server/learning/fitting.ts";
import { type LabelledQuestion, readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { ask, type Figures, type Outcome, printFigures, summarize, toSearcher } from "../../server/learning/measure.ts";
import { createSearch, type Found } from "../../server/search/index.ts";

const HELP = `Usage: npm run eval [-- --styles --failures] [FILE …], or npm run eval -- --query "QUESTION"

Measures the search on all sets of labelled questions, or on those in files: out of fold if they were fitted to, and as served.
  --styles    by style of question
  --failures  each miss, with the candidates and why
  --query     one question: how it was read, the candidates, the probabilities`;

if (process.argv.includes("--help")) {
  console.log(HELP);
  process.exit();
}
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: "boolean" },
    failures: { type: "boolean" },
    query: { type: "string" },
  },
});

const content = readCheckedContent();
const indexed = searchOptionsOf(content);
const search = await createSearch(indexed);
const written = new Set(indexed.documents.map(({ id }) => id));
const isWritten = (id: string) => written.has(id);

if (options.query !== undefined) console.log(explain(await search.find(options.query)));
else {
  const sets = readSets();
  if (files.length === 0) printOutOfFold(await readExamples(indexed, fittedSets));
  const outcomes: Record<string, Outcome[]> = {};
  const began = process.cpuUsage();
  for (const [name, questions] of Object.entries(sets))
    outcomes[name] = await ask(toSearcher(search), questions, isWritten);
  const { user, system } = process.cpuUsage(began);
  const titled = Object.entries(outcomes).map(([name, of]) => [titleOf(name), summarize(of)]);
  console.log(printFigures("as served", Object.fromEntries(titled)));
  const all = Object.values(outcomes).flat();
  console.log(`\nProcessor time per question: ${((user + system) / 1000 / all.length).toFixed(2)} ms`);
  if (options.styles)
    for (const [name, of] of Object.entries(outcomes)) console.log(`\n${printFigures(name, byStyle(of))}`);
  if (options.failures) await printFailures(all);
}

function readSets(): Record<string, LabelledQuestion[]> {
  const named = files.length > 0 ? Object.fromEntries(files.map((file) => [file, file])) : SETS;
  return mapValues(named as Record<string, string | URL>, readLabelledQuestions);
}

function titleOf(set: string): string {
  return fittedSets.some((fitted) => fitted === set) ? `${set}, fitted to` : set;
}

function printOutOfFold(examples: readonly Example[]): void {
  const { outcomes } = outOfFold(examples);
  const bySet = Object.fromEntries(fittedSets.map((set) => [set, outcomes.filter((outcome) => outcome.set === set)]));
  console.log(printFigures("out of fold", mapValues(bySet, summarize)), "\n");
}

function byStyle(outcomes: Outcome[]): Record<string, Figures> {
  const styles = [...new Set(outcomes.map(({ question }) => question.style))];
  return Object.fromEntries(
    styles.map((style) => [style, summarize(outcomes.filter(({ question }) => question.style === style))]),
  );
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

async function printFailures(outcomes: Outcome[]): Promise<void> {
  for (const { right, answerId, question } of outcomes) {
    if (right.length === 0 ? answerId === null : answerId !== null && right.includes(answerId)) continue;
    console.log(`\n[${question.style}] expected ${right.join(" or ") || "none"}`);
    console.log(explain(await search.find(question.q)));
  }
}

/** @returns How a question was read, its best candidates with their evidence, and the outcome. */
function explain({ query, outcome, answerId, leadingId, closestIds, candidates }: Found): string {
  const numbers = (values: Record<string, number>) =>
    Object.entries(values)
      .filter(([, value]) => value !== 0)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(", ");
  return [
    query.text,
    `  read as: ${query.tokens.join(" ")}`,
    `  outcome: ${outcome} ${answerId ?? ""}${leadingId ? ` leading ${leadingId}` : ""} (${closestIds.join(", ")})`,
    ...candidates
      .slice(0, 3)
      .flatMap(({ id, score, probability, evidence, features }) => [
        `  ${probability.toFixed(2)} ${id} (score ${score.toFixed(2)}): ${numbers(evidence)}`,
        `       ${numbers(features)}`,
      ]),
  ].join("\n");
}
