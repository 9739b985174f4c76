/** Related Resources beside an answer: works to go on with, all from the catalogue. */
import type {
  FurtherReading as Link,
  RelatedResources as Related,
  Resource,
} from "../../../server/contract/resource.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { RecommendedBook } from "./recommended-book.tsx";

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
