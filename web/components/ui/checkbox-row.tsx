/** One of several choices, each on its own line. `label` names it, unless `aria-label` says more. */
import type { ComponentProps, ReactNode } from "react";
import { Checkbox, checkboxRow } from "./checkbox.tsx";

type Props = ComponentProps<typeof Checkbox> & {
  label: string;
  /** For example a logo. */
  before?: ReactNode;
  /** For example a count. */
  after?: ReactNode;
};

export function CheckboxRow({ label, before, after, ...checkbox }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the Checkbox.
    <label
      className={`${checkboxRow} group flex min-h-9.5 items-center gap-2.5 border-rule border-b font-serif text-note has-disabled:cursor-default has-disabled:text-ink-3 max-md:min-h-11`}
    >
      {before}
      <span className="min-w-0 flex-1 group-not-has-disabled:group-hover:text-rubric group-has-checked:font-semibold">
        {label}
      </span>
      {after}
      <span className="ms-1">
        <Checkbox aria-label={label} {...checkbox} />
      </span>
    </label>
  );
}
