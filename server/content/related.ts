/** What is shown beside an answer: resources, the recommended book, and further reading. */

import type { Book, FurtherReading, RelatedResources, Resource } from "../contract/resource.ts";
import type { AnswerRecord } from "../db/answers.ts";
import { isNumeric } from "../shared/locators.ts";

/**
 * Collects what is shown beside an answer.
 *
 * @param books - All books, by id.
 */
export function toRelatedResources(record: AnswerRecord, books: ReadonlyMap<string, Book>): RelatedResources {
  return {
    resources: record.resources.map(({ resource }) => toResource(resource)),
    book: (record.bookId !== null && books.get(record.bookId)) || null,
    furtherReading: record.furtherReading.map(toFurtherReading),
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
