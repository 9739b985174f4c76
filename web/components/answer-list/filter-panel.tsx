/** The filters beside the list: topics and sources. On narrow screens a closed disclosure that tells what is chosen. */
import { useState } from "react";
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryCategory } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";
import { countByPartner, countByTopic, type Filters, toggled } from "./filter-answers.ts";
import { FilterOption } from "./filter-option.tsx";

type Props = {
  /** All that match the words; null while they are not there, when only the disclosure shows. */
  answers: readonly AnswerSummary[] | null;
  topics: readonly LibraryCategory[];
  partners: readonly Partner[];
  choice: Filters;
  onChoose: (choice: Filters) => void;
};

export function FilterPanel({ answers, topics, partners, choice, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section className="panel" aria-label="Filters" data-open={open || undefined}>
      <button
        type="button"
        className="panel-btn"
        aria-expanded={open}
        aria-controls="filters"
        onClick={() => setOpen(!open)}
      >
        <span className="sc">Filters</span>
        <Chosen topics={topics} partners={partners} choice={choice} />
        <Icon name="chevron" small />
      </button>
      <div className="panel-body" id="filters">
        {answers && <Groups {...{ answers, topics, partners, choice, onChoose }} />}
      </div>
    </section>
  );
}

function Groups({ answers, topics, partners, choice, onChoose }: Props & { answers: readonly AnswerSummary[] }) {
  const { topicIds, partnerIds } = choice;
  const topicCounts = countByTopic(answers, choice);
  const partnerCounts = countByPartner(answers, choice);
  // A topic that the chosen sources leave empty stays, so that the filters do not move under the pointer.
  const listed = countByTopic(answers, { topicIds: [], partnerIds: [] });
  const offered = topics.filter(({ id }) => listed.has(id) || topicIds.includes(id));
  return (
    <>
      <div className="panel-head">
        <h2 className="sc">Topics</h2>
        <div className="acts">
          <button
            type="button"
            className="quiet"
            disabled={topicIds.length + partnerIds.length === 0}
            onClick={() => onChoose({ topicIds: [], partnerIds: [] })}
          >
            Clear filters
          </button>
        </div>
      </div>
      <fieldset className="facets" aria-label="Topics">
        {offered.map(({ id, title }) => (
          <FilterOption
            key={id}
            name={typeset(title)}
            count={topicCounts.get(id) ?? 0}
            checked={topicIds.includes(id)}
            onToggle={() => onChoose({ topicIds: toggled(topicIds, id), partnerIds })}
          />
        ))}
      </fieldset>
      <div className="panel-head second">
        <h2 className="sc">Sources</h2>
      </div>
      <fieldset className="facets" aria-label="Sources">
        {partners.map((partner) => (
          <FilterOption
            key={partner.id}
            name={typeset(partner.shortName)}
            partner={partner}
            count={partnerCounts.get(partner.id) ?? 0}
            checked={partnerIds.includes(partner.id)}
            onToggle={() => onChoose({ topicIds, partnerIds: toggled(partnerIds, partner.id) })}
          />
        ))}
      </fieldset>
    </>
  );
}

/** What the closed disclosure tells of the choice. */
function Chosen({ topics, partners, choice }: Pick<Props, "topics" | "partners" | "choice">) {
  const titles = topics.filter(({ id }) => choice.topicIds.includes(id)).map(({ title }) => typeset(title));
  const chosen = partners.filter(({ id }) => choice.partnerIds.includes(id));
  return (
    <span className="stack">
      {titles.length + chosen.length === 0 && "none chosen"}
      {titles.length > 1 ? `${titles.length} topics` : titles[0]}
      {chosen.map((partner) => (
        <PartnerLogo key={partner.id} partner={partner} size={24} />
      ))}
    </span>
  );
}
