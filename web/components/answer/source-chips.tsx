/** Chips for the partners that an answer cites, most cited first, with counts. A chip shows that partner's sources. */
import type { Citation } from "../../../server/contract/answer.ts";
import { type PartnersById, usePartnersById } from "../../data/partners.ts";
import { typeset } from "../../lib/typeset.ts";
import { PartnerLogo } from "../ui/partner.tsx";

type Props = { citations: readonly Citation[]; onChoose: (partnerId: string) => void };

export function SourceChips({ citations, onChoose }: Props) {
  return (
    <div className="flex flex-wrap gap-2 max-md:-mx-5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-5 max-md:[scrollbar-width:none]">
      {countSources(citations, usePartnersById()).map(({ partner, count }) => (
        <button
          key={partner.id}
          type="button"
          className="chip"
          title={typeset(partner.name)}
          onClick={() => onChoose(partner.id)}
        >
          <PartnerLogo partner={partner} size={22} />
          <span>{typeset(partner.shortName)}</span> <b>{count}</b>
          <span className="sr-only">{count === 1 ? " source" : " sources"}</span>
        </button>
      ))}
    </div>
  );
}

/** Counts the citations of each partner. Ties are in order of citation. */
function countSources(citations: readonly Citation[], partners: PartnersById) {
  const counts = new Map<string, number>();
  for (const { partnerId } of citations) counts.set(partnerId, (counts.get(partnerId) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id, count]) => {
      const partner = partners.get(id);
      return partner ? [{ partner, count }] : [];
    });
}
