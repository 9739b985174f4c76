/**
 * The questions that visitors left for the editors because no answer was found. Loads of content do not touch them.
 * Nothing about the visitor is stored.
 */
import Sqlite from "better-sqlite3";
import { count, desc, inArray, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DatabaseError } from "./error.ts";
import type { Database } from "./open.ts";

export const readerQuestions = sqliteTable(
  "reader_questions",
  {
    /** Identifies the question: what all spellings of it have in common. */
    normalizedText: text().primaryKey(),
    /** The question as it was first written. */
    text: text().notNull(),
    /** How often the question was left. */
    count: integer().notNull(),
    /** The first and the last day on which it was left, as ISO dates. */
    firstDay: text().notNull(),
    lastDay: text().notNull(),
  },
  (table) => [index("reader_questions_least_asked").on(table.count, table.lastDay)],
);

export type ReaderQuestion = typeof readerQuestions.$inferSelect;
/** A question as a visitor leaves it. */
export type NewQuestion = Pick<ReaderQuestion, "text" | "normalizedText">;

/** Maximum number of questions kept. Beyond it, the question that was left least often and longest ago is dropped. */
const MAX_READER_QUESTIONS = 10_000;

/** How long to wait for a load that is writing the database, in ms. The server is blocked meanwhile. */
const BUSY_TIMEOUT_MS = 20;

/**
 * Stores a question, or counts it if it is already stored. The file is open only for that long.
 *
 * @param file - Path of the database; its tables must be up to date.
 * @param day - Today, as an ISO date.
 * @param most - Maximum number of questions kept.
 * @throws {DatabaseError} if the database is being written, is damaged or does not exist.
 */
export function keepQuestion(file: string, question: NewQuestion, day: string, most = MAX_READER_QUESTIONS): void {
  let client: Sqlite.Database | undefined;
  try {
    client = new Sqlite(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    drizzle(client, { casing: "snake_case" }).transaction(
      (tx) => {
        tx.insert(readerQuestions)
          .values({ ...question, count: 1, firstDay: day, lastDay: day })
          .onConflictDoUpdate({
            target: readerQuestions.normalizedText,
            set: { count: sql`${readerQuestions.count} + 1`, lastDay: day },
          })
          .run();
        const kept = tx.select({ total: count() }).from(readerQuestions).get()?.total ?? 0;
        if (kept <= most) return;
        const leastAsked = tx
          .select({ normalizedText: readerQuestions.normalizedText })
          .from(readerQuestions)
          // The new question stays, although it was left only once.
          .where(ne(readerQuestions.normalizedText, question.normalizedText))
          .orderBy(readerQuestions.count, readerQuestions.lastDay)
          .limit(kept - most);
        tx.delete(readerQuestions).where(inArray(readerQuestions.normalizedText, leastAsked)).run();
      },
      { behavior: "immediate" },
    );
  } catch (error) {
    throw new DatabaseError(`A question cannot be stored in ${file}: ${(error as Error).message}.`, { cause: error });
  } finally {
    client?.close();
  }
}

/** @returns All questions, most asked first, then latest first. */
export function listReaderQuestions(db: Database): ReaderQuestion[] {
  return db.select().from(readerQuestions).orderBy(desc(readerQuestions.count), desc(readerQuestions.lastDay)).all();
}
