/** The partners, each with the number of its works in the catalogue. */

import type { Work } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { libraryPartnerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";

type Props = { partners: readonly Partner[]; works: readonly Work[] };

export function PartnerGrid({ partners, works }: Props) {
  return (
    <section className="sect" id="partners" aria-labelledby="partners-label">
      <div className="rowhead">
        <h2 className="sc" id="partners-label">
          Partners
        </h2>
      </div>
      <div className="pgrid">
        {partners.map((partner) => (
          <Link key={partner.id} className="partner" to={libraryPartnerPath(partner.id)}>
            <PartnerLogo partner={partner} size={44} />
            <span>
              <span className="nm">{typeset(partner.name)}</span>
              <span className="ds">
                {typeset(partner.tagline)}
                <br />
                {workCount(works.filter(({ partnerId }) => partnerId === partner.id).length)}
              </span>
            </span>
          </Link>
        ))}
      </div>
      <p className="note">
        These sites publish the texts freely. To be listed here implies no affiliation or endorsement.
      </p>
    </section>
  );
}

const workCount = (count: number) => (count === 1 ? "1 work" : `${count} works`);
