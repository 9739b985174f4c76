/** The filters: topics and sources. On narrow screens, a closed disclosure that summarizes the choice. */
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import { leaveFocusNear } from "../../hooks/focus.ts";
import { Button } from "../ui/button.tsx";
import { CheckboxRow } from "../ui/checkbox.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import { countBy, type FilterChoice, type Filters, NO_FILTERS } from "./filter-answers.ts";

const HEAD = "flex min-h-9 items-center justify-between @max-gloss:pt-2";
const GROUP = "mt-1.5 min-w-0 border-rule border-t";

type Props = {
  /** All answers that match the words; null while loading, when only the disclosure shows. */
  answers: readonly AnswerSummary[] | null;
  choices: readonly FilterChoice[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Number of answers that the filters leave. */
  shown: number;
};

export function FilterPanel({ answers, choices, shown, ...change }: Props) {
  return (
    <section aria-label="Filters">
      <Disclosure
        label="Filters"
        summary={<Chosen choices={choices.filter(({ chosen }) => chosen)} />}
        foot={(close) => (
          <div className="sticky bottom-0 @gloss:hidden border-rule border-t bg-paper py-3">
            <Button look="filled" className="w-full" onClick={close}>
              {`Show ${inFigures(shown)}`}
            </Button>
          </div>
        )}
      >
        <div className="@max-gloss:pb-6">{answers && <Groups answers={answers} choices={choices} {...change} />}</div>
      </Disclosure>
    </section>
  );
}

type GroupsProps = Omit<Props, "shown" | "answers"> & { answers: readonly AnswerSummary[] };

function Groups({ answers, choices, filters, onChange }: GroupsProps) {
  const counts = {
    topicIds: countBy("topicIds", answers, filters),
    partnerIds: countBy("partnerIds", answers, filters),
  };
  // Topics without answers from the chosen sources stay, so that the filters do not move under the pointer.
  const listed = countBy("topicIds", answers, NO_FILTERS);
  const optionsOf = (group: FilterChoice["group"]) =>
    choices
      .filter((choice) => choice.group === group)
      .filter(({ id, chosen }) => group === "partnerIds" || chosen || listed.has(id))
      .map((choice) => (
        <FilterOption
          key={choice.id}
          choice={choice}
          count={counts[group].get(choice.id) ?? 0}
          onToggle={() => onChange(choice.toggled)}
        />
      ));
  return (
    <>
      <div className={HEAD}>
        <h2 className="label">Topics</h2>
        <Button
          look="quiet"
          className="-me-2"
          disabled={choices.every(({ chosen }) => !chosen)}
          onClick={() => onChange(NO_FILTERS)}
        >
          Clear filters
        </Button>
      </div>
      <fieldset className={GROUP} aria-label="Topics">
        {optionsOf("topicIds")}
      </fieldset>
      <div className={`${HEAD} mt-8`}>
        <h2 className="label">Sources</h2>
      </div>
      <fieldset className={GROUP} aria-label="Sources">
        {optionsOf("partnerIds")}
      </fieldset>
    </>
  );
}

/** The summary of the disclosure. */
function Chosen({ choices }: { choices: readonly FilterChoice[] }) {
  const titles = choices.filter(({ group }) => group === "topicIds").map(({ name }) => name);
  return (
    <>
      {choices.length === 0 && <span>none chosen</span>}
      {titles.length > 0 && <span>{titles.length > 1 ? `${titles.length} topics` : titles[0]}</span>}
      {choices.map(({ id, partner }) => partner && <PartnerLogo key={id} partner={partner} size={24} />)}
    </>
  );
}

type FilterOptionProps = { choice: FilterChoice; count: number; onToggle: () => void };

/** A choice: label, count and checkbox. The whole row is the label. */
function FilterOption({ choice: { name, partner, chosen }, count, onToggle }: FilterOptionProps) {
  return (
    <CheckboxRow
      label={name}
      checked={chosen}
      disabled={count === 0 && !chosen}
      aria-label={`${name}, ${inFigures(count)}`}
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

const inFigures = (count: number) => (count === 1 ? "1 answer" : `${count} answers`);

/** The active filters, above the list. Each can be removed. */
export function ActiveFilters({ choices, onChange }: Pick<Props, "choices" | "onChange">) {
  const active = choices.filter(({ chosen }) => chosen);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-3 pb-1">
      {active.map(({ group, id, name, partner, toggled }) => (
        <button
          key={group + id}
          type="button"
          className="chip h-8 border-transparent bg-wash px-2 text-ink hover:border-rubric"
          aria-label={`Remove filter ${name}`}
          onClick={(event) => {
            leaveFocusNear(event.currentTarget);
            onChange(toggled);
          }}
        >
          {partner && <PartnerLogo partner={partner} size={22} />}
          {name}
          <Icon name="close" small className="text-rubric" />
        </button>
      ))}
    </div>
  );
}
