/** Related Resources: works for further reading, all from the catalogue. */
import { Link } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import type {
  Book,
  FurtherReading as ReadingLink,
  RelatedResources,
  Resource,
} from "../../../server/contract/resource.ts";
import { RATING_STARS } from "../../../server/shared/limits.ts";
import { useQuery } from "../../data/use-query.ts";
import { libraryWorkPath } from "../../lib/library-paths.ts";
import { relatedCall } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { buttonStyles } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { BookCover } from "./book-cover.tsx";

type Props = {
  /** Null while loading. */
  answer: Pick<Answer, "id"> | null;
  /** Whether help comes first, beside which no book is recommended. */
  urgent?: boolean | undefined;
};

export function ResourcesOfAnswer({ answer, urgent = false }: Props) {
  const query = useQuery(answer && relatedCall(answer.id));
  const found = query.status === "ready" ? query.data : null;
  const related = found && urgent ? { ...found, book: null } : found;
  return (
    <>
      <h2 className="-mb-3.5 py-4 font-serif text-heading">Related Resources</h2>
      {related && related.resources.length > 0 && <AdditionalResources resources={related.resources} />}
      {related?.book && <RecommendedBook book={related.book} />}
      {related && related.furtherReading.length > 0 && <FurtherReading links={related.furtherReading} />}
      {related && isEmpty(related) && <p className="aside mt-3">What this answer cites is listed under Sources.</p>}
    </>
  );
}

/** @returns Whether there is nothing to list, as beside most short answers. */
function isEmpty({ resources, book, furtherReading }: RelatedResources): boolean {
  return resources.length === 0 && book === null && furtherReading.length === 0;
}

const section = "mt-8 first-of-type:mt-6";

const typeNames: Record<Resource["type"], string> = { pdf: "PDF", article: "Article", video: "Video", book: "Book" };

/** Resources, each with the icon of its type, its title and its origin. */
function AdditionalResources({ resources }: { resources: readonly Resource[] }) {
  return (
    <section className={section}>
      <h3 className="label">Additional Resources</h3>
      <div className="mt-1.5 border-rule border-t">
        {resources.map(({ title, type, author, source, duration, url }) => (
          <a
            key={url}
            className="group grid grid-cols-[1.25rem_1fr] gap-3 border-rule border-b py-3"
            href={url}
            target="_blank"
            rel="noopener"
          >
            <Icon name={type} className="mt-0.25 text-ink-3" />
            <span>
              <strong className="row-title">{typeset(title)}</strong>
              <small className="mt-0.5 block text-ink-3 text-label">
                {typeset([typeNames[type], author, source, duration].filter(Boolean).join(", "))}
              </small>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}

function FurtherReading({ links }: { links: readonly ReadingLink[] }) {
  return (
    <section className={section}>
      <h3 className="label">Further Reading</h3>
      <div className="mt-1.5 border-rule border-t">
        {links.map(({ title, url }) => (
          <a key={title} className="reading-row" href={url} target="_blank" rel="noopener">
            {typeset(title)}
          </a>
        ))}
      </div>
    </section>
  );
}

/** The recommended book: cover, author, our editors' rating, price, and where to get it. */
function RecommendedBook({ book }: { book: Book }) {
  const page = libraryWorkPath(book.workId);
  return (
    <section className={section}>
      <h3 className="label">Recommended Book</h3>
      <div className="mt-3 grid grid-cols-[6rem_1fr] items-start gap-x-4.5">
        {/* The keyboard has the title, which leads there too. */}
        <Link to={page} tabIndex={-1}>
          <BookCover book={book} width={96} />
        </Link>
        <div>
          <Link
            className="block text-balance font-medium font-serif text-item hover:text-rubric max-md:-my-2.75 max-md:py-2.75"
            to={page}
          >
            {typeset(book.title)}
          </Link>
          <p className="mt-0.5 font-serif text-ink-2 text-note italic">{typeset(book.author)}</p>
          <Stars rating={book.rating} />
          <p className="text-ink-3 text-label" aria-hidden="true">
            Editors’ rating
          </p>
          <p className="mt-1 font-medium font-serif text-item">{typeset(book.price)}</p>
        </div>
        <a
          className={`${buttonStyles.outline} col-span-full mt-4 py-2.75 text-center`}
          href={book.url}
          target="_blank"
          rel="noopener"
        >
          {/* The arrow is part of the text, after the last word. */}
          <span className="text-balance">
            View on {typeset(book.source)}&nbsp;
            <Icon name="outward" small className="inline-block align-[-0.125em]" />
          </span>
        </a>
      </div>
    </section>
  );
}

/** Five stars, filled to the floor of the rating, with one label for all. */
function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: RATING_STARS }, (_, index) => index < Math.floor(rating));
  return (
    <div
      className="stars mt-2 flex items-center gap-0.5 text-label text-rubric"
      role="img"
      aria-label={`Editors’ rating: ${rating} out of ${RATING_STARS}`}
    >
      {stars.map((filled, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true" data-filled={filled || undefined}>
          <path d="m12 3.3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
        </svg>
      ))}
      <span className="ms-1.5 text-ink-3">{rating}</span>
    </div>
  );
}
