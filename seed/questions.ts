/**
 * `npm run questions`: lists the questions that visitors left because no answer was found, most asked first, with the
 * nearest answer now. `-- --csv` prints a table for a spreadsheet.
 */
import { parseArgs } from "node:util";
import { buildSnapshot } from "../server/content-store/snapshot.ts";
import { DatabaseError } from "../server/db/error.ts";
import { openDatabaseToRead } from "../server/db/open.ts";
import { listReaderQuestions, type ReaderQuestion } from "../server/db/reader-questions.ts";
import { EncoderError } from "../server/search/encoder/encoder.ts";
import type { Found } from "../server/search/index.ts";
import weights from "../server/search/weights.json" with { type: "json" };
import { readSettings, SettingsError } from "../server/settings.ts";

const USAGE = "Usage: npm run questions [-- --csv]";

/** A question with the current result of the search. */
interface ListedQuestion extends ReaderQuestion {
  outcome: string;
  /** Id of the found or nearest answer; null if nothing is near. */
  nearest: string | null;
  /** Probability that this is the right answer: 0 to 1. */
  probability: number;
}

try {
  await run();
} catch (error) {
  const known = error instanceof DatabaseError || error instanceof SettingsError || error instanceof EncoderError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { csv } = readOptions();
  const { databaseFile } = readSettings(process.env);
  const questions = readQuestions(databaseFile);
  const snapshot = questions.length > 0 ? await buildSnapshot(databaseFile, null) : null;
  const listed: ListedQuestion[] = [];
  for (const question of questions)
    if (snapshot) listed.push({ ...question, ...toNearest(await snapshot.search.find(question.text)) });
  console.log(csv ? formatCsv(listed) : formatText(listed));
}

function readQuestions(databaseFile: string): ReaderQuestion[] {
  const db = openDatabaseToRead(databaseFile);
  try {
    return listReaderQuestions(db);
  } finally {
    db.$client.close();
  }
}

function readOptions(): { csv: boolean } {
  try {
    const { values } = parseArgs({ options: { csv: { type: "boolean" } } });
    return { csv: values.csv ?? false };
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}\n${USAGE}`);
  }
}

function toNearest({ outcome, candidates: [first] }: Found) {
  return { outcome, nearest: first?.id ?? null, probability: first?.probability ?? 0 };
}

function formatText(questions: readonly ListedQuestion[]): string {
  if (questions.length === 0) return "No visitor has left a question.";
  const entries = questions.map((question) => {
    const { text, count, firstDay, lastDay } = question;
    const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
    return `${String(count).padStart(5)}  ${text}\n       ${days}; ${describeNeed(question)}`;
  });
  return [`Questions without an answer: ${questions.length}, most asked first`, ...entries].join("\n");
}

/** @returns What the question needs to get an answer. */
function describeNeed({ outcome, nearest, probability }: ListedQuestion): string {
  if (nearest === null || outcome === "none") return "nothing is near: it needs a new answer";
  if (outcome === "answer") return `answered now: ${nearest} (${probability.toFixed(2)})`;
  return `nearest: ${nearest} (${probability.toFixed(2)}, of ${weights.thresholds.answer} needed): add a phrasing to it, or write a new answer`;
}

function formatCsv(questions: readonly ListedQuestion[]): string {
  const rows = questions.map(({ text, count, firstDay, lastDay, outcome, nearest, probability }) => {
    return [text, count, firstDay, lastDay, outcome, nearest ?? "", probability.toFixed(2)];
  });
  return [["question", "count", "first day", "last day", "outcome", "nearest answer", "probability"], ...rows]
    .map((row) => row.map(toCell).join(","))
    .join("\r\n");
}

/** @returns A cell of a CSV file (RFC 4180). An apostrophe keeps spreadsheets from evaluating a text as a formula. */
function toCell(value: string | number): string {
  const text = String(value).replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
