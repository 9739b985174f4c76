/** Puts together what stands beside an answer: resources, the recommended book, further reading. */
import type { Book, FurtherReading, RelatedResources, Resource } from "../contract/resource.ts";
import type { ContentRows } from "../db/schema.ts";
import { byId, byPosition, groupBy, rowOf } from "./rows.ts";

/**
 * @param books - All books, by which an answer's recommended one is found.
 * @returns By answer id.
 */
export function assembleRelatedResources(rows: ContentRows, books: readonly Book[]): Map<string, RelatedResources> {
  const bookById = byId(books);
  const resources = resourcesById(rows);
  const chosen = groupBy(rows.answerResources.toSorted(byPosition), (row) => row.answerId);
  const furtherReading = furtherReadingByAnswer(rows);
  return new Map(
    rows.answers.map(({ id, bookId }) => [
      id,
      {
        resources: (chosen.get(id) ?? []).map(({ resourceId }) => rowOf(resources, resourceId)),
        book: bookId === null ? null : rowOf(bookById, bookId),
        furtherReading: furtherReading.get(id) ?? [],
      },
    ]),
  );
}

function resourcesById(rows: ContentRows): Map<string, Resource> {
  const works = byId(rows.works);
  const partners = byId(rows.partners);
  return new Map(
    rows.resources.map(({ id, workId, type, duration }) => {
      const { title, author, url, partnerId } = rowOf(works, workId);
      const source = rowOf(partners, partnerId).shortName;
      return [id, { title, type, author, source, ...(duration === null ? {} : { duration }), url }];
    }),
  );
}

function furtherReadingByAnswer(rows: ContentRows): Map<string, FurtherReading[]> {
  const works = byId(rows.works);
  return new Map(
    [...groupBy(rows.furtherReadings.toSorted(byPosition), (row) => row.answerId)].map(([answerId, group]) => [
      answerId,
      group.map(({ workId, locator }) => {
        const { title, url } = rowOf(works, workId);
        return { title: locator === null ? title : withLocator(title, locator), url };
      }),
    ]),
  );
}

/** A work's title with a place in it, as citations print it: "Canons of Dort 1.7", "Heidelberg Catechism, Q. 60". */
function withLocator(title: string, locator: string): string {
  return /^\d/.test(locator) ? `${title} ${locator}` : `${title}, ${locator}`;
}
