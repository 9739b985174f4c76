/** Search sources: which partners are searched; none means all. On narrow screens, a closed disclosure. */
import { useState } from "react";
import type { Partner } from "../../../server/contract/partner.ts";
import { inWords } from "../../lib/numbers.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox, checkboxRow } from "../ui/checkbox.tsx";
import { FrameIcon } from "../ui/frame-icon.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";

/** Partners shown before "See {n} More". */
const SHOWN_FIRST = 6;

type Props = {
  partners: readonly Partner[];
  selected: readonly string[];
  /** Called on every change with the selected ids, in display order. */
  onChange: (selected: string[]) => void;
  /** Whether the list is level with the search box, below a large heading. */
  roomy?: boolean;
};

export function PartnerSelector({ partners, selected, onChange, roomy = false }: Props) {
  const [open, setOpen] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? partners : partners.slice(0, SHOWN_FIRST);
  const hidden = partners.length - SHOWN_FIRST;

  const select = (isSelected: (id: string) => boolean) =>
    onChange(partners.map(({ id }) => id).filter((id) => isSelected(id)));
  const toggle = (toggled: string) => select((id) => selected.includes(id) !== (id === toggled));

  return (
    <section aria-label="Search sources">
      <button
        type="button"
        className="grid gloss:hidden min-h-12 w-full grid-cols-[1fr_auto_1.25rem] items-center gap-3 border-rule border-y text-left"
        aria-expanded={open}
        aria-controls="partner-panel"
        onClick={() => setOpen(!open)}
      >
        <span className="label">Search sources</span>
        <ChosenLogos partners={partners} selected={selected} />
        <FrameIcon name="chevron" small className={`text-ink-3 ${open ? "rotate-180" : ""}`} />
      </button>
      <div className={open ? "" : "max-gloss:hidden"} id="partner-panel">
        <div className="flex items-baseline justify-between max-gloss:pt-2">
          <h2 className="label max-gloss:hidden">Search sources</h2>
          <div className="gloss:-mr-2 flex max-gloss:-ml-2">
            <Button look="quiet" onClick={() => select(() => true)}>
              Select all
            </Button>
            <Button look="quiet" disabled={selected.length === 0} onClick={() => onChange([])}>
              Clear
            </Button>
          </div>
        </div>
        <p className="aside leading-7" aria-live="polite">
          {inSentence(partners, selected)}
        </p>
        <div className={`border-rule border-t max-gloss:mt-2 ${roomy ? "gloss:mt-7.25" : "gloss:mt-3"}`}>
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
          <Button look="quiet" className="mt-1.5 -ml-2" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            {expanded ? "Show Less" : `See ${hidden} More`}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The summary on the closed disclosure. */
function ChosenLogos({ partners, selected }: Pick<Props, "partners" | "selected">) {
  const chosen = partners.filter(({ id }) => selected.includes(id));
  return (
    <span className="flex items-center gap-1 font-serif text-17/6 text-ink-3 italic">
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

/** A partner: logo, full name, a line about it, and a checkbox. The whole row is the label. */
export function PartnerOption({ partner, checked, onToggle }: PartnerOptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the Checkbox.
    <label
      className={`${checkboxRow} group relative grid min-h-14 grid-cols-[2.25rem_1fr_1.25rem] items-center gap-x-3 border-rule border-b py-1.75`}
    >
      <PartnerLogo partner={partner} size={36} />
      <span>
        <span className="block text-balance font-medium font-serif text-17/5 group-hover:text-rubric">
          {typeset(partner.name)}
        </span>
        <span className="block text-pretty text-13/4.25 text-ink-3">{typeset(partner.tagline)}</span>
      </span>
      <Checkbox checked={checked} onChange={onToggle} aria-label={typeset(partner.name)} />
    </label>
  );
}
