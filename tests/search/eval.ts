/**
 * `npm run eval`: measures the search on labelled questions, through the code that serves visitors.
 *
 *   npm run eval -- [FILE …]           other labelled questions than the product's own
 *   npm run eval -- --failures         each miss, with what was chosen and why
 *   npm run eval -- --compare          the same figures for plain MiniSearch and for SQLite FTS5, on the same content
 *   npm run eval -- --ablate           what each idea of the search is worth
 *   npm run eval -- --query "…"        one question: how it was understood, the candidates, the decision
 */
import { parseArgs } from "node:util";
import { prepareContent } from "../../seed/seed-database.ts";
import { assembleContent } from "../../server/content/index.ts";
import { createSearch, type Search } from "../../server/search/index.ts";
import { ablate } from "./ablate.ts";
import { explain } from "./explain.ts";
import { type LabelledQuestion, readLabelledQuestions } from "./labelled.ts";
import { ask, type Figures, type Outcome, summarize } from "./measure.ts";
import { ftsPeer, miniSearchPeer } from "./peers.ts";
import { toSearcher } from "./searcher.ts";

const OWN_QUESTIONS = new URL("./questions.json", import.meta.url);

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    failures: { type: "boolean" },
    compare: { type: "boolean" },
    query: { type: "string" },
    ablate: { type: "boolean" },
    half: { type: "string" },
  },
});

const { search: indexed } = assembleContent(prepareContent(), null);
const search = createSearch(indexed);

if (options.ablate) printAblation();
else if (options.query !== undefined) console.log(explain(search.find(options.query)));
else {
  const questions = readQuestions();
  const outcomes = ask(toSearcher(search), questions);
  printTable("Loci", outcomes);
  printTimes(search, questions);
  if (options.failures) printFailures(outcomes, search);
  if (options.compare) {
    printTable("MiniSearch with default options", ask(miniSearchPeer(indexed.documents), questions));
    printTable("SQLite FTS5, bm25", ask(ftsPeer(indexed.documents), questions));
  }
}

/** The questions of the files; with `--half 0` or `--half 1` one half of them, always the same. */
function readQuestions(): LabelledQuestion[] {
  const all = (files.length > 0 ? files : [OWN_QUESTIONS]).flatMap((file) => readLabelledQuestions(file));
  return options.half === undefined ? all : all.filter(({ q }) => halfOf(q) === Number(options.half));
}

function halfOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % 2;
}

function printTable(title: string, outcomes: Outcome[]): void {
  const styles = [...new Set(outcomes.map(({ question }) => question.style))];
  console.log(`\n${title}`);
  console.log(`${"style".padEnd(12)} questions  success@1  MRR@5  declined  answered beside the point`);
  const print = (name: string, figures: Figures) =>
    console.log(
      `${name.padEnd(12)} ${String(figures.questions).padStart(9)}  ${share(figures.successAt1, 9)}  ${share(figures.reciprocalRankAt5, 5)}  ${share(figures.declined, 8)}  ${share(figures.answeredBesidePoint, 10)}`,
    );
  print("all", summarize(outcomes));
  for (const style of styles) print(style, summarize(outcomes.filter(({ question }) => question.style === style)));
}

function printAblation(): void {
  console.log(`${"".padEnd(42)} success@1  MRR@5  declined  answered beside the point`);
  for (const { name, figures } of ablate(indexed, readQuestions()))
    console.log(
      `${name.padEnd(42)} ${share(figures.successAt1, 9)}  ${share(figures.reciprocalRankAt5, 5)}  ${share(figures.declined, 8)}  ${share(figures.answeredBesidePoint, 10)}`,
    );
}

function share(value: number, width: number): string {
  return (Number.isNaN(value) ? "" : value.toFixed(3)).padStart(width);
}

function printTimes(search: Search, questions: LabelledQuestion[]): void {
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

function printFailures(outcomes: Outcome[], search: Search): void {
  for (const { question, right } of outcomes) {
    if (right) continue;
    console.log(`\n[${question.style}] expected ${question.expect ?? "none"}`);
    console.log(explain(search.find(question.q)));
  }
}
