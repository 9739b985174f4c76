/** Stores and lists the questions that visitors left for the editors. */
import { count, desc, inArray, ne, sql } from "drizzle-orm";
import { toDatabaseError } from "./error.ts";
import { type Database, openDatabaseToAdd, type Queryable } from "./open.ts";
import { readerQuestions } from "./schema.ts";

export type ReaderQuestion = typeof readerQuestions.$inferSelect;
/** A question as a visitor leaves it. */
export type NewQuestion = Pick<ReaderQuestion, "text" | "normalizedText">;

/** Maximum number of questions kept. Beyond it, the question that was left least often and longest ago is dropped. */
const MAX_READER_QUESTIONS = 10_000;

/**
 * Stores a question, or counts it if it is already stored. The file is open only for that long.
 *
 * @param file - Path of the database.
 * @param day - Today, as an ISO date.
 * @throws {DatabaseError} if the database is being written, is damaged, does not exist or is of another version.
 */
export function keepQuestion(file: string, question: NewQuestion, day: string): void {
  const db = openDatabaseToAdd(file);
  try {
    db.transaction((tx) => keep(tx, question, day), { behavior: "immediate" });
  } catch (error) {
    throw toDatabaseError(file, error);
  } finally {
    db.$client.close();
  }
}

function keep(tx: Queryable, question: NewQuestion, day: string): void {
  tx.insert(readerQuestions)
    .values({ ...question, count: 1, firstDay: day, lastDay: day })
    .onConflictDoUpdate({
      target: readerQuestions.normalizedText,
      set: { count: sql`${readerQuestions.count} + 1`, lastDay: day },
    })
    .run();
  const kept = tx.select({ total: count() }).from(readerQuestions).get()?.total ?? 0;
  if (kept <= MAX_READER_QUESTIONS) return;
  const leastAsked = tx
    .select({ normalizedText: readerQuestions.normalizedText })
    .from(readerQuestions)
    // The new question stays, although it was left only once.
    .where(ne(readerQuestions.normalizedText, question.normalizedText))
    .orderBy(readerQuestions.count, readerQuestions.lastDay)
    .limit(kept - MAX_READER_QUESTIONS);
  tx.delete(readerQuestions).where(inArray(readerQuestions.normalizedText, leastAsked)).run();
}

/** @returns All questions, most asked first, then latest first. */
export function listReaderQuestions(db: Database): ReaderQuestion[] {
  return db.select().from(readerQuestions).orderBy(desc(readerQuestions.count), desc(readerQuestions.lastDay)).all();
}
