/** A book's cover: our own drawing, inlined so that its title uses the page's font. */
import type { Book } from "../../../server/contract/resource.ts";
import { typeset } from "../../lib/typeset.ts";

type Props = { book: Pick<Book, "title" | "imageSrc">; width: number; className?: string };

export function BookCover({ book, width, className = "" }: Props) {
  return (
    <svg
      className={`rounded-[1px_3px_3px_1px] shadow-cover ${className}`}
      role="img"
      aria-label={`Cover of ${typeset(book.title)}`}
      viewBox="0 0 200 300"
      width={width}
      height={width * 1.5}
    >
      <use href={`${book.imageSrc}#cover`} />
    </svg>
  );
}
