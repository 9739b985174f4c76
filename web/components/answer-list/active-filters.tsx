/** The active filters, above the list. Each can be removed. */
import type { ReactNode } from "react";
import type { LibraryTopic } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { leaveFocusNear } from "../../hooks/focus.ts";
import { toggled } from "../../lib/toggled.ts";
import { topicName } from "../../lib/topic-name.ts";
import { typeset } from "../../lib/typeset.ts";
import { Chip } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";
import type { Filters } from "./filter-answers.ts";

type Props = {
  topics: readonly LibraryTopic[];
  partners: readonly Partner[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

export function ActiveFilters({ topics, partners, filters, onChange }: Props) {
  const { topicIds, partnerIds } = filters;
  if (topicIds.length + partnerIds.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-3 pb-1">
      {topics
        .filter(({ id }) => topicIds.includes(id))
        .map((topic) => (
          <FilterChip
            key={topic.id}
            name={topicName(topic)}
            onRemove={() => onChange({ topicIds: toggled(topicIds, topic.id), partnerIds })}
          />
        ))}
      {partners
        .filter(({ id }) => partnerIds.includes(id))
        .map((partner) => (
          <FilterChip
            key={partner.id}
            name={typeset(partner.shortName)}
            onRemove={() => onChange({ topicIds, partnerIds: toggled(partnerIds, partner.id) })}
          >
            <PartnerLogo partner={partner} size={22} />
          </FilterChip>
        ))}
    </div>
  );
}

type ChipProps = { name: string; onRemove: () => void; children?: ReactNode };

function FilterChip({ name, onRemove, children }: ChipProps) {
  return (
    <Chip
      look="tinted"
      aria-label={`Remove filter ${name}`}
      onClick={(event) => {
        leaveFocusNear(event.currentTarget);
        onRemove();
      }}
    >
      {children}
      {name}
      <Icon name="close" small className="text-rubric" />
    </Chip>
  );
}
