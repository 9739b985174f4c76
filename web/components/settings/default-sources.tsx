/** The partners that every new search starts with. */
import type { Partner } from "../../../server/contract/partner.ts";
import { defaultPartners, selectedPartners } from "../../stores/selected-partners.ts";
import { useStore } from "../../stores/store.ts";
import { PartnerOptions } from "../search/partner-options.tsx";
import { Button } from "../ui/button.tsx";

export function DefaultSources({ partners }: { partners: readonly Partner[] }) {
  const chosen = useStore(defaultPartners);
  const choose = (ids: string[]) => {
    defaultPartners.set(ids);
    selectedPartners.set(ids);
  };
  const count = partners.filter(({ id }) => chosen.includes(id)).length;
  return (
    <>
      <div className="-ms-2 -mt-1.5 mb-1 flex items-center gap-1">
        <Button look="quiet" onClick={() => choose(partners.map(({ id }) => id))}>
          Select all
        </Button>
        <Button look="quiet" disabled={count === 0} onClick={() => choose([])}>
          Clear
        </Button>
        <span className="ms-auto text-ink-3 text-label" aria-live="polite">
          {`${count} of ${partners.length}`}
        </span>
      </div>
      <div className="grid gap-x-8 border-rule border-t md:grid-cols-[1fr_1fr]">
        <PartnerOptions partners={partners} chosenIds={chosen} onChange={choose} />
      </div>
    </>
  );
}
