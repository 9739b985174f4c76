/** A partner: what it is, where it is, and all its works in the catalogue. */
import type { Work } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { counted } from "../../lib/numbers.ts";
import { byTitle, capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { yearOf } from "../answer/format-citation.ts";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";
import { PartHeading } from "./part-heading.tsx";

type Props = { partner: Partner; works: readonly Work[] };

export function PartnerWorks({ partner, works }: Props) {
  return (
    <div className="part">
      <PartHeading title={partner.name} lede={partner.description} />
      <p className="visit">
        <PartnerLogo partner={partner} size={44} />
        <a className="btn" href={partner.siteUrl} target="_blank" rel="noopener">
          Visit {typeset(partner.shortName)} <Icon name="outward" small />
        </a>
      </p>
      <section className="sect" aria-labelledby="works-label">
        <div className="rowhead">
          <h2 className="sc" id="works-label">
            {capitalized(counted(works.length, "work"))} in the catalogue
          </h2>
        </div>
        <ul className="related works">
          {byTitle(works).map((work) => (
            <li key={work.id}>
              <a href={work.url} target="_blank" rel="noopener">
                <span>
                  {typeset(work.title)}
                  <small>{typeset([work.author, yearOf(work)].filter(Boolean).join(", "))}</small>
                </span>
                <Icon name="outward" small />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p className="note">
        This site publishes the texts freely. To be listed here implies no affiliation or endorsement.
      </p>
    </div>
  );
}
