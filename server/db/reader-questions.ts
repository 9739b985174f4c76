/**
 * The questions that visitors left for the editors, because no answer was found. Loads of content leave them alone. Nothing
 * is kept of who asked.
 */
import Sqlite from "better-sqlite3";
import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DatabaseError } from "./error.ts";
import type { Database } from "./open.ts";

export const readerQuestions = sqliteTable(
  "reader_questions",
  {
    /** What it has in common with all the ways of writing it, by which it is known. */
    normalizedText: text("normalized_text").primaryKey(),
    /** As it was first written. */
    text: text().notNull(),
    /** How often it was left. */
    count: integer().notNull(),
    /** First and last day on which it was left, ISO dates. */
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),
  },
  (table) => [index("reader_questions_least_asked").on(table.count, table.lastDay)],
);

export type ReaderQuestion = typeof readerQuestions.$inferSelect;
/** A question that is left: its text, and what it has in common with other ways of writing it. */
export type NewQuestion = Pick<ReaderQuestion, "text" | "normalizedText">;

/** Most questions that are kept; a further one takes the place of the one that was left least often and longest ago. */
export const MAX_READER_QUESTIONS = 10_000;

/** How long a load that writes the database is waited for. The server does nothing else meanwhile. */
const BUSY_TIMEOUT_MS = 20;

/**
 * Keeps a question, or counts it where it is kept already. The file is open only for as long as that takes.
 *
 * @param file - The database, with its tables up to date.
 * @param day - ISO date.
 * @throws {DatabaseError} when the database is being written, is damaged or is not there.
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
        // The newest one stays, although it was left only once.
        tx.run(sql`
          delete from ${readerQuestions} where ${readerQuestions.normalizedText} in (
            select normalized_text from ${readerQuestions} where normalized_text <> ${question.normalizedText}
            order by count, last_day limit max(0, (select count(*) from ${readerQuestions}) - ${most}))`);
      },
      { behavior: "immediate" },
    );
  } catch (error) {
    throw new DatabaseError(`A question cannot be kept in ${file}: ${(error as Error).message}.`, { cause: error });
  } finally {
    client?.close();
  }
}

/** @returns All questions that are kept, most asked first, then the latest. */
export function listReaderQuestions(db: Database): ReaderQuestion[] {
  return db.select().from(readerQuestions).orderBy(desc(readerQuestions.count), desc(readerQuestions.lastDay)).all();
}
