/** Stores, lists and deletes what visitors leave for the editors: questions without an answer, and mistakes in answers. */
import { isDeepStrictEqual } from "node:util";
import { asc, count, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { toDatabaseError } from "./error.ts";
import { BUSY_TIMEOUT_MS, openDatabaseToAdd, type Queryable, useAndClose } from "./open.ts";
import { readerQuestions, reportedMistakes } from "./visitor-tables.ts";

/** A stored question. Its number is SQLite's row id: it stays the same, whatever else is stored or deleted. */
export type ReaderQuestion = typeof readerQuestions.$inferSelect & { number: number };
/** A question as a visitor leaves it. */
export type NewQuestion = Pick<ReaderQuestion, "text" | "normalizedText">;
export type ReportedMistake = typeof reportedMistakes.$inferSelect;
/** A report as a visitor leaves it, with the state of the answer in which the mistake was seen. */
export type NewMistake = Omit<ReportedMistake, "number" | "day">;

/** Maximum number of questions stored, and of reports. Beyond it, new ones are refused: older ones could not be read otherwise. */
export const MAX_STORED = 10_000;

/** Whether something is stored, and how many of its kind are: there may be no room for it. */
export interface Stored {
  isStored: boolean;
  total: number;
}

/**
 * Stores a question, or counts it if it is already stored. The file is open only for that long.
 *
 * @param file - Path of the database.
 * @param day - Today, as an ISO date.
 * @throws {DatabaseError} if the database is being written, is damaged, does not exist or is of another version.
 */
export function storeQuestion(file: string, question: NewQuestion, day: string): Stored {
  return change(file, undefined, (tx) => {
    const { changes } = tx
      .update(readerQuestions)
      .set({ count: sql`${readerQuestions.count} + 1`, lastDay: day })
      .where(eq(readerQuestions.normalizedText, question.normalizedText))
      .run();
    const total = countRows(tx, readerQuestions);
    if (changes > 0 || total >= MAX_STORED) return { isStored: changes > 0, total };
    tx.insert(readerQuestions)
      .values({ ...question, count: 1, firstDay: day, lastDay: day })
      .run();
    return { isStored: true, total: total + 1 };
  });
}

/** Stores a report, as `storeQuestion` does a question. */
export function storeMistake(file: string, mistake: NewMistake, day: string): Stored {
  return change(file, undefined, (tx) => {
    const total = countRows(tx, reportedMistakes);
    if (total >= MAX_STORED) return { isStored: false, total };
    tx.insert(reportedMistakes)
      .values({ ...mistake, day })
      .run();
    return { isStored: true, total: total + 1 };
  });
}

/**
 * Deletes the questions that were last left before a day, and the reports that were made before it.
 *
 * @param day - As an ISO date.
 * @returns How many of each were deleted, and how many questions are left.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteOld(file: string, day: string): { questions: number; mistakes: number; total: number } {
  return change(file, undefined, (tx) => ({
    questions: tx.delete(readerQuestions).where(lt(readerQuestions.lastDay, day)).run().changes,
    mistakes: tx.delete(reportedMistakes).where(lt(reportedMistakes.day, day)).run().changes,
    total: countRows(tx, readerQuestions),
  }));
}

/** @returns All questions, most asked first, then latest first. */
export function listReaderQuestions(db: Queryable): ReaderQuestion[] {
  return db
    .select({ number: sql<number>`rowid`, ...getTableColumns(readerQuestions) })
    .from(readerQuestions)
    .orderBy(desc(readerQuestions.count), desc(readerQuestions.lastDay))
    .all();
}

/** @returns All reports, by answer, then oldest first. */
export function listMistakes(db: Queryable): ReportedMistake[] {
  return db.select().from(reportedMistakes).orderBy(asc(reportedMistakes.answerId), asc(reportedMistakes.number)).all();
}

/** How what visitors leave of a kind is found and deleted. */
interface Kind<Row> {
  list(tx: Queryable): Row[];
  remove(tx: Queryable, row: Row): void;
  /** @returns What makes it the same one, whatever happens to it. */
  identityOf(row: Row): unknown;
  /** @returns What changes if it is left again, or its number is given to another one. */
  stateOf(row: Row): unknown;
}

export const questions: Kind<ReaderQuestion> = {
  list: listReaderQuestions,
  remove: (tx, { normalizedText }) =>
    void tx.delete(readerQuestions).where(eq(readerQuestions.normalizedText, normalizedText)).run(),
  identityOf: ({ normalizedText }) => normalizedText,
  stateOf: ({ count, firstDay, lastDay }) => [count, firstDay, lastDay],
};

export const mistakes: Kind<ReportedMistake> = {
  list: listMistakes,
  remove: (tx, { number }) => void tx.delete(reportedMistakes).where(eq(reportedMistakes.number, number)).run(),
  identityOf: ({ number }) => number,
  stateOf: ({ answerId, text }) => [answerId, text],
};

/** @returns What lists call what a visitor left: `12` for a question, `M3` for a report. */
export function nameOf(row: Pick<ReaderQuestion, "number"> | Pick<ReportedMistake, "number" | "answerId">): string {
  return "answerId" in row ? `M${row.number}` : String(row.number);
}

/**
 * Deletes what has some names, all of it or nothing. Waits for other writers.
 *
 * @returns What was deleted, and the names that nothing has; if there are any, nothing is deleted.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteNamed(file: string, names: readonly string[]) {
  return change(file, BUSY_TIMEOUT_MS, (tx) => {
    const isNamed = (row: Parameters<typeof nameOf>[0]) => names.includes(nameOf(row));
    const found = { questions: questions.list(tx).filter(isNamed), mistakes: mistakes.list(tx).filter(isNamed) };
    const known = new Set([...found.questions, ...found.mistakes].map(nameOf));
    const unknown = names.filter((name) => !known.has(name));
    if (unknown.length > 0) return { questions: [], mistakes: [], unknown };
    for (const row of found.questions) questions.remove(tx, row);
    for (const row of found.mistakes) mistakes.remove(tx, row);
    return { ...found, unknown };
  });
}

/**
 * Deletes what has not been left again since it was listed. Waits for other writers.
 *
 * @param rows - As they were listed.
 * @returns What was deleted, and what was left again.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteUnchanged<Row>(
  file: string,
  { list, remove, identityOf, stateOf }: Kind<Row>,
  rows: readonly Row[],
): { deleted: Row[]; changed: Row[] } {
  return change(file, BUSY_TIMEOUT_MS, (tx) => {
    const stored = new Map(list(tx).map((row) => [identityOf(row), row]));
    const deleted: Row[] = [];
    const changed: Row[] = [];
    for (const row of rows) {
      const found = stored.get(identityOf(row));
      if (!found) continue;
      const isUnchanged = isDeepStrictEqual(stateOf(found), stateOf(row));
      if (isUnchanged) remove(tx, found);
      (isUnchanged ? deleted : changed).push(found);
    }
    return { deleted, changed };
  });
}

function countRows(tx: Queryable, table: typeof readerQuestions | typeof reportedMistakes): number {
  return tx.select({ total: count() }).from(table).get()?.total ?? 0;
}

/** Changes what visitors left in one transaction, in a file that is open only for that long. */
function change<Result>(file: string, timeout: number | undefined, write: (tx: Queryable) => Result): Result {
  try {
    return useAndClose(openDatabaseToAdd(file, timeout), (db) => {
      // What is deleted is overwritten, and not only forgotten.
      db.$client.pragma("secure_delete = ON");
      return db.transaction(write, { behavior: "immediate" });
    });
  } catch (error) {
    throw toDatabaseError(file, error);
  }
}
