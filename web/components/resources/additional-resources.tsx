/** Additional Resources: each with the icon of its type, its title, and where it comes from. */
import type { Resource } from "../../../server/contract/resource.ts";
import { typeset } from "../../lib/typeset.ts";
import { PageIcon } from "../ui/page-icon.tsx";

const typeNames: Record<Resource["type"], string> = { pdf: "PDF", article: "Article", video: "Video", book: "Book" };

export function AdditionalResources({ resources }: { resources: readonly Resource[] }) {
  return (
    <section>
      <h3 className="sc">Additional Resources</h3>
      <div className="res">
        {resources.map(({ title, type, author, source, duration, url }) => (
          <a key={url} href={url} target="_blank" rel="noopener">
            <PageIcon name={type} />
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
