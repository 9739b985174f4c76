/** The filters: topics and sources. On narrow screens, a closed disclosure that summarizes the choice. */
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryTopic } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { toggled } from "../../lib/toggled.ts";
import { topicName } from "../../lib/topic-name.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "../ui/button.tsx";
import { CheckboxRow } from "../ui/checkbox.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";
import { countByPartner, countByTopic, type Filters } from "./filter-answers.ts";

const HEAD = "flex min-h-9 items-center justify-between @max-gloss:pt-2";
const GROUP = "mt-1.5 min-w-0 border-rule border-t";

type Props = {
  /** All answers that match the words; null while loading, when only the disclosure shows. */
  answers: readonly AnswerSummary[] | null;
  topics: readonly LibraryTopic[];
  partners: readonly Partner[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

/** @param props.shown - Number of answers that the filters leave. */
export function FilterPanel({ shown, answers, topics, partners, filters, onChange }: Props & { shown: number }) {
  return (
    <section aria-label="Filters">
      <Disclosure
        label="Filters"
        summary={<Chosen topics={topics} partners={partners} filters={filters} />}
        foot={(close) => (
          <div className="sticky bottom-0 @gloss:hidden border-rule border-t bg-paper py-3">
            <Button look="filled" className="w-full" onClick={close}>
              {`Show ${shown === 1 ? "1 answer" : `${shown} answers`}`}
            </Button>
          </div>
        )}
      >
        <div className="@max-gloss:pb-6">
          {answers && <Groups {...{ answers, topics, partners, filters, onChange }} />}
        </div>
      </Disclosure>
    </section>
  );
}

function Groups({ answers, topics, partners, filters, onChange }: Props & { answers: readonly AnswerSummary[] }) {
  const { topicIds, partnerIds } = filters;
  const topicCounts = countByTopic(answers, filters);
  const partnerCounts = countByPartner(answers, filters);
  // Topics without answers from the chosen sources stay, so that the filters do not move under the pointer.
  const listed = countByTopic(answers, { topicIds: [], partnerIds: [] });
  const offered = topics.filter(({ id }) => listed.has(id) || topicIds.includes(id));
  return (
    <>
      <div className={HEAD}>
        <h2 className="label">Topics</h2>
        <Button
          look="quiet"
          className="-me-2"
          disabled={topicIds.length + partnerIds.length === 0}
          onClick={() => onChange({ topicIds: [], partnerIds: [] })}
        >
          Clear filters
        </Button>
      </div>
      <fieldset className={GROUP} aria-label="Topics">
        {offered.map((topic) => (
          <FilterOption
            key={topic.id}
            name={topicName(topic)}
            count={topicCounts.get(topic.id) ?? 0}
            checked={topicIds.includes(topic.id)}
            onToggle={() => onChange({ topicIds: toggled(topicIds, topic.id), partnerIds })}
          />
        ))}
      </fieldset>
      <div className={`${HEAD} mt-8`}>
        <h2 className="label">Sources</h2>
      </div>
      <fieldset className={GROUP} aria-label="Sources">
        {partners.map((partner) => (
          <FilterOption
            key={partner.id}
            name={typeset(partner.shortName)}
            partner={partner}
            count={partnerCounts.get(partner.id) ?? 0}
            checked={partnerIds.includes(partner.id)}
            onToggle={() => onChange({ topicIds, partnerIds: toggled(partnerIds, partner.id) })}
          />
        ))}
      </fieldset>
    </>
  );
}

/** The summary of the disclosure. */
function Chosen({ topics, partners, filters }: Pick<Props, "topics" | "partners" | "filters">) {
  const titles = topics.filter(({ id }) => filters.topicIds.includes(id)).map(topicName);
  const chosen = partners.filter(({ id }) => filters.partnerIds.includes(id));
  return (
    <>
      {titles.length + chosen.length === 0 && <span>none chosen</span>}
      {titles.length > 0 && <span>{titles.length > 1 ? `${titles.length} topics` : titles[0]}</span>}
      {chosen.map((partner) => (
        <PartnerLogo key={partner.id} partner={partner} size={24} />
      ))}
    </>
  );
}

type FilterOptionProps = {
  name: string;
  /** The logo, if the choice is a partner. */
  partner?: Partner;
  count: number;
  checked: boolean;
  onToggle: () => void;
};

/** A choice: label, count and checkbox. The whole row is the label. */
function FilterOption({ name, partner, count, checked, onToggle }: FilterOptionProps) {
  const empty = count === 0 && !checked;
  return (
    <CheckboxRow
      label={name}
      checked={checked}
      disabled={empty}
      aria-label={`${name}, ${count === 1 ? "1 answer" : `${count} answers`}`}
      onChange={onToggle}
      before={partner && <PartnerLogo partner={partner} size={22} />}
      after={
        <b className="font-normal font-sans text-ink-3 text-meta/none" aria-hidden="true">
          {count}
        </b>
      }
    />
  );
}
