/** Further Reading: plain ruled links. */
import type { FurtherReading as Link } from "../../../server/contract/resource.ts";
import { typeset } from "../../lib/typeset.ts";

export function FurtherReading({ links }: { links: readonly Link[] }) {
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
