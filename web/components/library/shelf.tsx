/** Covers on a shelf. Each leads to the page of its work. */
import { Link } from "react-router-dom";
import type { Book } from "../../../server/contract/resource.ts";
import { libraryWorkPath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { byTitle, capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { BookCover } from "../resources/book-cover.tsx";
import { PartHeading } from "./part-frame.tsx";

const COVER_WIDTH = 130; // pixels, of the drawing; the shelf sets the width

const looks = {
  row: "max-md:-mx-5 max-md:auto-cols-[8.75rem] max-md:grid-flow-col max-md:grid-cols-none max-md:px-5",
  full: "gap-y-8 max-md:-mx-2.5 max-md:grid-cols-2",
};

type Props = {
  books: readonly Book[];
  /** On a phone, one shelf that scrolls, or as many as the books need. */
  look?: keyof typeof looks;
};

export function Shelf({ books, look = "row" }: Props) {
  return (
    <ul
      className={`grid grid-cols-6 items-start pt-8 max-md:overflow-x-auto max-md:pb-2 md:@max-gloss:grid-cols-3 max-md:[scrollbar-width:none] ${looks[look]}`}
    >
      {books.map((book) => (
        <li key={book.id}>
          <Link
            className="group block"
            to={libraryWorkPath(book.workId)}
            title={typeset(`${book.price}, ${book.source}`)}
          >
            <span className="block border-rule-strong border-b-3 border-double px-2.5" aria-hidden="true">
              <BookCover
                book={book}
                width={COVER_WIDTH}
                className="h-auto w-full transition-transform duration-250 ease-book group-hover:-translate-y-1.5"
              />
            </span>
            <span className="block px-2.5">
              <strong className="mt-3.5 block font-medium font-serif text-note">{typeset(book.title)}</strong>
              <small className="block font-serif text-ink-3 text-note italic">{typeset(book.author)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** All recommended books. */
export function AllBooks({ books }: { books: readonly Book[] }) {
  return (
    <>
      <PartHeading
        title="Books"
        lede={`${capitalized(counted(books.length, "book"))} that our answers recommend, each free at one of the partners.`}
      />
      <Shelf books={byTitle(books)} look="full" />
    </>
  );
}
