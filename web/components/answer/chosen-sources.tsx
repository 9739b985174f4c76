/** Beside an answer for which partners were chosen: which ones, what is hidden for it, and how to choose others. */
import { useId, useState } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { listed } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { SearchAll } from "../search/no-answer.tsx";
import { PartnerOption } from "../search/partner-selector.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";
import { hiddenMarks } from "./answer-markup.ts";

type Props = {
  answer: Answer;
  partners: readonly Partner[];
  /** The partners that were searched; none means all. */
  chosenIds: readonly string[];
  /** Searches these partners instead; none means all. */
  onChoose: (partnerIds: string[]) => void;
};

export function ChosenSources({ answer, partners, chosenIds, onChoose }: Props) {
  const [changing, setChanging] = useState(false);
  const chosen = partners.filter(({ id }) => chosenIds.includes(id));
  if (chosen.length === 0) return null;
  return (
    <section className="chosen-sources" aria-label="Chosen sources">
      <span className="stack" aria-hidden="true">
        {chosen.map((partner) => (
          <PartnerLogo key={partner.id} partner={partner} size={24} />
        ))}
      </span>
      <p>{inSentences(answer, chosen)}</p>
      <p className="acts">
        <button type="button" className="quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          Change sources
        </button>
        <SearchAll partnerCount={partners.length} onSearchAll={() => onChoose([])} />
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

/** The partners to tick. Nothing is searched before the visitor is done. */
function Choice({ partners, chosenIds, onChoose }: Omit<Props, "answer">) {
  const [ticked, setTicked] = useState(chosenIds);
  const ids = partners.map(({ id }) => id);
  const title = useId();
  return (
    <form
      className="choice"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(ids.filter((id) => ticked.includes(id)));
      }}
    >
      <p className="sc" id={title}>
        Search sources
      </p>
      <div className="partners">
        {partners.map((partner) => (
          <PartnerOption
            key={partner.id}
            partner={partner}
            checked={ticked.includes(partner.id)}
            onToggle={() => setTicked(ids.filter((id) => ticked.includes(id) !== (id === partner.id)))}
          />
        ))}
      </div>
      <button type="submit" className="btn btn-fill">
        {ticked.length === 0 ? "Search all" : "Search these"}
      </button>
    </form>
  );
}

function inSentences(answer: Answer, chosen: readonly Partner[]): string {
  const names = chosen.map(({ name, shortName }) => typeset(chosen.length === 1 ? name : shortName));
  if (answer.citations.length === 0) return `This answer does not cite ${listed(names, "or")}.`;
  const searched = `Only ${listed(names, "and")} ${names.length === 1 ? "is" : "are"} searched.`;
  const hidden = hiddenMarks(answer);
  if (hidden === 0) return searched;
  return `${searched} ${hidden === 1 ? "1 mark of another source is" : `${hidden} marks of other sources are`} hidden.`;
}
