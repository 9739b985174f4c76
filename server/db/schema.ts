/**
 * The tables of the content, and of its loads. Most mirror the files under `seed/content`, and some are derived from
 * these. Each load rewrites all of them, together with the search model trained on them, and adds a row to `revisions`.
 */
import {
  type AnySQLiteColumn,
  blob,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { answerKinds, type Change, type Reading } from "../contract/answer.ts";
import type { DoorLink } from "../contract/home.ts";
import { type Edition, workKinds } from "../contract/library.ts";
import { resourceTypes } from "../contract/resource.ts";
import type { SuggestedSearch } from "../contract/suggested-searches.ts";
import type { EraLink } from "../contract/timeline.ts";
import type { WorkDivision, WorkSpan } from "../contract/work.ts";
import type { VerseSpan } from "../scripture/references.ts";

const position = () => integer().notNull();
const texts = () => text({ mode: "json" }).$type<string[]>().notNull();
const list = <Item>() => text({ mode: "json" }).$type<Item[]>().notNull().default([]);

export const partners = sqliteTable("partners", {
  id: text().primaryKey(),
  position: position(),
  name: text().notNull(),
  shortName: text().notNull(),
  tagline: text().notNull(),
  description: text().notNull(),
  siteUrl: text().notNull(),
});

export const works = sqliteTable(
  "works",
  {
    id: text().primaryKey(),
    position: position(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    title: text().notNull(),
    /** The title as citations print it before a locator, where that is shorter. */
    shortTitle: text(),
    author: text().notNull(),
    /** Year of first publication; null if it is uncertain. */
    publishDate: text(),
    kind: text({ enum: [...workKinds] }).notNull(),
    /** The printed edition at the URL. */
    edition: text({ mode: "json" }).$type<Edition>(),
    url: text().notNull(),
    /** The work from beginning to end; empty if the catalogue does not count its parts. */
    divisions: text({ mode: "json" }).$type<WorkDivision[]>().notNull(),
  },
  (table) => [index("works_partner").on(table.partnerId)],
);

const workId = () =>
  text()
    .notNull()
    .references(() => works.id);

export const topics = sqliteTable("topics", {
  id: text().primaryKey(),
  position: position(),
  title: text().notNull(),
});

export const books = sqliteTable("books", {
  id: text().primaryKey(),
  position: position(),
  workId: workId(),
  rating: real().notNull(),
  price: text().notNull(),
});

export const resources = sqliteTable("resources", {
  id: text().primaryKey(),
  workId: workId(),
  type: text({ enum: [...resourceTypes] }).notNull(),
  duration: text(),
});

export const answers = sqliteTable(
  "answers",
  {
    id: text().primaryKey(),
    topicId: text()
      .notNull()
      .references(() => topics.id),
    /** Place among all answers, in the library's order. */
    position: position(),
    kind: text({ enum: [...answerKinds] })
      .notNull()
      .default("essay"),
    /** Whether those who ask may be in danger. */
    urgent: integer({ mode: "boolean" }).notNull().default(false),
    question: text().notNull().unique(),
    /** Its entry in the index of questions. */
    heading: text().notNull(),
    /** Paragraphs separated by blank lines, with citation marks. */
    body: text().notNull(),
    /** Of a short answer: the essay on its subject. */
    essayId: text().references((): AnySQLiteColumn => answers.id),
    bookId: text().references(() => books.id),
    /** Other phrasings of the question, which visitors may see. */
    alsoAsked: list<string>(),
    /** Phrases that find the answer if a question asks about nothing else. */
    keywords: list<string>(),
    /** Ids of answers whose place it has taken. */
    formerIds: list<string>(),
    relatedIds: list<string>(),
    resourceIds: list<string>(),
    /** A locator is as printed after the work's title; null for the whole work. */
    furtherReading: list<{ workId: string; locator: string | null }>(),
    /** Questions for a group. */
    discuss: list<string>(),
    /** Newest last. */
    changes: list<Change>(),
    reviewed: list<Reading>(),
    /** Derived: the Bible passages that the text or a snippet refers to, as written there, with the text of the verses. */
    citedPassages: list<{ reference: string; spans: VerseSpan[]; text: string }>(),
    /** Derived: the passages that it explains, and every reference that it makes. */
    explains: list<VerseSpan>(),
    refersTo: list<VerseSpan>(),
    /** How often people ask about the subject, from 1 (seldom) to 5 (most often). */
    demand: integer().notNull(),
    /** ISO date, `YYYY-MM-DD`. */
    lastReviewed: text().notNull(),
    /** Known to the search only: phrasings, and further words for the subject. */
    hiddenPhrasings: texts(),
    hiddenWords: texts(),
  },
  (table) => [uniqueIndex("answers_position").on(table.position)],
);

export const citations = sqliteTable(
  "citations",
  {
    answerId: text()
      .notNull()
      .references(() => answers.id, { onDelete: "cascade" }),
    /** The number of its marks in the text, from 1. */
    number: integer().notNull(),
    workId: workId(),
    /** As printed after the work's title; null if the whole work is cited. */
    locator: text(),
    /** Where that is on the scale of the work's divisions; null if the catalogue does not say. */
    place: text({ mode: "json" }).$type<WorkSpan>(),
    snippet: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.number] })],
);

/** The id of the list of the questions of the day; the other lists are doors. */
export const DAY_LIST = "day";

/** Lists that are always read whole, in the form of the content files. */
export interface SiteLists {
  /** In sets. */
  suggestions: SuggestedSearch[][];
  /** The doors of the home screen, and the questions of the day, which have neither title nor description nor icon. */
  home: ({ id: string; answers: string[] } & Partial<Pick<DoorLink, "title" | "description" | "icon">>)[];
  /** The eras of Bible history. */
  timeline: (EraLink & { answers: string[] })[];
  /** Words that are often typed for others, although they are words in their own right. */
  confusions: { meant: string; typed: string[] }[];
  /** The logos of the partners and the covers of the books, drawn by the load: where each is served, and its SVG. */
  drawings: { path: string; svg: string }[];
}
export const siteListNames = ["suggestions", "home", "timeline", "confusions", "drawings"] as const;

export const siteLists = sqliteTable("site_lists", {
  name: text().$type<keyof SiteLists>().primaryKey(),
  items: list<SiteLists[keyof SiteLists][number]>(),
});

/** The search model (`server/search/model.ts`), in one row. */
export const searchModels = sqliteTable("search_models", {
  id: integer().primaryKey(),
  bytes: blob({ mode: "buffer" }).notNull(),
});

/** One row for each load that changed the content. */
export const revisions = sqliteTable("revisions", {
  number: integer().primaryKey({ autoIncrement: true }),
  /** SHA-256 of the loaded content, in hexadecimal. */
  contentHash: text().notNull(),
  /** ISO 8601. */
  loadedAt: text().notNull(),
  /**
   * The hash of the project's content files when content was last loaded (`seed/files-hash.ts`), by which a start notices
   * that they have changed; null if an earlier version loaded it.
   */
  filesHash: text(),
});

/** The content tables in the order in which foreign keys allow inserting; deleting takes the reverse order. */
export const contentTables = {
  partners,
  works,
  topics,
  books,
  resources,
  answers,
  citations,
  siteLists,
};
export type ContentTableName = keyof typeof contentTables;

/** All content as rows, by table. */
export type ContentRows = { [Name in ContentTableName]: (typeof contentTables)[Name]["$inferSelect"][] };
