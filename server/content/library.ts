/** The library as the API serves it. */
import type { LibraryTopic } from "../contract/library.ts";
import type { Partner } from "../contract/partner.ts";
import type { Book } from "../contract/resource.ts";
import type { BookRecord, PartnerRecord, TopicRecord } from "../db/library.ts";

/** @returns A partner as the API serves it. */
export function toPartner({ id, name, shortName, tagline, description, siteUrl }: PartnerRecord): Partner {
  return { id, name, shortName, logo: `/logos/${id}.svg`, tagline, description, siteUrl };
}

/** @returns The topics that have answers, in the same order. */
export function toLibraryTopics(records: readonly TopicRecord[]): LibraryTopic[] {
  return records.filter(({ answers }) => answers.length > 0);
}

/** @returns A book as the API serves it. */
export function toBook({ id, workId, price, rating, work }: BookRecord): Book {
  const { title, author, url, partner } = work;
  return { id, title, author, workId, imageSrc: `/covers/${id}.svg`, url, source: partner.name, price, rating };
}
