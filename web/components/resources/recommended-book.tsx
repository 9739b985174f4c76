/** The recommended book: cover, author, our editors' rating, price, and where to have it. */
import { RATING_STARS } from "../../../server/contract/limits.ts";
import type { Book } from "../../../server/contract/resource.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { BookCover } from "./book-cover.tsx";

export function RecommendedBook({ book }: { book: Book }) {
  return (
    <section>
      <h3 className="sc">Recommended Book</h3>
      <div className="book">
        <BookCover book={book} width={96} />
        <div>
          <strong>{typeset(book.title)}</strong>
          <p className="by">{typeset(book.author)}</p>
          <Stars rating={book.rating} />
          <p className="rated" aria-hidden="true">
            Editors’ rating
          </p>
          <p className="price">{typeset(book.price)}</p>
        </div>
        <a className="btn" href={book.url} target="_blank" rel="noopener">
          View on {typeset(book.source)}&nbsp;
          <Icon name="outward" small />
        </a>
      </div>
    </section>
  );
}

/** Five stars, filled to the floor of the rating, with one label for all. */
function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: RATING_STARS }, (_, index) => index < Math.floor(rating));
  return (
    <div className="stars" role="img" aria-label={`Editors’ rating: ${rating} out of ${RATING_STARS}`}>
      {stars.map((filled, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true" className={filled ? "on" : "off"}>
          <path d="m12 3.3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
        </svg>
      ))}
      <span>{rating}</span>
    </div>
  );
}
