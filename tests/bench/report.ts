/** The report of a benchmark, in Markdown. */
import { cpus } from "node:os";
import type { BrowserFigure } from "./browser.ts";
import { type ComparedSearch, questionSets } from "./peers.ts";

/** Several measurements of the same. */
export interface Summary {
  median: number;
  spread: readonly [least: number, most: number];
}

/** Loci beside bare Fastify. */
interface Comparison {
  name: string;
  ratio: number;
  /** The ratio that is wanted, and the one that is tolerated. */
  goal: number;
  limit: number;
  /** What is in the way of the goal, and what reaching it would cost. */
  inTheWay: string;
}

/** Rates: the greater, the better. */
export interface ComparedRates extends Comparison {
  /** Of the ratio; each round has one, and `ratio` is their median. */
  spread: Summary["spread"];
  /** Requests per second of the processor. */
  rate: number;
}

/** Times: the smaller, the better. */
export interface ComparedTimes extends Comparison {
  /** In ms; `ratio` is that of the medians. */
  loci: Summary;
  bare: Summary;
  rounds: number;
}

/** How something grows with the content. */
export interface Growth {
  name: string;
  /** For each factor. */
  values: readonly number[];
  /** 1 if it grows like the content. */
  exponent: number;
}

/** What a benchmark has measured. */
export interface Measurements {
  rounds: number;
  rates: readonly ComparedRates[];
  times: readonly ComparedTimes[];
  searches: readonly ComparedSearch[];
  visits: readonly BrowserFigure[];
  /** In the editor's preview. */
  saves: readonly BrowserFigure[];
  /** How many times the content stood there for each value of `growth`. */
  factors: readonly number[];
  /** The greatest exponent that is tolerated. */
  mostGrowth: number;
  growth: readonly Growth[];
}

/** @returns The report, with a link to `growth.svg`. */
export function toReport({
  rounds,
  rates,
  times,
  searches,
  visits,
  saves,
  factors,
  mostGrowth,
  growth,
}: Measurements): string {
  const cell = (value: number) =>
    value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
  const range = (spread: readonly number[]) => spread.map((value) => value.toFixed(2)).join(" to ");
  const ranged = ({ median, spread }: Summary) => `${cell(median)} (${spread.map(cell).join(" to ")})`;
  const figureRow = ({ name, value, spread, goal, unit }: BrowserFigure) =>
    `| ${name} | **${cell(value)}** (${spread.map(cell).join(" to ")}) ${unit} | ${cell(goal)} ${unit} |`;
  const gaps = [...rates.filter(({ ratio, goal }) => ratio < goal), ...times.filter(({ ratio, goal }) => ratio > goal)];
  return `# How fast, and how it grows

Written by \`npm run bench\` (Node ${process.versions.node}, ${cpus().length} processors). Only ratios mean something: *bare* is Fastify
of the same version with one route and the response schema, which returns the same object. Rates are requests per second of
the server's processor time; medians of ${rounds} alternating rounds, least and greatest in parentheses. Waits are those
of requests that come at random times, whether or not earlier ones have been answered.

| | ratio to bare | goal | rate |
|---|---|---|---|
${rates.map(({ name, ratio, spread, goal, rate }) => `| ${name} | **${ratio.toFixed(2)}** (${range(spread)}) | ${goal} | ${cell(rate)} |`).join("\n")}

| | ratio to bare | goal, at most | ms | bare's ms | rounds |
|---|---|---|---|---|---|
${times.map(({ name, ratio, goal, loci, bare, rounds }) => `| ${name} | **${ratio.toFixed(1)}** | ${goal} | ${ranged(loci)} | ${ranged(bare)} | ${rounds} |`).join("\n")}

${gaps.length === 0 ? "All goals are reached." : `What is in the way of the goals:\n\n${gaps.map(({ name, inTheWay }) => `- ${name}: ${inTheWay}.`).join("\n")}`}

## The search and its peers

The same content and the same questions, to which nothing is fitted: the share whose first candidate is right, of those
that an answer serves, and the processor time of a question.

| | ${questionSets.join(" | ")} | ms |
|---|${questionSets.map(() => "---").join("|")}|---|
${searches.map(({ name, first, ms }) => `| ${name} | ${first.map((share) => share.toFixed(3)).join(" | ")} | ${cell(ms)} |`).join("\n")}

## A first visit

In Chromium, with a processor four times as slow, 1.6 Mbit/s and 150 ms; medians of three visits, least and greatest in
parentheses.

| | | goal |
|---|---|---|
${visits.map(figureRow).join("\n")}

## A saved file

In the preview of the whole content (\`npm run preview\`), in Chromium; medians of five saves, least and greatest in parentheses.

| | | goal |
|---|---|---|
${saves.map(figureRow).join("\n")}

## Growth

Copies of all answers, with other ids and other words. The exponent is 1 where something grows like the content, and may be
${mostGrowth} at most. The model is copied with them, not trained.

| | ${factors.map((factor) => `${factor}×`).join(" | ")} | exponent |
|---|${factors.map(() => "---").join("|")}|---|
${growth.map(({ name, values, exponent }) => `| ${name} | ${values.map(cell).join(" | ")} | **${exponent.toFixed(2)}** |`).join("\n")}

Bytes, ms and MB.

![Growth of each with the content](growth.svg)
`;
}
