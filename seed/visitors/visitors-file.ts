/**
 * What visitors left, as a file for an editor's own machine, and beside it the file of what the editor decides. The decisions
 * hold what they are about, so that the server needs nothing else to carry them out.
 */
import { existsSync, readFileSync } from "node:fs";
import { type Static, type TSchema, Type } from "typebox";
import { Check } from "typebox/value";
import { nameOf } from "../../server/db/visitors.ts";
import { SettingsError } from "../../server/settings.ts";
import { writeWhole } from "../text-file.ts";

/** That of both files; another one is refused. */
const VERSION = 1;

const number = Type.Integer({ minimum: 1 });
const Question = Type.Object({
  number,
  text: Type.String(),
  normalizedText: Type.String(),
  count: number,
  firstDay: Type.String(),
  lastDay: Type.String(),
});
const Mistake = Type.Object({
  number,
  answerId: Type.String(),
  version: Type.String(),
  revision: Type.String(),
  sentence: Type.Union([Type.String(), Type.Null()]),
  text: Type.String(),
  day: Type.String(),
});
const Visitors = Type.Object({
  version: Type.Literal(VERSION),
  questions: Type.Array(Question),
  mistakes: Type.Array(Mistake),
});
export type Visitors = Static<typeof Visitors>;

const Decision = Type.Union([
  Type.Object({
    question: Question,
    is: Type.Union([Type.Literal("answered"), Type.Literal("drafted")]),
    answerId: Type.String(),
  }),
  Type.Object({ question: Question, is: Type.Literal("deleted") }),
  Type.Object({ mistake: Mistake, is: Type.Literal("deleted") }),
]);
export type Decision = Static<typeof Decision>;
const Decisions = Type.Object({ version: Type.Literal(VERSION), decisions: Type.Array(Decision) });

/** @returns Where the decisions on a file are kept: `questions.decisions.json` beside `questions.json`. */
export function decisionsFile(file: string): string {
  return file.endsWith(".decisions.json") ? file : `${file.replace(/\.json$/, "")}.decisions.json`;
}

/**
 * Writes what visitors left to a new file, which only its owner can read.
 *
 * @throws {SettingsError} if the file exists, because it may be at work, or cannot be written.
 */
export function writeVisitors(file: string, left: Omit<Visitors, "version">): void {
  if (existsSync(file)) throw new SettingsError(`${file} exists already; export to another file.`);
  store(file, { version: VERSION, ...left });
}

/** @throws {SettingsError} if the file is not one that `writeVisitors` has written. */
export function readVisitors(file: string): Visitors {
  return read(file, Visitors, "npm run questions -- --export makes one");
}

/** @returns The decisions on a file, in order; none if there is no file of them yet. */
export function readDecisions(file: string): Decision[] {
  const path = decisionsFile(file);
  return existsSync(path) ? read(path, Decisions, "restore it, or take it away").decisions : [];
}

/** Keeps a decision. It replaces an earlier one about the same, and null only takes that back. */
export function storeDecision(file: string, about: string, decision: Decision | null): void {
  const others = readDecisions(file).filter((other) => subjectOf(other) !== about);
  store(decisionsFile(file), { version: VERSION, decisions: decision ? [...others, decision] : others });
}

/** @returns What a decision is about, as the list calls it. */
export function subjectOf(decision: Decision): string {
  return nameOf("mistake" in decision ? decision.mistake : decision.question);
}

function read<Schema extends TSchema>(file: string, schema: Schema, remedy: string): Static<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`${file} cannot be read (${(error as Error).message}); ${remedy}.`);
  }
  if (Check(schema, value)) return value;
  const { version } = Object(value) as { version?: unknown };
  throw new SettingsError(
    typeof version === "number" && version !== VERSION
      ? `${file} is of version ${version}, and this program reads version ${VERSION}; use the program that wrote it.`
      : `${file} does not hold what it should; ${remedy}.`,
  );
}

function store(file: string, value: unknown): void {
  try {
    writeWhole(file, `${JSON.stringify(value, null, 1)}\n`, 0o600);
  } catch (error) {
    throw new SettingsError(`${file} cannot be written (${(error as Error).message}); nothing was changed.`);
  }
}
