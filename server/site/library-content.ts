/** What the pages of the library show: the data that the client would fetch for each part, and its head. */
import type { Content } from "../content/index.ts";
import { libraryTopicPath, paths } from "../shared/addresses.ts";
import {
  answerMapPath,
  libraryBiblePath,
  libraryBooksPath,
  libraryPartnerPath,
  libraryScripturePath,
  libraryTimelinePath,
  libraryWorkPath,
  readLibraryPart,
} from "../shared/library-addresses.ts";
import type { Head } from "./head.ts";

/** A part of the library. */
interface LibraryPage {
  head: Head & { canonicalPath: string };
  /** The bodies of its calls, in the order in which the table of pages lists these. */
  bodies: readonly unknown[];
}

/**
 * @param query - The query of the page's address.
 * @returns The part that the address names, or null if there is no such part. In place of an unknown topic or partner,
 *   the page shows the contents.
 */
export function findLibraryPage(
  { library, timeline, partners, works, neighbourhoods, scripture }: Content,
  query: URLSearchParams,
): LibraryPage | null {
  const part = readLibraryPart(query);
  const catalogue = [library];
  const contents = toPage(
    "Library",
    "Every question with an answer, by topic; the books; the works that the answers cite.",
    paths.library,
    catalogue,
  );
  switch (part.kind) {
    case "contents":
      return contents;
    case "books":
      return toPage("Books", "The books that the answers recommend.", libraryBooksPath, catalogue);
    case "timeline":
      return toPage("Timeline", "Bible history by its eras, each with the answers on it.", libraryTimelinePath, [
        timeline,
      ]);
    case "scripture":
      return toPage(
        "Scripture",
        "The books and chapters of the Bible, with the answers that explain or mention each.",
        libraryScripturePath,
        [scripture.index],
      );
    case "bible": {
      const book = scripture.index.books.find(({ reference }) => reference === part.id);
      const description = `The chapters of ${book?.name}, with the answers that explain or mention each.`;
      return book ? toPage(book.name, description, libraryBiblePath(part.id), [scripture.index]) : null;
    }
    case "topic": {
      const topic = library.topics.find(({ id }) => id === part.id);
      const questions = topic?.answers.map(({ question }) => question).join(" ") ?? "";
      return topic ? toPage(topic.title, questions, libraryTopicPath(topic.id), catalogue) : contents;
    }
    case "partner": {
      const partner = partners.find(({ id }) => id === part.id);
      return partner ? toPage(partner.name, partner.description, libraryPartnerPath(partner.id), catalogue) : contents;
    }
    case "work": {
      const cited = works.get(part.id);
      if (!cited) return null;
      const { title, author } = cited.work;
      return toPage(title, `The places in ${title} by ${author} that answers cite.`, libraryWorkPath(part.id), [
        library,
        cited,
      ]);
    }
    case "map-answer": {
      const map = neighbourhoods.get(part.id);
      const description = `Where the answer to “${map?.answer.question}” leads, and what leads to it.`;
      return map ? toPage(map.answer.question, description, answerMapPath(part.id), [map]) : null;
    }
  }
}

function toPage(title: string, description: string, canonicalPath: string, bodies: readonly unknown[]): LibraryPage {
  return { head: { title, description, canonicalPath }, bodies };
}
