/**
 * `npm run eval`: measures the search on labelled questions, with the code that serves visitors.
 *
 *   npm run eval                       all sets: out of fold if they were fitted to, and as served
 *   npm run eval -- FILE …             other labelled questions
 *   npm run eval -- --styles           by style of question
 *   npm run eval -- --failures         each miss, with the chosen answer and why
 *   npm run eval -- --bare             new answers: every tenth one without a phrasing file, and with 20 phrasings
 *   npm run eval -- --compare          the same figures for plain MiniSearch and for SQLite FTS5, on the same content
 *   npm run eval -- --ablate           what each idea of the search contributes
 *   npm run eval -- --query "…"        one question: how it was read, the candidates, the decision
 */
import { parseArgs } from "node:util";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { readCheckedContent } from "../../seed/seed-database.ts";
import { createSearch, type Search } from "../../server/search/index.ts";
import { ablate } from "./ablate.ts";
import { measureBare } from "./bare.ts";
import { explain } from "./explain.ts";
import { readExtraExamples } from "./extra-examples.ts";
import { createFitting, fittedSets } from "./fitting.ts";
import { type LabelledQuestion, readLabelledQuestions, SETS } from "./labelled.ts";
import { ask, type Figures, isFound, type Outcome, printFigures, summarize, summarizeSets } from "./measure.ts";
import { ftsPeer, miniSearchPeer } from "./peers.ts";
import { toSearcher } from "./searcher.ts";

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: "boolean" },
    failures: { type: "boolean" },
    bare: { type: "boolean" },
    compare: { type: "boolean" },
    ablate: { type: "boolean" },
    query: { type: "string" },
  },
});

const content = readCheckedContent();
const indexed = searchOptionsOf(content);
const search = await createSearch(indexed);
const written = new Set(indexed.documents.map(({ id }) => id));
const isWritten = (id: string) => written.has(id);

if (options.query !== undefined) console.log(explain(search.find(options.query)));
else if (options.bare) console.log(printFigures("new answers", await measureBare(content)));
else if (options.ablate)
  for (const [set, figures] of Object.entries(await ablate(indexed, await readExtraExamples(content))))
    console.log(printFigures(set, figures), "\n");
else {
  const sets = readSets();
  if (files.length === 0) await printOutOfFold();
  const outcomes = Object.fromEntries(
    Object.entries(sets).map(([name, questions]) => [name, ask(toSearcher(search), questions, isWritten)]),
  );
  console.log(printFigures("as served", summarizeSets(outcomes)));
  if (options.styles)
    for (const [name, of] of Object.entries(outcomes)) console.log(`\n${printFigures(name, byStyle(of))}`);
  printTimes(Object.values(sets).flat());
  if (options.failures) printFailures(Object.values(outcomes).flat(), search);
  if (options.compare)
    for (const [name, peer] of Object.entries({
      "MiniSearch with default options": miniSearchPeer(indexed.documents),
      "SQLite FTS5, bm25": ftsPeer(indexed.documents),
    }))
      console.log(
        `\n${printFigures(
          name,
          mapValues(sets, (questions) => summarize(ask(peer, questions, isWritten))),
        )}`,
      );
}

function readSets(): Record<string, LabelledQuestion[]> {
  const named = files.length > 0 ? Object.fromEntries(files.map((file) => [file, file])) : SETS;
  return mapValues(named as Record<string, string | URL>, readLabelledQuestions);
}

async function printOutOfFold(): Promise<void> {
  const { readExamples, outOfFold } = await createFitting(indexed);
  const { outcomes } = outOfFold(readExamples(), await readExtraExamples(content));
  const bySet = Object.fromEntries(fittedSets.map((set) => [set, outcomes.filter((outcome) => outcome.set === set)]));
  console.log(printFigures("out of fold", summarizeSets(bySet)), "\n");
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

function printTimes(questions: LabelledQuestion[]): void {
  const times = questions
    .map(({ q }) => {
      const began = performance.now();
      search.find(q);
      return performance.now() - began;
    })
    .sort((a, b) => a - b);
  const at = (quantile: number) => (times[Math.floor(quantile * (times.length - 1))] ?? 0).toFixed(2);
  console.log(`\nTime per question: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

function printFailures(outcomes: Outcome[], searched: Search): void {
  for (const outcome of outcomes) {
    const isRight = outcome.right.length === 0 ? outcome.answerId === null : isFound(outcome);
    if (isRight) continue;
    console.log(`\n[${outcome.question.style}] expected ${outcome.right.join(" or ") || "none"}`);
    console.log(explain(searched.find(outcome.question.q)));
  }
}
