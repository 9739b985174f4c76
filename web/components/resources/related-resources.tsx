/** Related Resources beside an answer: works to go on with, all from the catalogue. */

import { RATING_STARS } from "../../../server/contract/limits.ts";
import type {
  Book,
  FurtherReading as Link,
  RelatedResources as Related,
  Resource,
} from "../../../server/contract/resource.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { BookCover } from "./book-cover.tsx";

/** @param related - Null while it is not there. */
export function RelatedResources({ related }: { related: Related | null }) {
  return (
    <>
      <h2>Related Resources</h2>
      {related && related.resources.length > 0 && <AdditionalResources resources={related.resources} />}
      {related?.book && <RecommendedBook book={related.book} />}
      {related && related.furtherReading.length > 0 && <FurtherReading links={related.furtherReading} />}
    </>
  );
}

const typeNames: Record<Resource["type"], string> = { pdf: "PDF", article: "Article", video: "Video", book: "Book" };

/** Each with the icon of its type, its title, and where it comes from. */
function AdditionalResources({ resources }: { resources: readonly Resource[] }) {
  return (
    <section>
      <h3 className="sc">Additional Resources</h3>
      <div className="res">
        {resources.map(({ title, type, author, source, duration, url }) => (
          <a key={url} href={url} target="_blank" rel="noopener">
            <Icon name={type} />
            <span>
              <strong>{typeset(title)}</strong>
              <small>{typeset([typeNames[type], author, source, duration].filter(Boolean).join(", "))}</small>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}

function FurtherReading({ links }: { links: readonly Link[] }) {
  return (
    <section>
      <h3 className="sc">Further Reading</h3>
      <div className="further">
        {links.map(({ title, url }) => (
          <a key={title} href={url} target="_blank" rel="noopener">
            {typeset(title)}
          </a>
        ))}
      </div>
    </section>
  );
}

/** The recommended book: cover, author, our editors' rating, price, and where to have it. */
function RecommendedBook({ book }: { book: Book }) {
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
