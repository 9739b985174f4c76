/** Puts the library together: heads with their questions, books, works. */
import type { Library } from "../contract/library.ts";
import type { ContentRows } from "../db/schema.ts";
import { byId, byPosition, groupBy, rowOf } from "./rows.ts";

/** @returns Everything there is to browse; a head without an answer is left out. */
export function assembleLibrary(rows: ContentRows): Library {
  const works = byId(rows.works);
  const partners = byId(rows.partners);
  const questions = groupBy(rows.answers.toSorted(byPosition), (answer) => answer.categoryId);
  return {
    categories: rows.categories.toSorted(byPosition).flatMap(({ id, title }) => {
      const answers = (questions.get(id) ?? []).map((answer) => {
        return { id: answer.id, question: answer.question, heading: answer.heading };
      });
      return answers.length > 0 ? { id, title, answers } : [];
    }),
    books: rows.books.toSorted(byPosition).map(({ id, workId, price, rating }) => {
      const { title, author, url, partnerId } = rowOf(works, workId);
      const source = rowOf(partners, partnerId).name;
      return { id, title, author, imageSrc: `/covers/${id}.svg`, url, source, price, rating };
    }),
    works: rows.works.toSorted(byPosition).map(({ id, partnerId, title, author, publishDate, url }) => {
      return { id, partnerId, title, author, publishDate, url };
    }),
  };
}
