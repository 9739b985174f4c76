/** The tables of what visitors leave for the editors. No load touches them, and nothing about the visitor is stored. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The questions that visitors left for the editors because no answer was found. */
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

/** The mistakes that visitors report in answers. */
export const reportedMistakes = sqliteTable("reported_mistakes", {
  /** Not given again after a report is deleted. */
  number: integer().primaryKey({ autoIncrement: true }),
  /** The answer as it was served; no foreign key, because a report outlives an answer. */
  answerId: text().notNull(),
  /** The version of the answer, and the name of the revision, in which the mistake was seen. */
  version: text().notNull(),
  revision: text().notNull(),
  /** The sentence that was selected; null for the whole answer. */
  sentence: text(),
  text: text().notNull(),
  /** ISO date. */
  day: text().notNull(),
});
