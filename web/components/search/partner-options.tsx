/** Partners to choose from: each with its logo, full name, a line about it, and a checkbox. */
import type { Partner } from "../../../server/contract/partner.ts";
import { knownPartnerIds } from "../../lib/paths.ts";
import { toggled } from "../../lib/toggled.ts";
import { typeset } from "../../lib/typeset.ts";
import { Checkbox, checkboxRow } from "../ui/checkbox.tsx";
import { PartnerLogo, PartnerText } from "../ui/partner.tsx";

type Props = {
  partners: readonly Partner[];
  chosenIds: readonly string[];
  /** Receives the ids of the chosen partners, in display order. */
  onChange: (partnerIds: string[]) => void;
  /** How many of the partners are shown; by default, all. */
  shown?: number | undefined;
};

export function PartnerOptions({ partners, chosenIds, onChange, shown = partners.length }: Props) {
  return partners.slice(0, shown).map((partner) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the Checkbox.
    <label
      key={partner.id}
      className={`${checkboxRow} group relative grid min-h-14 grid-cols-[2.25rem_1fr_1.25rem] items-center gap-x-3 border-rule border-b py-1.75`}
    >
      <PartnerLogo partner={partner} size={36} />
      <PartnerText partner={partner} />
      <Checkbox
        checked={chosenIds.includes(partner.id)}
        onChange={() => onChange(knownPartnerIds(toggled(chosenIds, partner.id), partners))}
        aria-label={typeset(partner.name)}
      />
    </label>
  ));
}
