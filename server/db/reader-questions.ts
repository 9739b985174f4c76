/** Stores, lists and deletes the questions that visitors left for the editors. */
import { count, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { toDatabaseError } from "./error.ts";
import { BUSY_TIMEOUT_MS, type Database, openDatabaseToAdd, type Queryable } from "./open.ts";
import { readerQuestions } from "./visitor-tables.ts";

/** A stored question. Its number is SQLite's row id: it stays the same, whatever else is stored or deleted. */
export type ReaderQuestion = typeof readerQuestions.$inferSelect & { number: number };
/** A question as a visitor leaves it. */
export type NewQuestion = Pick<ReaderQuestion, "text" | "normalizedText">;

/** Maximum number of questions stored. Beyond it, new ones are refused: older ones could not be read otherwise. */
export const MAX_READER_QUESTIONS = 10_000;

const columns = { number: sql<number>`rowid`, ...getTableColumns(readerQuestions) };

/**
 * Stores a question, or counts it if it is already stored. The file is open only for that long.
 *
 * @param file - Path of the database.
 * @param day - Today, as an ISO date.
 * @returns Whether it is stored, and how many questions are: there may be no room for it.
 * @throws {DatabaseError} if the database is being written, is damaged, does not exist or is of another version.
 */
export function storeQuestion(file: string, question: NewQuestion, day: string): { isStored: boolean; total: number } {
  return change(file, undefined, (tx) => {
    const { changes } = tx
      .update(readerQuestions)
      .set({ count: sql`${readerQuestions.count} + 1`, lastDay: day })
      .where(eq(readerQuestions.normalizedText, question.normalizedText))
      .run();
    const total = countQuestions(tx);
    if (changes > 0) return { isStored: true, total };
    if (total >= MAX_READER_QUESTIONS) return { isStored: false, total };
    tx.insert(readerQuestions)
      .values({ ...question, count: 1, firstDay: day, lastDay: day })
      .run();
    return { isStored: true, total: total + 1 };
  });
}

/**
 * Deletes the questions that were last left before a day.
 *
 * @param file - Path of the database.
 * @param day - As an ISO date.
 * @returns How many were deleted, and how many are left.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteOldQuestions(file: string, day: string): { deleted: number; total: number } {
  return change(file, undefined, (tx) => {
    const { changes } = tx.delete(readerQuestions).where(lt(readerQuestions.lastDay, day)).run();
    return { deleted: changes, total: countQuestions(tx) };
  });
}

/**
 * Deletes questions, all of them or none. Waits for other writers.
 *
 * @param file - Path of the database.
 * @returns The deleted questions, and the numbers that no question has; if there are any, nothing is deleted.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteQuestions(
  file: string,
  numbers: readonly number[],
): { deleted: ReaderQuestion[]; unknown: number[] } {
  return change(file, BUSY_TIMEOUT_MS, (tx) => {
    const isMeant = inArray(columns.number, [...numbers]);
    const found = tx.select(columns).from(readerQuestions).where(isMeant).all();
    const unknown = numbers.filter((number) => !found.some((question) => question.number === number));
    if (unknown.length > 0) return { deleted: [], unknown };
    tx.delete(readerQuestions).where(isMeant).run();
    return { deleted: found, unknown };
  });
}

/**
 * Deletes those of some questions that have not been left again since they were listed. Waits for other writers.
 *
 * @param file - Path of the database.
 * @returns The deleted questions, and those that were left again.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteUnchangedQuestions(
  file: string,
  questions: readonly ReaderQuestion[],
): { deleted: ReaderQuestion[]; changed: ReaderQuestion[] } {
  return change(file, BUSY_TIMEOUT_MS, (tx) => {
    const deleted: ReaderQuestion[] = [];
    const changed: ReaderQuestion[] = [];
    for (const { normalizedText, count: times, firstDay, lastDay } of questions) {
      const isSame = eq(readerQuestions.normalizedText, normalizedText);
      const found = tx.select(columns).from(readerQuestions).where(isSame).get();
      if (!found) continue;
      const isUnchanged = found.count === times && found.firstDay === firstDay && found.lastDay === lastDay;
      if (isUnchanged) tx.delete(readerQuestions).where(isSame).run();
      (isUnchanged ? deleted : changed).push(found);
    }
    return { deleted, changed };
  });
}

/** @returns All questions, most asked first, then latest first. */
export function listReaderQuestions(db: Database): ReaderQuestion[] {
  return db
    .select(columns)
    .from(readerQuestions)
    .orderBy(desc(readerQuestions.count), desc(readerQuestions.lastDay))
    .all();
}

function countQuestions(tx: Queryable): number {
  return tx.select({ total: count() }).from(readerQuestions).get()?.total ?? 0;
}

/** Changes what visitors left in one transaction, in a file that is open only for that long. */
export function change<Result>(file: string, timeout: number | undefined, write: (tx: Queryable) => Result): Result {
  const db = openDatabaseToAdd(file, timeout);
  try {
    // What is deleted is overwritten, and not only forgotten.
    db.$client.pragma("secure_delete = ON");
    return db.transaction(write, { behavior: "immediate" });
  } catch (error) {
    throw toDatabaseError(file, error);
  } finally {
    db.$client.close();
  }
}
