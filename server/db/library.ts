/** Queries for the library (partners, topics, books and works) and for the home screen. */
import { asc } from "drizzle-orm";
import type { Queryable } from "./open.ts";
import { answers, books, drawings, eras, homeLists, partners, suggestedSearches, topics, works } from "./schema.ts";

export type PartnerRecord = ReturnType<typeof findPartners>[number];
export type TopicRecord = ReturnType<typeof findTopics>[number];
export type BookRecord = ReturnType<typeof findBooks>[number];
export type ResourceRecord = ReturnType<typeof findResources>[number];
export type WorkRecord = ReturnType<typeof findWorks>[number];
export type HomeListRecord = ReturnType<typeof findHomeLists>[number];
export type EraRecord = ReturnType<typeof findEras>[number];
export type SuggestedSearchRecord = ReturnType<typeof findSuggestedSearches>[number];

/** @returns The partners in display order. */
export function findPartners(db: Queryable) {
  return db.query.partners.findMany({ orderBy: asc(partners.position) }).sync();
}

/** @returns The topics in the library's order, each with its answers. */
export function findTopics(db: Queryable) {
  return db.query.topics
    .findMany({
      columns: { id: true, title: true },
      orderBy: asc(topics.position),
      with: { answers: { columns: { id: true, question: true, heading: true }, orderBy: asc(answers.position) } },
    })
    .sync();
}

/** @returns The books in display order, each with its work. */
export function findBooks(db: Queryable) {
  return db.query.books
    .findMany({
      orderBy: asc(books.position),
      with: {
        work: { columns: { title: true, author: true, url: true }, with: { partner: { columns: { name: true } } } },
      },
    })
    .sync();
}

/** @returns The resources, each with its work. */
export function findResources(db: Queryable) {
  return db.query.resources
    .findMany({
      with: {
        work: {
          columns: { title: true, author: true, url: true },
          with: { partner: { columns: { shortName: true } } },
        },
      },
    })
    .sync();
}

/** @returns The works in the catalogue's order. */
export function findWorks(db: Queryable) {
  return db.query.works
    .findMany({ columns: { position: false, shortTitle: false }, orderBy: asc(works.position) })
    .sync();
}

/** @returns The suggested searches of all sets, in order. */
export function findSuggestedSearches(db: Queryable) {
  return db.query.suggestedSearches
    .findMany({ orderBy: [asc(suggestedSearches.setNumber), asc(suggestedSearches.position)] })
    .sync();
}

/** @returns The doors in order, and the questions of the day. */
export function findHomeLists(db: Queryable) {
  return db.query.homeLists.findMany({ orderBy: asc(homeLists.position) }).sync();
}

/** @returns The drawings: SVG by path. */
export function findDrawings(db: Queryable): Map<string, string> {
  return new Map(
    db
      .select()
      .from(drawings)
      .all()
      .map(({ path, svg }) => [path, svg]),
  );
}

/** @returns The eras of Bible history in order. */
export function findEras(db: Queryable) {
  return db.query.eras.findMany({ orderBy: asc(eras.position) }).sync();
}
