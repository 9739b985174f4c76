/**
 * The tables. Content tables hold what the files under `seed/content` say and are rewritten as a whole by each load;
 * `revisions` keeps one row for each load that changed something.
 */
import { blob, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { resourceTypes } from "../contract/resource.ts";
import { suggestionIcons } from "../contract/suggestion.ts";
import { workKinds } from "../contract/work.ts";
import type { Cloth } from "../drawings/cloth.ts";
import type { FrameName } from "../drawings/device.ts";
import type { VerseSpan } from "../scripture/references.ts";

const position = () => integer().notNull();
const texts = (name: string) => text(name, { mode: "json" }).$type<string[]>().notNull();
const spans = () => text({ mode: "json" }).$type<VerseSpan[]>().notNull();

export const partners = sqliteTable("partners", {
  id: text().primaryKey(),
  position: position(),
  name: text().notNull(),
  shortName: text("short_name").notNull(),
  tagline: text().notNull(),
  description: text().notNull(),
  siteUrl: text("site_url").notNull(),
  /** One to three letters for the partner's device. */
  initials: text().notNull(),
  cloth: text().$type<Cloth>().notNull(),
  frame: text().$type<FrameName>().notNull(),
});

export const works = sqliteTable(
  "works",
  {
    id: text().primaryKey(),
    position: position(),
    partnerId: text("partner_id")
      .notNull()
      .references(() => partners.id),
    title: text().notNull(),
    /** The title as citations print it before a locator, where that is shorter. */
    shortTitle: text("short_title"),
    author: text().notNull(),
    /** Year of first publication; null where it is not certain. */
    publishDate: text("publish_date"),
    kind: text({ enum: [...workKinds] }),
    /** The printed edition that stands at the address, as the catalogue describes it: `tr. Henry Beveridge (1845)`. */
    edition: text(),
    url: text().notNull(),
  },
  (table) => [index("works_partner").on(table.partnerId)],
);

export const categories = sqliteTable("categories", {
  id: text().primaryKey(),
  position: position(),
  title: text().notNull(),
});

export const books = sqliteTable("books", {
  id: text().primaryKey(),
  position: position(),
  workId: text("work_id")
    .notNull()
    .references(() => works.id),
  rating: real().notNull(),
  price: text().notNull(),
  /** The title broken into the lines of the cover. */
  coverLines: texts("cover_lines"),
  /** The author broken into the lines of the cover. */
  coverAuthor: texts("cover_author"),
});

export const resources = sqliteTable("resources", {
  id: text().primaryKey(),
  workId: text("work_id")
    .notNull()
    .references(() => works.id),
  type: text({ enum: [...resourceTypes] }).notNull(),
  duration: text(),
});

export const answers = sqliteTable("answers", {
  id: text().primaryKey(),
  categoryId: text("category_id")
    .notNull()
    .references(() => categories.id),
  /** Place among all answers, in the library's order. */
  position: position(),
  question: text().notNull().unique(),
  /** The entry under which it stands in the index of questions. */
  heading: text().notNull(),
  /** Paragraphs separated by blank lines, with citation marks. */
  body: text().notNull(),
  bookId: text("book_id").references(() => books.id),
  /** How often its subject is asked about: 1 seldom to 5 most often. */
  demand: integer().notNull().default(3),
  /** ISO date, `YYYY-MM-DD`. */
  lastReviewed: text("last_reviewed").notNull(),
});

const answerId = () =>
  text("answer_id")
    .notNull()
    .references(() => answers.id, { onDelete: "cascade" });

export const alsoAsked = sqliteTable(
  "also_asked",
  { answerId: answerId(), position: position(), phrasing: text().notNull() },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

/** Phrasings, and further words for the subject, that only the search sees, and always all of them. */
export const hiddenPhrasings = sqliteTable("hidden_phrasings", {
  answerId: answerId().primaryKey(),
  phrasings: texts("phrasings"),
  words: texts("words"),
});

/** Bible passages for which an answer is the one that is wanted; only the search sees them. */
export const keyPassages = sqliteTable(
  "key_passages",
  { answerId: answerId(), position: position(), spans: spans() },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

export const keywordRules = sqliteTable("keyword_rules", {
  phrase: text().primaryKey(),
  answerId: answerId(),
});

export const citations = sqliteTable(
  "citations",
  {
    answerId: answerId(),
    number: integer().notNull(),
    workId: text("work_id")
      .notNull()
      .references(() => works.id),
    /** As printed after the work's title; null when the whole work is cited. */
    locator: text(),
    snippet: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.number] })],
);

export const passages = sqliteTable(
  "passages",
  { answerId: answerId(), position: position(), reference: text().notNull(), spans: spans(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

export const relatedAnswers = sqliteTable(
  "related_answers",
  {
    answerId: answerId(),
    position: position(),
    relatedId: text("related_id")
      .notNull()
      .references(() => answers.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

export const answerResources = sqliteTable(
  "answer_resources",
  {
    answerId: answerId(),
    position: position(),
    resourceId: text("resource_id")
      .notNull()
      .references(() => resources.id),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

export const furtherReadings = sqliteTable(
  "further_readings",
  {
    answerId: answerId(),
    position: position(),
    workId: text("work_id")
      .notNull()
      .references(() => works.id),
    locator: text(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

export const suggestedSearches = sqliteTable(
  "suggested_searches",
  {
    setNumber: integer("set_number").notNull(),
    position: position(),
    title: text().notNull(),
    description: text().notNull(),
    icon: text({ enum: [...suggestionIcons] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.setNumber, table.position] })],
);

/** Words that are often typed for others, although they are words themselves. */
export const confusions = sqliteTable("confusions", { typed: text().primaryKey(), meant: text().notNull() });

/** What the search learned from the content, in one row, derived from the other tables (`server/search/model.ts`). */
export const searchModels = sqliteTable("search_models", {
  id: integer().primaryKey(),
  bytes: blob({ mode: "buffer" }).notNull(),
});

export const revisions = sqliteTable("revisions", {
  number: integer().primaryKey({ autoIncrement: true }),
  /** SHA-256 of the rows that were loaded. */
  contentHash: text("content_hash").notNull(),
  loadedAt: text("loaded_at").notNull(),
});

/** The content tables in an order that foreign keys allow for inserting; the reverse order is for deleting. */
export const contentTables = {
  partners,
  works,
  categories,
  books,
  resources,
  answers,
  alsoAsked,
  hiddenPhrasings,
  keyPassages,
  keywordRules,
  citations,
  passages,
  relatedAnswers,
  answerResources,
  furtherReadings,
  suggestedSearches,
  confusions,
  searchModels,
};
export type ContentTableName = keyof typeof contentTables;

/** All content as rows, table by table: what a load writes and what a comparison reads. */
export type ContentRows = { [Name in ContentTableName]: (typeof contentTables)[Name]["$inferSelect"][] };
