/** Search sources: which partners are searched; none means all. On narrow screens, a closed disclosure. */
import { useState } from "react";
import type { Partner } from "../../../server/contract/partner.ts";
import { inWords } from "../../lib/numbers.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import { PartnerOptions } from "./partner-options.tsx";

/** Partners shown before "See {n} More". */
const SHOWN_FIRST = 6;

type Props = {
  partners: readonly Partner[];
  selected: readonly string[];
  /** Called on every change with the selected ids, in display order. */
  onChange: (selected: string[]) => void;
};

export function PartnerSelector({ partners, selected, onChange }: Props) {
  const [expanded, setExpanded] = useState(false);
  const hidden = partners.length - SHOWN_FIRST;
  return (
    <section aria-label="Search sources">
      <Disclosure label="Search sources" summary={<ChosenLogos partners={partners} selected={selected} />}>
        <div className="flex items-baseline justify-between @max-gloss:pt-2">
          <h2 className="label @max-gloss:hidden">Search sources</h2>
          <div className="@max-gloss:-ms-2 @gloss:-me-2 flex">
            <Button look="quiet" onClick={() => onChange(partners.map(({ id }) => id))}>
              Select all
            </Button>
            <Button look="quiet" disabled={selected.length === 0} onClick={() => onChange([])}>
              Clear
            </Button>
          </div>
        </div>
        <p className="aside py-0.75" aria-live="polite">
          {inSentence(partners, selected)}
        </p>
        <div className="@gloss:mt-3 @max-gloss:mt-2 border-rule border-t">
          <PartnerOptions
            partners={partners}
            chosenIds={selected}
            onChange={onChange}
            shown={expanded ? undefined : SHOWN_FIRST}
          />
        </div>
        {hidden > 0 && (
          <Button look="quiet" className="-ms-2 mt-1.5" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            {expanded ? "Show Less" : `See ${hidden} More`}
          </Button>
        )}
      </Disclosure>
    </section>
  );
}

/** The summary of the disclosure. */
function ChosenLogos({ partners, selected }: Pick<Props, "partners" | "selected">) {
  const chosen = partners.filter(({ id }) => selected.includes(id));
  if (chosen.length === 0 || chosen.length === partners.length) return <span>{`all ${inWords(partners.length)}`}</span>;
  return chosen.map((partner) => <PartnerLogo key={partner.id} partner={partner} size={24} />);
}

function inSentence(partners: readonly Partner[], selected: readonly string[]): string {
  const [first, ...others] = partners.filter(({ id }) => selected.includes(id));
  const all = inWords(partners.length);
  if (first === undefined) return `All ${all} are searched until you choose.`;
  if (others.length === 0) return `Only ${typeset(first.name)} is searched.`;
  if (others.length + 1 === partners.length) return `All ${all} are searched.`;
  return `Only the ${inWords(others.length + 1)} chosen are searched.`;
}
