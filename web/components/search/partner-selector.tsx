/** Search sources: which partners are searched. None chosen means all of them. On narrow screens a closed disclosure. */
import { useState } from "react";
import { PARTNERS_SHOWN_FIRST } from "../../../server/contract/limits.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { inWords } from "../../lib/numbers.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";

type Props = {
  partners: readonly Partner[];
  selected: readonly string[];
  /** Is told of every change: the ids now selected, in display order. */
  onChange: (selected: string[]) => void;
};

export function PartnerSelector({ partners, selected, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? partners : partners.slice(0, PARTNERS_SHOWN_FIRST);
  const hidden = partners.length - PARTNERS_SHOWN_FIRST;

  const select = (isSelected: (id: string) => boolean) =>
    onChange(partners.map(({ id }) => id).filter((id) => isSelected(id)));
  const toggle = (toggled: string) => select((id) => selected.includes(id) !== (id === toggled));

  return (
    <section className="panel" aria-label="Search sources" data-open={open || undefined}>
      <button
        type="button"
        className="panel-btn"
        aria-expanded={open}
        aria-controls="partner-panel"
        onClick={() => setOpen(!open)}
      >
        <span className="sc">Search sources</span>
        <ChosenLogos partners={partners} selected={selected} />
        <Icon name="chevron" small />
      </button>
      <div className="panel-body" id="partner-panel">
        <div className="panel-head">
          <h2 className="sc">Search sources</h2>
          <div className="acts">
            <button type="button" className="quiet" onClick={() => select(() => true)}>
              Select all
            </button>
            <button type="button" className="quiet" disabled={selected.length === 0} onClick={() => onChange([])}>
              Clear
            </button>
          </div>
        </div>
        <p className="note" aria-live="polite">
          {inSentence(partners, selected)}
        </p>
        <div className="partners">
          {shown.map((partner) => (
            <PartnerOption
              key={partner.id}
              partner={partner}
              checked={selected.includes(partner.id)}
              onToggle={() => toggle(partner.id)}
            />
          ))}
        </div>
        {hidden > 0 && (
          <button type="button" className="quiet more" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            {expanded ? "Show Less" : `See ${hidden} More`}
          </button>
        )}
      </div>
    </section>
  );
}

/** What the closed disclosure tells of the choice. */
function ChosenLogos({ partners, selected }: Pick<Props, "partners" | "selected">) {
  const chosen = partners.filter(({ id }) => selected.includes(id));
  return (
    <span className="stack">
      {chosen.length === 0 || chosen.length === partners.length
        ? `all ${inWords(partners.length)}`
        : chosen.map((partner) => <PartnerLogo key={partner.id} partner={partner} size={24} />)}
    </span>
  );
}

function inSentence(partners: readonly Partner[], selected: readonly string[]): string {
  const [first, ...others] = partners.filter(({ id }) => selected.includes(id));
  const all = inWords(partners.length);
  if (first === undefined) return `All ${all} are searched until you choose.`;
  if (others.length === 0) return `Only ${typeset(first.name)} is searched.`;
  if (others.length + 1 === partners.length) return `All ${all} are searched.`;
  return `Only the ${inWords(others.length + 1)} chosen are searched.`;
}

type PartnerOptionProps = { partner: Partner; checked: boolean; onToggle: () => void };

/** One partner to choose: logo, full name, a line about it, and a checkbox. The whole row is the label. */
export function PartnerOption({ partner, checked, onToggle }: PartnerOptionProps) {
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
