/** What is shown beside an answer: resources, the recommended book, and further reading. */

import type { LibraryTopic } from "../contract/library.ts";
import type { Book, FurtherReading, PlaceInTopic, RelatedResources, Resource } from "../contract/resource.ts";
import type { EraLink } from "../contract/timeline.ts";
import type { AnswerRecord } from "../db/answers.ts";
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

/**
 * Collects what is shown beside an answer.
 *
 * @param books - All books, by id.
 * @param places - As `placesInTopics` returns them.
 * @param eras - As `erasOfAnswers` returns them.
 */
export function toRelatedResources(
  record: AnswerRecord,
  books: ReadonlyMap<string, Book>,
  places: ReadonlyMap<string, PlaceInTopic>,
  eras: ReadonlyMap<string, EraLink>,
): RelatedResources {
  return {
    resources: record.resources.map(({ resource }) => toResource(resource)),
    book: (record.bookId !== null && books.get(record.bookId)) || null,
    furtherReading: record.furtherReading.map(toFurtherReading),
    place: places.get(record.id) ?? { number: 1, count: 1, next: null },
    era: eras.get(record.id) ?? null,
  };
}

function toResource({ type, duration, work }: AnswerRecord["resources"][number]["resource"]): Resource {
  const { title, author, url, partner } = work;
  return { title, type, author, source: partner.shortName, ...(duration === null ? {} : { duration }), url };
}

/** With a locator, the title is printed as in citations: "Canons of Dort 1.7", "Heidelberg Catechism, Q. 60". */
function toFurtherReading({ locator, work }: AnswerRecord["furtherReading"][number]): FurtherReading {
  if (locator === null) return work;
  return { title: `${work.title}${isNumeric(locator) ? " " : ", "}${locator}`, url: work.url };
}
