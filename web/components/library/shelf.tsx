/** Covers on a shelf. A book opens at the partner that publishes it. */
import type { Book } from "../../../server/contract/resource.ts";
import { counted } from "../../lib/numbers.ts";
import { byTitle, capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { BookCover } from "../resources/book-cover.tsx";
import { PartHeading } from "./part-heading.tsx";

const COVER_WIDTH = 130; // pixels, of the drawing; the shelf sets the width

type Props = { books: readonly Book[]; className?: string };

export function Shelf({ books, className = "shelf" }: Props) {
  return (
    <ul className={className}>
      {books.map((book) => (
        <li key={book.id}>
          <a href={book.url} target="_blank" rel="noopener" title={typeset(`${book.price}, ${book.source}`)}>
            <span className="stand" aria-hidden="true">
              <BookCover book={book} width={COVER_WIDTH} className="cover" />
            </span>
            <span className="lbl">
              <strong>{typeset(book.title)}</strong>
              <small>{typeset(book.author)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All the books that are recommended beside answers. */
export function AllBooks({ books }: { books: readonly Book[] }) {
  return (
    <>
      <PartHeading
        title="Books"
        lede={`${capitalized(counted(books.length, "book"))} that our answers recommend, each free at one of the partners.`}
      />
      <Shelf books={byTitle(books)} className="shelf all" />
    </>
  );
}
