/**
 * `npm run bench`: what the server does, beside a bare Fastify of the same version that returns the same objects, in
 * alternating rounds, because only ratios mean something on a machine that does other things too. Prints a table, writes
 * it with a plot of growth to `README.md` in this folder, and exits with 1 if a limit is exceeded.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { prepareFiles, readCheckedContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import { openDatabase } from "../../server/db/open.ts";
import { prepareBuild } from "../../server/launch/prepare.js";
import { readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { measureBrowser } from "./browser.ts";
import { multiply } from "./copies.ts";
import type { Loaded } from "./load.ts";
import { quantile } from "./measure.ts";
import { type Load, measureWaits } from "./open-loop.ts";
import { compareSearches } from "./peers.ts";
import { drawGrowth } from "./plot.ts";
import { measurePreview } from "./preview.ts";
import { buildBare, type Server, startBare, startLoci } from "./processes.ts";
import { type ComparedRates, type ComparedTimes, type Summary, toReport } from "./report.ts";

const ROUNDS = 5;
/** Of a round, in s. */
const DURATION = 1;
/** The same for searches before the first round: their code is compiled and optimized for thousands of questions. */
const WARM_UP = 10;
const CONNECTIONS = 8;
/** Of a 99th percentile, which one pause of the machine decides in any single round. */
const WAIT_ROUNDS = 20;
const FACTORS = [1, 2, 4, 8, 16];
/** The most that anything may grow with the content: an exponent. */
const MAX_GROWTH = 1.1;

/** Something to compare: requests to Loci, and to the peer that returns the same. */
interface Row {
  name: string;
  /** The least ratio of the rates that is wanted. */
  goal: number;
  /** The least that is tolerated, far enough below what is reached that noise does not exceed it. */
  limit: number;
  /** What is in the way of the goal, and what reaching it would cost. */
  inTheWay: string;
  /** Whether no question is asked twice. */
  isUnseen?: boolean;
  paths(): string[];
  /** The peer's route, which returns what Loci returns for the first path. */
  peer: "search" | "suggest" | "answer" | "bytes";
  headers?: Record<string, string>;
}

const questions = readLabelledQuestions(SETS.written).map(({ q }) => q);
let unseen = 0;
/** Makes the address of a request one that was never asked for; the parameter `n` means nothing. */
function askAfresh<Request extends { path?: string }>(request: Request): Request {
  unseen += 1;
  return { ...request, path: `${request.path}&n=${unseen}` };
}
const searchPath = (question: string) => `/api/search?q=${encodeURIComponent(question)}`;
const suggestPath = (question: string) =>
  `/api/suggest?q=${encodeURIComponent(question.slice(0, 3 + (question.length % 20)).trim())}`;
const script = readdirSync(new URL("../../web/dist/assets", import.meta.url)).find((name) =>
  /^first-.*\.js$/.test(name),
);

const rows: Row[] = [
  {
    name: "search, questions never seen",
    goal: 0.25,
    limit: 0.005,
    inTheWay:
      "the sentence encoder takes half of the time of a search, and comparing vectors a quarter. The goal is older than the encoder; only a smaller one, or a processor with instructions for products of eight bits, would come nearer",
    isUnseen: true,
    paths: searchAll,
    peer: "search",
  },
  {
    name: "search, repeated questions",
    goal: 1.5,
    limit: 0.3,
    inTheWay: "sending some twenty headers, which the bare server does not, takes most of the time",
    paths: () => searchAll().slice(0, 50),
    peer: "search",
  },
  {
    name: "the same, Brotli",
    goal: 1.5,
    limit: 0.3,
    inTheWay:
      "the headers, and that a compressed body is sent as bytes beside them; caching whole responses as they go on the wire would bypass Fastify",
    paths: () => searchAll().slice(0, 50),
    peer: "search",
    headers: { "accept-encoding": "br" },
  },
  {
    name: "completions",
    goal: 0.5,
    limit: 0.1,
    inTheWay: "the same twenty headers, which weigh more than the few completions",
    paths: () => questions.map(suggestPath),
    peer: "suggest",
  },
  {
    name: "an answer by id",
    goal: 1.2,
    limit: 0.3,
    inTheWay: "sending some twenty headers, which the bare server does not",
    paths: () => ["/api/answers/justification"],
    peer: "answer",
  },
  {
    name: "the page of an answer",
    goal: 1,
    limit: 0.2,
    inTheWay: "the page weighs several times as much as the answer alone, and has the same twenty headers",
    paths: () => ["/answers/justification"],
    peer: "answer",
    headers: { accept: "text/html" },
  },
  {
    name: "a script file, Brotli",
    goal: 0.8,
    limit: 0.2,
    inTheWay:
      "sending some twenty headers takes most of what is left. Files without the security headers would come nearer, but then no response could be relied on to have them",
    paths: () => [`/assets/${script}`],
    peer: "bytes",
    headers: { "accept-encoding": "br" },
  },
];

function searchAll(): string[] {
  return questions.map(searchPath);
}

prepareBuild();
const folder = mkdtempSync(join(tmpdir(), "loci-bench-"));
try {
  const files = readCheckedContent();
  const content = prepareFiles(files);
  const databases = FACTORS.map((factor) => {
    const file = join(folder, `${factor}.sqlite`);
    const db = openDatabase(file);
    const multiplied = multiply(content, factor);
    replaceContent(db, multiplied);
    db.$client.close();
    return { file, modelBytes: multiplied.searchModel.length, databaseBytes: statSync(file).size };
  });
  await buildBare();
  const starts = await compareStarts(databases[0]?.file ?? "");
  const [loci, bare] = await Promise.all([startLoci(databases[0]?.file ?? ""), startBare()]);
  const rates: ComparedRates[] = [];
  for (const row of rows) rates.push(print(await compare(row, loci, bare)));
  const times = [await compareWaits(loci, bare), starts];
  const visits = await measureBrowser(loci.address);
  await Promise.all([loci.stop(), bare.stop()]);
  const saves = await measurePreview();
  const searches = await compareSearches(searchOptionsOf(files, content));

  const loads = databases.map(({ file, ...sizes }) => ({ ...sizes, ...loadAlone(file) }));
  const growth = [
    { name: "bytes of the model", values: loads.map(({ modelBytes }) => modelBytes) },
    { name: "bytes of the database", values: loads.map(({ databaseBytes }) => databaseBytes) },
    { name: "time to load", values: loads.map(({ loadMs }) => loadMs) },
    { name: "memory", values: loads.map(({ memory }) => memory) },
    { name: "time of a search", values: loads.map(({ searchMs }) => searchMs) },
  ].map(({ name, values }) => ({ name, values, exponent: exponentOf(values) }));

  const tooSlow = [
    ...rates.filter(({ ratio, limit }) => ratio < limit),
    ...times.filter(({ ratio, limit }) => ratio > limit),
    ...[...visits, ...saves].filter(({ value, goal }) => value > goal),
  ].map(({ name }) => name);
  const tooLarge = growth.filter(({ exponent }) => exponent > MAX_GROWTH).map(({ name }) => name);
  for (const name of tooSlow) console.error(`${name}: beyond its limit.`);
  for (const name of tooLarge) console.error(`${name}: grows faster than the content.`);
  if (tooSlow.length > 0 || tooLarge.length > 0) process.exitCode = 1;

  const plotted = growth.map(({ name, values }) => ({
    name,
    multiples: values.map((value) => value / (values[0] ?? 1)),
  }));
  writeFileSync(new URL("growth.svg", import.meta.url), drawGrowth(FACTORS, plotted));
  writeFileSync(
    new URL("README.md", import.meta.url),
    toReport({
      rounds: ROUNDS,
      rates,
      times,
      searches,
      visits,
      saves,
      factors: FACTORS,
      mostGrowth: MAX_GROWTH,
      growth,
    }),
  );
  console.log(`Written to ${fileURLToPath(new URL("README.md", import.meta.url))}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Compares the rates of a row, each in requests per second of the server's processor time. */
async function compare(row: Row, loci: Server, bare: Server): Promise<ComparedRates> {
  const { name, goal, limit, inTheWay, isUnseen = false, paths, peer, headers = {} } = row;
  const [first = "/"] = paths();
  const isBytes = peer === "bytes";
  await fetch(`${bare.address}/given/${peer}`, {
    method: "PUT",
    // A file as the build compressed it; for a page, the answer on it.
    body: isBytes
      ? readFileSync(new URL(`../../web/dist${first}.br`, import.meta.url))
      : await (await fetch(loci.address + (first.startsWith("/api/") ? first : `/api${first}`))).text(),
    headers: { "content-type": isBytes ? "application/octet-stream" : "application/json" },
  });
  if (isUnseen) await rateOf(loci, paths(), headers, isUnseen, WARM_UP);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await rateOf(loci, paths(), headers, isUnseen);
    const peers = await rateOf(bare, [`/given/${peer}`], {}, false);
    // The first round fills caches and compiles.
    if (round === 0) continue;
    ratios.push(own / peers);
    rates.push(own);
  }
  const { median: ratio, spread } = summarize(ratios);
  return { name, ratio, spread, rate: median(rates), goal, limit, inTheWay };
}

async function rateOf(
  server: Server,
  paths: string[],
  headers: Record<string, string>,
  isUnseen: boolean,
  duration = DURATION,
): Promise<number> {
  const began = server.processorSeconds();
  // Each connection asks for all paths in turn.
  const requests = paths.map((path) => ({ path, headers, ...(isUnseen ? { setupRequest: askAfresh } : {}) }));
  const result = await autocannon({ url: server.address, requests, connections: CONNECTIONS, duration });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${server.name} failed at ${paths[0]}.`);
  return result["2xx"] / (server.processorSeconds() - began);
}

/** Compares how long requests wait when they come at half the rate that each server can do at most. */
async function compareWaits(loci: Server, bare: Server): Promise<ComparedTimes> {
  const waits: Times = { loci: [], bare: [] };
  const servers = [
    { name: "loci", server: loci, paths: searchAll() },
    { name: "bare", server: bare, paths: ["/given/search?"] },
  ] as const;
  const loads: (Load & { name: keyof Times })[] = [];
  for (const { name, server, paths } of servers) {
    const { requests: greatest } = await autocannon({
      url: server.address,
      requests: paths.map((path) => ({ path, setupRequest: askAfresh })),
      connections: CONNECTIONS,
      duration: ROUNDS * DURATION,
    });
    let sent = 0;
    const nextPath = () => askAfresh({ path: paths[sent++ % paths.length] ?? "" }).path;
    loads.push({ name, address: server.address, nextPath, rate: greatest.average / 2, duration: DURATION });
  }
  for (let round = 0; round < WAIT_ROUNDS; round += 1)
    for (const { name, ...load } of loads) waits[name].push(quantile(await measureWaits(load), 0.99));
  return compareTimes(waits, {
    name: "the wait at half the greatest rate, 99th percentile",
    goal: 2,
    limit: 60,
    inTheWay:
      "a search takes some hundred times as long as bare's reply, and those behind it wait for it; a garbage collection takes some 20 ms every few thousand searches. Only a faster search, or several processes, would shorten it",
  });
}

/** Compares how long a start takes, to the first response. */
async function compareStarts(file: string): Promise<ComparedTimes> {
  const times: Times = { loci: [], bare: [] };
  for (let round = 0; round < 3; round += 1) {
    const loci = await startLoci(file);
    times.loci.push(loci.startMs);
    await loci.stop();
    const bare = await startBare();
    times.bare.push(bare.startMs);
    await bare.stop();
  }
  return compareTimes(times, {
    name: "a start, to the first response",
    goal: 3,
    limit: 30,
    inTheWay:
      "loading the code takes two fifths of a start (from Node 22 on, compiled code is kept, and it takes less), reading the content a fifth, and preparing the search a sixth",
  });
}

/** Times in ms. */
type Times = Record<"loci" | "bare", number[]>;

function compareTimes(times: Times, texts: Pick<ComparedTimes, "name" | "goal" | "limit" | "inTheWay">): ComparedTimes {
  const loci = summarize(times.loci);
  const bare = summarize(times.bare);
  return { ...texts, ratio: loci.median / bare.median, loci, bare, rounds: times.loci.length };
}

function summarize(values: readonly number[]): Summary {
  return { median: median(values), spread: [Math.min(...values), Math.max(...values)] };
}

function loadAlone(file: string): Loaded {
  const loader = fileURLToPath(new URL("load.ts", import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ["--import", "tsx", loader, file], { encoding: "utf8" })) as Loaded;
}

/** @returns The exponent of growth by least squares: 1 if a value grows like the content. */
function exponentOf(values: readonly number[]): number {
  const points = values.map((value, index) => [Math.log(FACTORS[index] ?? 1), Math.log(value)] as const);
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return covariance / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

function print(compared: ComparedRates): ComparedRates {
  const { name, ratio, spread, rate, goal } = compared;
  const range = spread.map((value) => value.toFixed(2)).join(" to ");
  console.log(`${name.padEnd(32)} ${ratio.toFixed(2)} of bare (${range}; goal ${goal}), ${rate.toFixed(0)} a second`);
  return compared;
}
