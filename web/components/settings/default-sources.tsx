/** The partners that every new search starts with. */
import type { Partner } from "../../../server/contract/partner.ts";
import { defaultPartners, selectedPartners } from "../../stores/selected-partners.ts";
import { useStore } from "../../stores/store.ts";
import { PartnerOption } from "../search/partner-selector.tsx";

export function DefaultSources({ partners }: { partners: readonly Partner[] }) {
  const chosen = useStore(defaultPartners);
  const choose = (isChosen: (id: string) => boolean) => {
    const ids = partners.map(({ id }) => id).filter(isChosen);
    defaultPartners.set(ids);
    selectedPartners.set(ids);
  };
  const count = partners.filter(({ id }) => chosen.includes(id)).length;
  return (
    <div className="panel" data-open>
      <div className="acts">
        <button type="button" className="quiet" onClick={() => choose(() => true)}>
          Select all
        </button>
        <button type="button" className="quiet" disabled={count === 0} onClick={() => choose(() => false)}>
          Clear
        </button>
        <span className="tally" aria-live="polite">
          {count} of {partners.length}
        </span>
      </div>
      <div className="partners two">
        {partners.map((partner) => (
          <PartnerOption
            key={partner.id}
            partner={partner}
            checked={chosen.includes(partner.id)}
            onToggle={() => choose((id) => chosen.includes(id) !== (id === partner.id))}
          />
        ))}
      </div>
    </div>
  );
}
