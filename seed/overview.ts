/**
 * `npm run content`: reports the coverage of the content (answers by topic, citations by partner, works never
 * cited), the most similar answers, habits of style, points of sample questions that essays do not hold, and real
 * questions that have no answer yet.
 */

import { readOptions, runCommand } from "../server/command.ts";
import type { ContentRows } from "../server/db/schema.ts";
import { readLabelledQuestions, SETS } from "../server/learning/labelled.ts";
import { DIMENSIONS } from "../server/search/encoder/reduction.ts";
import type { SearchOptions } from "../server/search/index.ts";
import type { Model } from "../server/search/model.ts";
import { splitWords } from "../server/search/tokenize.ts";
import type { ContentFiles } from "./content-files.ts";
import { findMissingPoints, findOpenQuestions, type OpenQuestion } from "./gaps.ts";
import { countHabits, readingEase } from "./habits.ts";
import { searchOptionsOf } from "./search-options.ts";
import { prepareFiles, readCheckedContent } from "./seed-database.ts";
import { textHash } from "./text-hash.ts";
import { cosineOf } from "./vectors.ts";

const HELP = `Usage: npm run content [-- --content FOLDER]

Lists what the content holds and lacks: answers by topic, citations by partner, works never cited, what nobody
but its author has read, what was read longest ago, the most similar answers, habits of style, points of sample questions that essays do not hold, and real questions that have no answer yet.
A point may be said in other words; if not, answer it or remove the question.`;

/** Number of similar pairs listed. */
const NEAREST_PAIRS = 15;
/** Number of answers named that were read longest ago. */
const OLDEST = 15;
/** Number of answers named for each habit. */
const WORST = 8;
/** Length to which longer questions are cut, in UTF-16 units: some are whole letters. */
const SHOWN_LENGTH = 100;
/** The sets of questions that people really asked. */
const REAL_SETS = ["real", "real-c", "real-d1", "real-d2"] as const;

await runCommand(HELP, run);

async function run(args: string[]): Promise<void> {
  const { values } = readOptions(HELP, { args, options: { content: { type: "string" } } });
  const files = readCheckedContent(values.content);
  const prepared = prepareFiles(files);
  const { rows } = prepared;
  printTopics(rows);
  printPartners(rows);
  printReadings(files);
  const options = searchOptionsOf(files, prepared);
  printNearest(options.model);
  printHabits(rows);
  printMissingPoints(files);
  await printUnanswered(files, options);
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

/** Lists what nobody but the author has read as it is now, and what was read longest ago. */
function printReadings({ answers }: ContentFiles): void {
  const read = answers.map((answer) => {
    const { reviewed, lastReviewed } = answer.value;
    const hash = textHash(answer);
    return {
      id: answer.id,
      count: reviewed.length,
      isCurrent: reviewed.some((one) => one.hash === hash),
      lastReviewed,
    };
  });
  const list = (what: string, ids: string[]) => {
    if (ids.length > 0) console.log(`  ${what}: ${ids.length}\n    ${ids.join(", ")}`);
  };
  console.log("\nReadings");
  list(
    "Nobody but the author has recorded a reading",
    read.filter(({ count }) => count === 0).map(({ id }) => id),
  );
  list(
    "Changed since they were read",
    read.filter(({ count, isCurrent }) => count > 0 && !isCurrent).map(({ id }) => id),
  );
  const oldest = read.sort((a, b) => (a.lastReviewed < b.lastReviewed ? -1 : 1)).slice(0, OLDEST);
  console.log("  Read longest ago");
  for (const { id, lastReviewed } of oldest) console.log(`    ${lastReviewed}  ${id}`);
}

/** Lists the answers that mean much the same, by all their texts. */
function printNearest({ texts, centres }: Model): void {
  console.log("\nMost similar answers (cosine of the vectors of their meaning; 1 means the same)");
  const answers = Object.keys(texts).map((id, number) => {
    return { id, centre: centres.subarray(number * DIMENSIONS, (number + 1) * DIMENSIONS) };
  });
  const pairs = answers.flatMap((one, number) =>
    answers.slice(number + 1).map((other) => ({ one, other, cosine: cosineOf(one.centre, other.centre) })),
  );
  for (const { one, other, cosine } of pairs.sort((a, b) => b.cosine - a.cosine).slice(0, NEAREST_PAIRS))
    console.log(`  ${cosine.toFixed(2)}  ${one.id} and ${other.id}`);
}

function printHabits({ answers }: ContentRows): void {
  console.log("\nHabits of style (number of answers, and the worst ones)");
  for (const { name, ids } of countHabits(answers))
    console.log(`  ${name.padEnd(44)} ${column(ids.length)}  ${ids.slice(0, WORST).join(", ")}`);
  const eases = answers.map(({ body }) => readingEase(body, body.split(/[.?!](?:\s|$)/).length));
  console.log(`  Reading ease (Flesch; 70 is plain English): ${meanOf(eases).toFixed(0)} on average`);
}

/** Lists, by essay, the sample questions whose words the essay mostly lacks, with these words. */
function printMissingPoints({ answers }: ContentFiles): void {
  const missing = findMissingPoints(answers);
  const questions = [...missing.values()].flat().length;
  console.log(
    `\nPoints of sample questions that the text does not hold: ${questions} questions of ${missing.size} essays`,
  );
  for (const [id, lacking] of missing) {
    console.log(`  ${id}`);
    for (const { question, points } of lacking) console.log(`    ${question}: ${points.join(", ")}`);
  }
}

/** Lists real questions without an answer by the topic of the nearest one, those that nothing is near to at the end. */
async function printUnanswered(files: ContentFiles, options: SearchOptions): Promise<void> {
  const open = await findOpenQuestions(
    files,
    options,
    REAL_SETS.flatMap((name) => readLabelledQuestions(SETS[name])),
  );
  const topicOf = new Map(files.answers.map(({ id, topicId }) => [id, topicId]));
  const print = (title: string, questions: OpenQuestion[]) => {
    if (questions.length === 0) return;
    console.log(`  ${title} (${questions.length})`);
    for (const { text, nearest, isGiven } of questions)
      console.log(`    ${shortened(text)}${nearest === null ? "" : ` (${isGiven ? "finds" : "near"} ${nearest})`}`);
  };
  console.log(`\nReal questions without an answer: ${open.length}, by the topic of the nearest one`);
  for (const { value: topic } of files.topics)
    print(
      topic.title,
      open.filter(({ nearest }) => nearest !== null && topicOf.get(nearest) === topic.id),
    );
  print(
    "Nothing near",
    open.filter(({ nearest }) => nearest === null),
  );
}

/** @returns The text on one line, cut if it is long. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH).trimEnd()} …` : line;
}

/** @returns The arithmetic mean; 0 of no numbers. */
function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
}

function column(value: number): string {
  return String(value).padStart(4);
}
