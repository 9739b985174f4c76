/** One partner to choose: logo, full name, a line about it, and a checkbox. The whole row is the label. */
import type { Partner } from "../../../server/contract/partner.ts";
import { typeset } from "../../lib/typeset.ts";
import { PartnerLogo } from "../ui/partner-logo.tsx";

type Props = { partner: Partner; checked: boolean; onToggle: () => void };

export function PartnerOption({ partner, checked, onToggle }: Props) {
  return (
    <label className="partner">
      <PartnerLogo partner={partner} size={36} />
      <span>
        <span className="nm">{typeset(partner.name)}</span>
        <span className="ds">{typeset(partner.tagline)}</span>
      </span>
      <input
        type="checkbox"
        className="tick"
        checked={checked}
        onChange={onToggle}
        aria-label={typeset(partner.name)}
      />
    </label>
  );
}
