/** What is shown beside an answer: resources, the recommended book, and further reading. */

import type { CatalogueWork, LibraryTopic } from "../contract/library.ts";
import type { Book, PlaceInTopic, RelatedResources, Resource } from "../contract/resource.ts";
import type { EraLink } from "../contract/timeline.ts";
import type { AnswerRecord } from "../db/answers.ts";
import type { ResourceRecord } from "../db/library.ts";
import { isNumeric } from "../shared/locators.ts";

/**
 * @param topics - With their answers, in the library's order.
 * @returns The place of each answer in its topic, by its id.
 */
export function placesInTopics(topics: readonly LibraryTopic[]): Map<string, PlaceInTopic> {
  return new Map(
    topics.flatMap(({ answers }) =>
      answers.map(({ id }, index) => {
        const next = answers[index + 1];
        const link = next ? { id: next.id, question: next.question } : null;
        return [id, { number: index + 1, count: answers.length, next: link }] as const;
      }),
    ),
  );
}

/** What stands beside answers, to be looked up. */
export interface Surroundings {
  /** By id. */
  resources: ReadonlyMap<string, Resource>;
  books: ReadonlyMap<string, Book>;
  works: ReadonlyMap<string, CatalogueWork>;
  /** By id of the answer. */
  places: ReadonlyMap<string, PlaceInTopic>;
  eras: ReadonlyMap<string, EraLink>;
}

/** Collects what is shown beside an answer. What there is not is left out. */
export function toRelatedResources(
  { id, resourceIds, bookId, furtherReading }: AnswerRecord,
  { resources, books, works, places, eras }: Surroundings,
): RelatedResources {
  return {
    resources: resourceIds.flatMap((resourceId) => resources.get(resourceId) ?? []),
    book: books.get(bookId ?? "") ?? null,
    furtherReading: furtherReading.flatMap(({ workId, locator }) => {
      const work = works.get(workId);
      return work ? { title: titleOf(work, locator), url: work.url } : [];
    }),
    place: places.get(id) ?? { number: 1, count: 1, next: null },
    era: eras.get(id) ?? null,
  };
}

export function toResource({ type, duration, work }: ResourceRecord): Resource {
  const { title, author, url, partner } = work;
  return { title, type, author, source: partner.shortName, ...(duration === null ? {} : { duration }), url };
}

/** With a locator, the title is printed as in citations: "Canons of Dort 1.7", "Heidelberg Catechism, Q. 60". */
function titleOf({ title }: CatalogueWork, locator: string | null): string {
  return locator === null ? title : `${title}${isNumeric(locator) ? " " : ", "}${locator}`;
}
