/**
 * `npm run bench`: what the server does, beside a bare Fastify of the same version that returns the same objects, in
 * alternating rounds, because only ratios mean something on a machine that does other things too. Prints a table, writes
 * it with a plot of growth to `README.md` in this folder, and exits with 1 if a limit is exceeded.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { prepareContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import { openDatabase } from "../../server/db/open.ts";
import { prepareBuild } from "../../server/launch/prepare.js";
import { readLabelledQuestions } from "../search/labelled.ts";
import { type BrowserFigure, measureBrowser } from "./browser.ts";
import { multiply } from "./copies.ts";
import type { Loaded } from "./load.ts";
import { quantile } from "./measure.ts";
import { measureWaits } from "./open-loop.ts";
import { drawGrowth } from "./plot.ts";
import { type Server, startBare, startLoci } from "./processes.ts";

const ROUNDS = 5;
/** Of a round, in s. */
const DURATION = 1;
/** The same for searches before the first round: their code is compiled and optimized for thousands of questions. */
const WARM_UP = 10;
const CONNECTIONS = 8;
const FACTORS = [1, 2, 4, 8, 16];
/** The most that anything may grow with the content: an exponent. */
const MOST_GROWTH = 1.1;

/** Something to compare: requests to Loci, and to the peer that returns the same. */
interface Row {
  name: string;
  /** The least ratio of the rates that is wanted. */
  goal: number;
  /** The least that is tolerated: about half of what is reached. */
  limit: number;
  /** Where Loci falls short: what is in the way. */
  inTheWay?: string;
  /** Whether no question is asked twice. */
  isUnseen?: boolean;
  paths(): string[];
  /** The peer's route, which returns what Loci returns for the first path. */
  peer: "search" | "suggest" | "answer" | "bytes";
  headers?: Record<string, string>;
}

const questions = readLabelledQuestions(new URL("../search/questions.json", import.meta.url)).map(({ q }) => q);
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
    limit: 0.03,
    inTheWay:
      "the search itself takes most of the time, a quarter of it for spelling and Bible references; an index of misspellings (tens of megabytes) and a parser of our own would save most of that quarter, and not reach the goal",
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
  { name: "an answer by id", goal: 1.2, limit: 0.3, paths: () => ["/api/answers/justification"], peer: "answer" },
  {
    name: "the page of an answer",
    goal: 1,
    limit: 0.2,
    paths: () => ["/answers/justification"],
    peer: "answer",
    headers: { accept: "text/html" },
  },
  {
    name: "a script file, Brotli",
    goal: 0.8,
    limit: 0.2,
    inTheWay: "sending some twenty headers takes most of what is left",
    paths: () => [`/assets/${script}`],
    peer: "bytes",
    headers: { "accept-encoding": "br" },
  },
];

function searchAll(): string[] {
  return questions.map(searchPath);
}

interface Compared {
  name: string;
  ratio: number;
  spread: readonly [least: number, most: number];
  /** Per second of the processor. */
  rate: number;
  goal: number;
  limit: number;
  inTheWay: string;
}

prepareBuild();
const folder = mkdtempSync(join(tmpdir(), "loci-bench-"));
try {
  const content = prepareContent();
  const databases = FACTORS.map((factor) => {
    const file = join(folder, `${factor}.sqlite`);
    const db = openDatabase(file);
    const { rows, searchModel } = multiply(content, factor);
    replaceContent(db, { rows, searchModel });
    db.$client.close();
    return { file, modelBytes: searchModel.length, databaseBytes: statSync(file).size };
  });
  const starts = await compareStarts(databases[0]?.file ?? "");
  const [loci, bare] = await Promise.all([startLoci(databases[0]?.file ?? ""), startBare()]);
  const compared: Compared[] = [];
  for (const row of rows) compared.push(print(await compare(row, loci, bare)));
  const waits = await compareWaits(loci, bare);
  const visits = await measureBrowser(loci.address);
  await Promise.all([loci.stop(), bare.stop()]);

  const loads = databases.map(({ file, ...sizes }) => ({ ...sizes, ...loadAlone(file) }));
  const growth = [
    { name: "bytes of the model", values: loads.map(({ modelBytes }) => modelBytes) },
    { name: "bytes of the database", values: loads.map(({ databaseBytes }) => databaseBytes) },
    { name: "time to load", values: loads.map(({ loadMs }) => loadMs) },
    { name: "memory", values: loads.map(({ memory }) => memory) },
    { name: "time of a search", values: loads.map(({ searchMs }) => searchMs) },
  ].map(({ name, values }) => ({ name, values, exponent: exponentOf(values) }));

  const tooSlow = compared.filter(({ ratio, limit }) => ratio < limit).map(({ name }) => name);
  const tooLarge = growth.filter(({ exponent }) => exponent > MOST_GROWTH).map(({ name }) => name);
  for (const name of tooSlow) console.error(`${name}: below its limit.`);
  for (const name of tooLarge) console.error(`${name}: grows faster than the content.`);
  if (tooSlow.length > 0 || tooLarge.length > 0) process.exitCode = 1;

  const plotted = growth.map(({ name, values }) => ({
    name,
    multiples: values.map((value) => value / (values[0] ?? 1)),
  }));
  writeFileSync(new URL("growth.svg", import.meta.url), drawGrowth(FACTORS, plotted));
  writeFileSync(new URL("README.md", import.meta.url), report(compared, starts, waits, visits, growth));
  console.log(`Written to ${fileURLToPath(new URL("README.md", import.meta.url))}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Compares the rates of a row, each in requests per second of the server's processor time. */
async function compare(row: Row, loci: Server, bare: Server): Promise<Compared> {
  const { name, goal, limit, inTheWay = "", isUnseen = false, paths, peer, headers = {} } = row;
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
  const spread = [Math.min(...ratios), Math.max(...ratios)] as const;
  return { name, ratio: median(ratios), spread, rate: median(rates), goal, limit, inTheWay };
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

/**
 * Compares how long requests wait when they come at half the rate that each server can do at most.
 *
 * @returns The 99th percentiles, in ms.
 */
async function compareWaits(loci: Server, bare: Server) {
  const waits: Record<"loci" | "bare", number[]> = { loci: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, server, paths] of [
      ["loci", loci, searchAll()],
      ["bare", bare, ["/given/search"]],
    ] as const) {
      const requests = paths.map((path) => ({ path, ...(name === "loci" ? { setupRequest: askAfresh } : {}) }));
      const { requests: most } = await autocannon({
        url: server.address,
        requests,
        connections: CONNECTIONS,
        duration: DURATION,
      });
      let sent = 0;
      const nextPath = () => {
        sent += 1;
        const path = paths[sent % paths.length] ?? "";
        return name === "loci" ? askAfresh({ path }).path : path;
      };
      const load = { address: server.address, nextPath, rate: most.average / 2, duration: DURATION };
      waits[name].push(quantile(await measureWaits(load), 0.99));
    }
  return { loci: median(waits.loci), bare: median(waits.bare) };
}

/** @returns How long a start takes until the server listens, in ms. */
async function compareStarts(file: string) {
  const times: Record<"loci" | "bare", number[]> = { loci: [], bare: [] };
  for (let round = 0; round < 3; round += 1) {
    const loci = await startLoci(file);
    times.loci.push(loci.startMs);
    await loci.stop();
    const bare = await startBare();
    times.bare.push(bare.startMs);
    await bare.stop();
  }
  return { loci: median(times.loci), bare: median(times.bare) };
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

function print(compared: Compared): Compared {
  const { name, ratio, spread, rate, goal } = compared;
  const range = spread.map((value) => value.toFixed(2)).join(" to ");
  console.log(`${name.padEnd(32)} ${ratio.toFixed(2)} of bare (${range}; goal ${goal}), ${rate.toFixed(0)} a second`);
  return compared;
}

function report(
  compared: readonly Compared[],
  starts: { loci: number; bare: number },
  waits: { loci: number; bare: number },
  visits: readonly BrowserFigure[],
  growth: readonly { name: string; values: readonly number[]; exponent: number }[],
): string {
  const cell = (value: number) =>
    value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
  const gaps = compared.filter(({ ratio, goal, inTheWay }) => ratio < goal && inTheWay !== "");
  return `# How fast, and how it grows

Written by \`npm run bench\` (Node ${process.versions.node}, ${cpus().length} processors). Only ratios mean something: *bare* is Fastify
of the same version with one route and the response schema, which returns the same object. Rates are requests per second of
the server's processor time; medians of ${ROUNDS} alternating rounds, least and greatest in parentheses.

| | ratio to bare | goal | rate |
|---|---|---|---|
${compared.map(({ name, ratio, spread, goal, rate }) => `| ${name} | **${ratio.toFixed(2)}** (${spread.map((value) => value.toFixed(2)).join(" to ")}) | ${goal} | ${cell(rate)} |`).join("\n")}

Half the rate that each can do at most: 99 % of the searches wait at most ${cell(waits.loci)} ms, and of bare's requests ${cell(waits.bare)} ms. A start
takes ${cell(starts.loci)} ms until the server listens with its content, and bare's ${cell(starts.bare)} ms. The goal is 1.3 times bare's. Building the
indexes takes half of a start; a snapshot of them would save it, at the cost of tens of megabytes in the database and a check
that it fits the code.

${gaps.length === 0 ? "All goals are reached." : `What is in the way of the goals:\n\n${gaps.map(({ name, inTheWay }) => `- ${name}: ${inTheWay}.`).join("\n")}`}

## A first visit

In Chromium, with a processor four times as slow, 1.6 Mbit/s and 150 ms; medians of three visits, least and greatest in
parentheses.

| | | goal |
|---|---|---|
${visits.map(({ name, value, spread, goal, unit }) => `| ${name} | **${cell(value)}** (${spread.map(cell).join(" to ")}) ${unit} | ${cell(goal)} ${unit} |`).join("\n")}

## Growth

Copies of all answers, with other ids and other words. The exponent is 1 where something grows like the content, and may be
${MOST_GROWTH} at most. The model is copied with them, not trained.

| | ${FACTORS.map((factor) => `${factor}×`).join(" | ")} | exponent |
|---|${FACTORS.map(() => "---").join("|")}|---|
${growth.map(({ name, values, exponent }) => `| ${name} | ${values.map(cell).join(" | ")} | **${exponent.toFixed(2)}** |`).join("\n")}

Bytes, ms and MB.

![Growth of each with the content](growth.svg)
`;
}
