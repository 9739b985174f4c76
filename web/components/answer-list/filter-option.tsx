/** One choice of a group: label, count and checkbox. The whole row is the label. */
import type { Partner } from "../../../server/contract/partner.ts";
import { PartnerLogo } from "../ui/partner-logo.tsx";

type Props = {
  name: string;
  /** Stands before the name, where the choice is a partner. */
  partner?: Partner;
  count: number;
  checked: boolean;
  onToggle: () => void;
};

export function FilterOption({ name, partner, count, checked, onToggle }: Props) {
  const empty = count === 0 && !checked;
  return (
    <label className="facet" data-off={empty || undefined}>
      {partner && <PartnerLogo partner={partner} size={22} />}
      <span>{name}</span>
      <b aria-hidden="true">{count}</b>
      <input
        type="checkbox"
        className="tick"
        checked={checked}
        disabled={empty}
        aria-label={`${name}, ${count === 1 ? "1 answer" : `${count} answers`}`}
        onChange={onToggle}
      />
    </label>
  );
}
