/** For an answer from chosen partners: which were searched, how much is hidden, and how to choose others. */
import { useId, useState } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { usePartnersById } from "../../data/partners.ts";
import { inWords } from "../../lib/numbers.ts";
import { capitalized, listed } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { PartnerOptions } from "../search/partner-options.tsx";
import { SearchAll } from "../search/search-all.tsx";
import { Button } from "../ui/button.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import { hiddenSources } from "./answer-markup.ts";

type Props = {
  answer: Answer;
  /** The partners that were searched; none means all. */
  chosenIds: readonly string[];
  /** Searches these partners instead; none means all. */
  onChoose: (partnerIds: string[]) => void;
};

export function ChosenSources({ answer, chosenIds, onChoose }: Props) {
  const partners = [...usePartnersById().values()];
  const [changing, setChanging] = useState(false);
  const chosen = partners.filter(({ id }) => chosenIds.includes(id));
  if (chosen.length === 0) return null;
  return (
    <section
      className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 border-rule border-b pb-3 max-md:grid-cols-1 print:hidden"
      aria-label="Chosen sources"
    >
      <span className="flex max-w-28 flex-wrap gap-1 pt-0.25 max-md:max-w-none" aria-hidden="true">
        {chosen.map((partner) => (
          <PartnerLogo key={partner.id} partner={partner} size={24} />
        ))}
      </span>
      <p className="col-start-2 font-serif text-body text-ink-2 max-md:col-start-1">{inSentences(answer, chosen)}</p>
      <p className="col-start-2 -ms-2 flex flex-wrap gap-x-4 max-md:col-start-1">
        <Button look="quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          Change sources
        </Button>
        <SearchAll onSearchAll={() => onChoose([])} />
      </p>
      {changing && (
        <Choice
          partners={partners}
          chosenIds={chosenIds}
          onChoose={(ids) => {
            setChanging(false);
            onChoose(ids);
          }}
        />
      )}
    </section>
  );
}

type ChoiceProps = Omit<Props, "answer"> & { partners: readonly Partner[] };

/** The partners to tick. The search starts when the visitor applies the choice. */
function Choice({ partners, chosenIds, onChoose }: ChoiceProps) {
  const [ticked, setTicked] = useState(chosenIds);
  const title = useId();
  return (
    <form
      className="col-span-full pt-4 pb-2"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose([...ticked]);
      }}
    >
      <p className="label" id={title}>
        Search sources
      </p>
      <div className="mt-2 grid grid-cols-2 gap-x-8 border-rule border-t max-md:grid-cols-1">
        <PartnerOptions partners={partners} chosenIds={ticked} onChange={setTicked} />
      </div>
      <Button type="submit" look="filled" className="mt-4">
        {ticked.length === 0 ? "Search all" : "Search these"}
      </Button>
    </form>
  );
}

function inSentences(answer: Answer, chosen: readonly Partner[]): string {
  const names = chosen.map(({ name, shortName }) => typeset(chosen.length === 1 ? name : shortName));
  if (answer.citations.length === 0) return `This answer does not cite ${listed(names, "or")}.`;
  const hidden = hiddenSources(answer);
  const shown = `Sources shown: ${listed(names, "and")}.`;
  if (hidden === 0) return shown;
  return `${shown} ${hidden === 1 ? "One other is" : `${capitalized(inWords(hidden))} others are`} hidden.`;
}
