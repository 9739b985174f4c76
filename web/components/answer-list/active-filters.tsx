/** The active filters, above the list. Each can be removed. */
import { leaveFocusNear } from "../../hooks/focus.ts";
import { Chip } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import type { FilterChoice, Filters } from "./filter-answers.ts";

type Props = { choices: readonly FilterChoice[]; onChange: (filters: Filters) => void };

export function ActiveFilters({ choices, onChange }: Props) {
  const active = choices.filter(({ chosen }) => chosen);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-3 pb-1">
      {active.map(({ group, id, name, partner, toggled }) => (
        <Chip
          key={group + id}
          look="tinted"
          aria-label={`Remove filter ${name}`}
          onClick={(event) => {
            leaveFocusNear(event.currentTarget);
            onChange(toggled);
          }}
        >
          {partner && <PartnerLogo partner={partner} size={22} />}
          {name}
          <Icon name="close" small className="text-rubric" />
        </Chip>
      ))}
    </div>
  );
}
