/**
 * `npm run content`: reports the coverage of the content (answers by topic, citations by partner, works never
 * cited), the most similar answers, habits of style, and real questions that have no answer yet.
 */
import { readFileSync } from "node:fs";
import type { ContentRows } from "../server/db/schema.ts";
import { splitWords, toTerm } from "../server/search/tokenize.ts";
import { countHabits, readingEase } from "./habits.ts";
import { SeedError } from "./problem.ts";
import { toContentRows } from "./rows.ts";
import { readCheckedContent } from "./seed-database.ts";

/** Number of similar pairs listed. */
const NEAREST_PAIRS = 15;
/** Number of answers named for each habit. */
const WORST = 8;
/** Questions that people really asked, with the answer that would serve them. */
const REAL_QUESTIONS = new URL("./questions/real.json", import.meta.url);

try {
  const rows = toContentRows(readCheckedContent());
  printTopics(rows);
  printPartners(rows);
  printNearest(rows);
  printHabits(rows);
  printUnanswered(rows);
} catch (error) {
  console.error(error instanceof SeedError ? error.message : error);
  process.exitCode = 1;
}

function printTopics(rows: ContentRows): void {
  console.log("Answers by topic");
  for (const { id, title } of rows.topics) {
    const ids = new Set(rows.answers.filter(({ topicId }) => topicId === id).map((answer) => answer.id));
    const words = rows.answers.filter((answer) => ids.has(answer.id)).map(({ body }) => splitWords(body).length);
    const citations = rows.citations.filter(({ answerId }) => ids.has(answerId)).length;
    console.log(
      `  ${title.padEnd(28)} ${column(ids.size)} answers ${column(citations)} citations ${column(Math.round(meanOf(words)))} words on average`,
    );
  }
}

function printPartners(rows: ContentRows): void {
  const partnerOf = new Map(rows.works.map(({ id, partnerId }) => [id, partnerId]));
  const cited = new Set(rows.citations.map(({ workId }) => workId));
  console.log("\nCitations by partner");
  for (const { id, name } of rows.partners) {
    const works = rows.works.filter(({ partnerId }) => partnerId === id);
    const citations = rows.citations.filter(({ workId }) => partnerOf.get(workId) === id);
    const answers = new Set(citations.map(({ answerId }) => answerId)).size;
    const used = works.filter((work) => cited.has(work.id)).length;
    console.log(
      `  ${name.padEnd(42)} ${column(citations.length)} citations in ${column(answers)} answers; ${used} of ${works.length} works cited`,
    );
  }
  const unused = rows.works.filter(({ id }) => !cited.has(id)).map(({ id }) => id);
  if (unused.length > 0) console.log(`  Never cited: ${unused.join(", ")}`);
}

function printNearest(rows: ContentRows): void {
  console.log("\nMost similar answers (cosine of their tf-idf vectors; 1 means the same text)");
  const vectors = toVectors(rows);
  const pairs = vectors.flatMap((a, index) =>
    vectors.slice(index + 1).map((b) => ({ a: a.id, b: b.id, cosine: cosine(a, b) })),
  );
  for (const { a, b, cosine } of pairs.sort((x, y) => y.cosine - x.cosine).slice(0, NEAREST_PAIRS))
    console.log(`  ${cosine.toFixed(2)}  ${a} and ${b}`);
}

function printHabits({ answers }: ContentRows): void {
  console.log("\nHabits of style (number of answers, and the worst ones)");
  for (const { name, ids } of countHabits(answers))
    console.log(`  ${name.padEnd(44)} ${column(ids.length)}  ${ids.slice(0, WORST).join(", ")}`);
  const eases = answers.map(({ body }) => readingEase(body, body.split(/[.?!](?:\s|$)/).length));
  console.log(`  Reading ease (Flesch; 70 is plain English): ${meanOf(eases).toFixed(0)} on average`);
}

/** Lists real questions whose answer is not written yet, or that no planned answer serves, by kind. */
function printUnanswered({ answers }: ContentRows): void {
  const ids = new Set(answers.map(({ id }) => id));
  const real = JSON.parse(readFileSync(REAL_QUESTIONS, "utf8")) as {
    q: string;
    expect: string | null;
    style: string;
  }[];
  const unanswered = real.filter(({ expect }) => expect === null || !ids.has(expect));
  console.log(`\nReal questions without an answer: ${unanswered.length} of ${real.length}, by subject`);
  for (const style of [...new Set(unanswered.map((question) => question.style))]) {
    const questions = unanswered.filter((question) => question.style === style);
    console.log(`  ${style} (${questions.length})`);
    for (const { q, expect } of questions) console.log(`    ${q}${expect === null ? "" : `  → ${expect}`}`);
  }
}

interface Vector {
  id: string;
  weights: Map<string, number>;
  length: number;
}

/** @returns The texts as vectors of term frequency times inverse document frequency (Salton and Buckley 1988). */
function toVectors({ answers }: ContentRows): Vector[] {
  const counted = answers.map(({ id, question, body }) => ({ id, counts: countTerms(`${question} ${body}`) }));
  const frequency = new Map<string, number>();
  for (const { counts } of counted)
    for (const term of counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return counted.map(({ id, counts }) => {
    const weights = new Map(
      [...counts].map(([term, count]) => [
        term,
        (1 + Math.log(count)) * Math.log(answers.length / (frequency.get(term) ?? 1)),
      ]),
    );
    return { id, weights, length: Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)) };
  });
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of splitWords(text).flatMap((word) => toTerm(word) ?? []))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function cosine(a: Vector, b: Vector): number {
  let product = 0;
  for (const [term, weight] of a.weights) product += weight * (b.weights.get(term) ?? 0);
  return product / (a.length * b.length);
}

/** @returns The arithmetic mean; 0 of no numbers. */
function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
}

function column(value: number): string {
  return String(value).padStart(4);
}
