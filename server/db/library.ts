/** Queries for the library (partners, topics, books and works) and for the home screen. */
import { asc } from "drizzle-orm";
import { DamagedDatabaseError } from "./error.ts";
import type { Database, Queryable } from "./open.ts";
import { answers, books, partners, type SiteLists, siteListNames, siteLists, topics, works } from "./schema.ts";

export type PartnerRecord = ReturnType<typeof findPartners>[number];
export type TopicRecord = ReturnType<typeof findTopics>[number];
export type BookRecord = ReturnType<typeof findBooks>[number];
export type ResourceRecord = ReturnType<typeof findResources>[number];
export type WorkRecord = ReturnType<typeof findWorks>[number];

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

/**
 * @returns The lists of the site, by their names.
 * @throws {DamagedDatabaseError} if one is missing.
 */
export function findSiteLists(db: Database): SiteLists {
  const rows = db.select().from(siteLists).all();
  const lists: Partial<Record<keyof SiteLists, object>> = Object.fromEntries(
    rows.map(({ name, items }) => [name, items]),
  );
  for (const name of siteListNames)
    if (!lists[name]) throw new DamagedDatabaseError(db.$client.name, `lacks the list ${name}`);
  return lists as SiteLists;
}
