/** The partners, with the numbers of their works in the catalogue. */
import { Link } from "react-router-dom";
import type { Work } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { libraryPartnerPath } from "../../lib/library-paths.ts";
import { PartnerLogo, PartnerText } from "../ui/partner.tsx";
import { LibrarySection } from "./library-section.tsx";

type Props = { partners: readonly Partner[]; works: readonly Work[] };

export function PartnerGrid({ partners, works }: Props) {
  return (
    <LibrarySection title="Partners" id="partners">
      <div className="grid grid-cols-3 gap-x-8 max-md:grid-cols-1 md:@max-gloss:grid-cols-2">
        {partners.map((partner) => (
          <Link
            key={partner.id}
            className="group grid min-h-18 grid-cols-[2.75rem_1fr] items-center gap-x-3 border-rule border-b py-1.75"
            to={libraryPartnerPath(partner.id)}
          >
            <PartnerLogo partner={partner} size={44} />
            <PartnerText partner={partner}>
              <br />
              {workCount(works.filter(({ partnerId }) => partnerId === partner.id).length)}
            </PartnerText>
          </Link>
        ))}
      </div>
      <p className="aside mt-4">
        These sites publish the texts freely. To be listed here implies no affiliation or endorsement.
      </p>
    </LibrarySection>
  );
}

const workCount = (count: number) => (count === 1 ? "1 work" : `${count} works`);
