/**
 * `npm run bench`: speed, compared with peers and limits, measured in the same run, because only the ratio means
 * something on a machine that does other things too. Exits with 1 if a limit is exceeded.
 */
import { prepareContent } from "../../seed/seed-database.ts";
import { assembleContent, runToEnd } from "../../server/content/index.ts";
import { replaceContent } from "../../server/db/content.ts";
import { openDatabase } from "../../server/db/open.ts";
import { createSearch } from "../../server/search/index.ts";
import { readLabelledQuestions } from "../search/labelled.ts";
import { ftsPeer, miniSearchPeer } from "../search/peers.ts";
import { type Measured, measure, quantile } from "./measure.ts";

/** Limits; server/README.md has the usual figures. */
const LIMITS = {
  /** For building content and search, in ms; a start may take two seconds in total. */
  buildMs: 2000,
  /** 99th percentile of the searches, in ms. */
  searchP99Ms: 30,
  /** 99th percentile of the completions, in ms. */
  completionP99Ms: 5,
  /** Median time of a search, as a ratio to plain MiniSearch over one document per answer; ours queries two indexes. */
  searchToMiniSearch: 2,
};

const db = openDatabase(":memory:");
replaceContent(db, prepareContent());
const questions = readLabelledQuestions(new URL("../search/questions.json", import.meta.url)).map(({ q }) => q);

const [content, assembling] = await once(() => runToEnd(assembleContent(db)));
const [search, indexing] = await once(() => createSearch(content.search));
const peers = {
  "plain MiniSearch": miniSearchPeer(content.search.documents),
  "SQLite FTS5": ftsPeer(content.search.documents),
};
const prefixes = questions.map((question) => question.slice(0, 3 + (question.length % 20)));

const searching = measure(questions, (question) => search.find(question));
const completing = measure(prefixes, (prefix) => search.complete(prefix, 8));
const peerTimes = Object.entries(peers).map(([name, peer]) => [name, measure(questions, peer)] as const);

console.log(`reading the content         ${assembling.toFixed(0)} ms`);
console.log(`building the search         ${indexing.toFixed(0)} ms`);
print("searching", searching);
print("completing", completing);
for (const [name, times] of peerTimes) {
  print(name, times);
  console.log(`  searching takes ${(quantile(searching, 0.5) / quantile(times, 0.5)).toFixed(2)} times its median`);
}

const plain = peerTimes[0]?.[1] ?? [];
const found = {
  buildMs: assembling + indexing,
  searchP99Ms: quantile(searching, 0.99),
  completionP99Ms: quantile(completing, 0.99),
  searchToMiniSearch: quantile(searching, 0.5) / quantile(plain, 0.5),
};
for (const [name, limit] of Object.entries(LIMITS)) {
  const value = found[name as keyof typeof LIMITS];
  if (value <= limit) continue;
  console.error(`${name} is ${value.toFixed(2)}, above its limit of ${limit}.`);
  process.exitCode = 1;
}

async function once<Result>(work: () => Result | Promise<Result>): Promise<[result: Result, ms: number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

function print(name: string, times: Measured): void {
  const at = (share: number) => `${quantile(times, share).toFixed(2)} ms`;
  console.log(`${name.padEnd(26)}  median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
}
