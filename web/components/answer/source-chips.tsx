/** The partners an answer cites, most cited first, each with its count. A chip shows that partner's sources. */
import type { Citation } from "../../../server/contract/answer.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import type { PartnersById } from "../../data/partners.ts";
import { typeset } from "../../lib/typeset.ts";
import { PartnerLogo } from "../ui/partner-logo.tsx";

/** A source chip: a partner and how many citations are its. */
export type SourceChip = { readonly partner: Partner; readonly count: number };

type Props = { chips: readonly SourceChip[]; onChoose: (partnerId: string) => void };

export function SourceChips({ chips, onChoose }: Props) {
  return (
    <div className="chips">
      {chips.map(({ partner, count }) => (
        <button
          key={partner.id}
          type="button"
          className="chip"
          title={typeset(partner.name)}
          onClick={() => onChoose(partner.id)}
        >
          <PartnerLogo partner={partner} size={22} />
          <span>{typeset(partner.shortName)}</span> <b>{count}</b>
          <span className="vh"> {count === 1 ? "source" : "sources"}</span>
        </button>
      ))}
    </div>
  );
}

/** Counts the citations of each partner; partners with as many stand in the order they are cited. */
export function countSources(citations: readonly Citation[], partners: PartnersById): SourceChip[] {
  const counts = new Map<string, number>();
  for (const { partnerId } of citations) counts.set(partnerId, (counts.get(partnerId) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id, count]) => {
      const partner = partners.get(id);
      return partner ? [{ partner, count }] : [];
    });
}
