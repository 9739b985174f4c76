/** The library's first page: contents, a shelf of books, the partners, and the index. */
import type { Library, LibraryCategory } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { counted, roman } from "../../lib/numbers.ts";
import { libraryBooksPath, libraryTopicPath, placeOnPage } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";
import { PartnerGrid } from "./partner-grid.tsx";
import { QuestionIndex } from "./question-index.tsx";
import { Shelf } from "./shelf.tsx";

const BOOKS_SHOWN = 6;

type Props = { library: Library; partners: readonly Partner[] };

export function LibraryHome({ library: { categories, books, works }, partners }: Props) {
  const questions = categories.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <h1>Library</h1>
      <p className="lede">
        {capitalized(counted(questions, "question"))} in {counted(categories.length, "topic")}, in the order of the
        classic handbooks of theology.
      </p>
      <Contents topics={categories} />
      <section className="sect" id="books" aria-labelledby="books-label">
        <div className="rowhead">
          <h2 className="sc" id="books-label">
            Books
          </h2>
          <Link className="quiet" to={libraryBooksPath}>
            All books
          </Link>
        </div>
        <Shelf books={books.slice(0, BOOKS_SHOWN)} />
      </section>
      <PartnerGrid partners={partners} works={works} />
      <QuestionIndex topics={categories} />
    </>
  );
}

/** The contents: the topics with their Roman numerals, leader dots and numbers of questions. */
function Contents({ topics }: { topics: readonly LibraryCategory[] }) {
  return (
    <section className="sect first" id="topics" aria-labelledby="topics-label">
      <div className="rowhead">
        <h2 className="sc" id="topics-label">
          Topics
        </h2>
        <Link className="quiet" to={placeOnPage("index")}>
          Index of questions
        </Link>
      </div>
      <nav className="toc" aria-label="Topics">
        {topics.map(({ id, title, answers }, index) => (
          <Link key={id} to={libraryTopicPath(id)}>
            <span className="rn">{roman(index + 1)}</span>
            <span className="t">{typeset(title)}</span>
            <span className="dots" aria-hidden="true" />
            <span className="n">
              {answers.length}
              <span className="vh">{answers.length === 1 ? " question" : " questions"}</span>
            </span>
          </Link>
        ))}
      </nav>
    </section>
  );
}
