/** The questions command: the questions that visitors left because no answer was found, and the mistakes that they report. */

import { type Print, readOptions, showProgress, usageError } from "../server/command.ts";
import { buildSnapshot } from "../server/content-store/snapshot.ts";
import { DatabaseError } from "../server/db/error.ts";
import { readDatabase } from "../server/db/open.ts";
import {
  deleteNamed,
  deleteOld,
  listMistakes,
  listReaderQuestions,
  MAX_STORED,
  nameOf,
  type ReaderQuestion,
  type ReportedMistake,
} from "../server/db/visitors.ts";
import { firstStoredDay } from "../server/questions/period.ts";
import type { Found } from "../server/search/index.ts";
import weights from "../server/search/weights.json" with { type: "json" };
import { readSettings, SettingsError } from "../server/settings.ts";
import { applyDecisions } from "./visitors/apply-decisions.ts";
import { decisionsFile, writeVisitors } from "./visitors/visitors-file.ts";

export const QUESTIONS_HELP = `Usage: npm run questions [-- --csv | --delete NUMBER … | --export FILE | --apply FILE]

Lists the questions that visitors left because no answer was found, most asked first, each with the nearest answer now, and
the mistakes that they reported.
  --csv          prints all questions as a table for a spreadsheet
  --delete       deletes questions or reports by the numbers that the list shows: npm run questions -- --delete 12 15
  --export FILE  writes all questions and reports into a file for npm run preview -- --questions FILE
  --apply FILE   carries out what was decided there
Questions whose period is over are deleted first, as the server does.`;

/** Number of questions that the list shows; a longer one is not read to its end. */
const MAX_SHOWN = 200;
/** From which share of the most questions the list warns. */
const WARN_FROM = 0.8;

/** What makes a spreadsheet evaluate a cell as a formula, also in its full-width forms. */
const FORMULA = /^(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** A question with the current result of the search. */
interface ListedQuestion extends ReaderQuestion {
  outcome: string;
  /** Id of the found or nearest answer; null if nothing is near. */
  nearest: string | null;
  /** Probability that this is the right answer: 0 to 1. */
  probability: number;
}

/**
 * Runs the command.
 *
 * @param args - Its options, as typed.
 * @param environment - Names the database, and for how long questions are kept.
 * @throws DatabaseError, SettingsError or EncoderError with a message for the operator.
 */
export async function runQuestions(
  args: string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  warn: Print,
): Promise<void> {
  const { csv, names, exportTo, apply } = readWish(args);
  const { databaseFile, questionDays } = readSettings(environment);
  if (apply !== undefined) return print(applyDecisions(databaseFile, apply));
  if (names.length > 0) return print(deleteByName(databaseFile, names));
  forgetOld(databaseFile, questionDays, warn);
  const all = readDatabase(databaseFile, listReaderQuestions);
  const mistakes = readDatabase(databaseFile, listMistakes);
  if (exportTo !== undefined) {
    writeVisitors(exportTo, { questions: all, mistakes });
    return print(
      `Exported ${all.length} questions and ${mistakes.length} reports. Open them with npm run preview -- --questions ${exportTo}; it keeps the decisions in ${decisionsFile(exportTo)}.`,
    );
  }
  const listed = await findNearest(databaseFile, csv ? all : all.slice(0, MAX_SHOWN));
  print(csv ? formatCsv(listed) : [formatText(listed, all.length), ...formatMistakes(mistakes)].join("\n"));
  if (all.length >= WARN_FROM * MAX_STORED)
    warn(
      `${all.length} questions are stored, of at most ${MAX_STORED}; beyond that, new ones are refused. Delete some with npm run questions -- --delete NUMBER …`,
    );
}

/** Searches for each question. */
async function findNearest(databaseFile: string, questions: readonly ReaderQuestion[]): Promise<ListedQuestion[]> {
  if (questions.length === 0) return [];
  showProgress("preparing the search");
  const snapshot = await buildSnapshot(databaseFile, null);
  const listed: ListedQuestion[] = [];
  if (snapshot === null) return []; // Only if a revision was named above, and it is the newest.
  for (const question of questions) {
    showProgress(`searching: ${listed.length} of ${questions.length}`);
    listed.push({ ...question, ...toNearest(await snapshot.search.find(question.text)) });
  }
  return listed;
}

/** Deletes the questions whose period is over. If the database cannot be written, they are listed instead. */
function forgetOld(databaseFile: string, questionDays: number, warn: Print): void {
  try {
    const deleted = deleteOld(databaseFile, firstStoredDay(questionDays)).questions;
    if (deleted > 0) warn(`${deleted} of the questions were older than ${questionDays} days; they were deleted.`);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    warn(`Questions whose period is over cannot be deleted: ${error.message}`);
  }
}

/**
 * @returns What was deleted.
 * @throws {SettingsError} if nothing has one of the names; nothing is deleted then.
 */
function deleteByName(databaseFile: string, names: readonly string[]): string {
  const { questions, mistakes, unknown } = deleteNamed(databaseFile, names);
  if (unknown.length > 0)
    throw new SettingsError(
      `Nothing has the number ${unknown.join(", ")}, so nothing was deleted; npm run questions lists what there is with its numbers.`,
    );
  return [
    ...questions.map(
      (question) => `Deleted question ${nameOf(question)}, ${describeLeaving(question)}: ${question.text}`,
    ),
    ...mistakes.map((mistake) => `Deleted report ${describeMistake(mistake)}`),
    "Backups that were made before still contain what was deleted.",
  ].join("\n");
}

/** @returns What the command is to do; `names` are those of the questions and reports to delete. */
function readWish(args: string[]) {
  const { values, positionals } = readOptions(QUESTIONS_HELP, {
    args,
    options: {
      csv: { type: "boolean", default: false },
      delete: { type: "string", multiple: true },
      export: { type: "string" },
      apply: { type: "string" },
    },
    allowPositionals: true,
  });
  const { csv, delete: first = [], export: exportTo, apply } = values;
  if ([csv, first.length > 0, exportTo, apply].filter(Boolean).length > 1)
    throw usageError("Only one thing can be done at a time.", QUESTIONS_HELP);
  if (first.length === 0 && positionals.length > 0)
    throw usageError(`"${positionals[0]}" is not an option.`, QUESTIONS_HELP);
  const named = [...first, ...positionals].flatMap((argument) => argument.split(",")).filter(Boolean);
  return { csv, names: named.map(readName), exportTo, apply };
}

/** @param text - As the list shows it, such as `12`, `#12` or `M3`. */
function readName(text: string): string {
  const name = /^#?(M?[1-9]\d*)$/i.exec(text)?.[1];
  if (name !== undefined) return name.toUpperCase();
  throw usageError(
    `"${text}" is not the number of a question or a report; npm run questions lists them with their numbers.`,
    QUESTIONS_HELP,
  );
}

function toNearest({ outcome, candidates: [first] }: Found) {
  return { outcome, nearest: first?.id ?? null, probability: first?.probability ?? 0 };
}

/** @param count - How many questions there are, of which these are the first. */
function formatText(questions: readonly ListedQuestion[], count: number): string {
  if (questions.length === 0) return "No visitor has left a question.";
  const entries = questions.map((question) => {
    const number = `#${question.number}`.padStart(6);
    return `${number}  ${question.text}\n        ${describeLeaving(question)}; ${describeNeed(question)}`;
  });
  const left = count - questions.length;
  return [
    `Questions without an answer: ${count}, most asked first, each with its number`,
    ...entries,
    ...(left > 0 ? [`… and ${left} more: npm run questions -- --csv lists all`] : []),
    `To delete one: npm run questions -- --delete ${questions[0]?.number}`,
  ].join("\n");
}

/** @returns The reports as a list, by answer; empty if there are none. */
function formatMistakes(mistakes: readonly ReportedMistake[]): string[] {
  const [first] = mistakes;
  if (!first) return [];
  return [
    `\nMistakes reported in answers: ${mistakes.length}, by answer, each with its number`,
    ...mistakes.map((mistake) => `    ${describeMistake(mistake)}`),
    `To delete one: npm run questions -- --delete ${nameOf(first)}`,
  ];
}

function describeMistake(mistake: ReportedMistake): string {
  const { answerId, version, revision, sentence, text, day } = mistake;
  const where = sentence === null ? "the answer" : `“${sentence}”`;
  return `${nameOf(mistake)}  ${answerId}, ${where}\n        ${text}\n        reported on ${day}, of version ${version} in revision ${revision}`;
}

/** @returns How often and when a question was left. */
function describeLeaving({ count, firstDay, lastDay }: ReaderQuestion): string {
  const days = firstDay === lastDay ? `on ${firstDay}` : `from ${firstDay} to ${lastDay}`;
  return `left ${count === 1 ? "once" : `${count} times`} ${days}`;
}

/** @returns What the question needs to get an answer. */
function describeNeed({ outcome, nearest, probability }: ListedQuestion): string {
  if (nearest === null || outcome === "none") return "nothing is near: it needs a new answer";
  if (outcome === "answer") return `answered now: ${nearest} (${probability.toFixed(2)})`;
  return `nearest: ${nearest} (${probability.toFixed(2)}, of ${weights.thresholds.answer} needed): add a phrasing to it, or write a new answer`;
}

/** A table for spreadsheets. The mark at its beginning makes them read it as UTF-8. */
function formatCsv(questions: readonly ListedQuestion[]): string {
  const rows = questions.map(({ number, text, count, firstDay, lastDay, outcome, nearest, probability }) => {
    return [number, text, count, firstDay, lastDay, outcome, nearest ?? "", probability.toFixed(2)];
  });
  const table = [
    ["number", "question", "count", "first day", "last day", "outcome", "nearest answer", "probability"],
    ...rows,
  ];
  return `\uFEFF${table.map((row) => row.map(toCell).join(",")).join("\r\n")}`;
}

/**
 * @returns A cell of a CSV file (RFC 4180). An apostrophe keeps spreadsheets from evaluating a text; the quotation marks
 *   keep those that separate cells by semicolons from splitting it.
 */
function toCell(value: string | number): string {
  return `"${String(value).replace(FORMULA, "'").replaceAll('"', '""')}"`;
}
