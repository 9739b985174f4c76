/** All the books that are recommended beside answers. */
import type { Book } from "../../../server/contract/resource.ts";
import { capitalized, counted } from "../../lib/numbers.ts";
import { byTitle } from "../../lib/sorting.ts";
import { PartHeading } from "./part-heading.tsx";
import { Shelf } from "./shelf.tsx";

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
