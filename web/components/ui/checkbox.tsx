/** A checkbox, alone or as one of several choices, each on its own line. Its row is its label, and shows its focus. */
import type { ComponentProps, ReactNode } from "react";

const BOX =
  "grid size-4.5 cursor-[inherit] appearance-none place-items-center justify-self-end rounded-sm border-[1.5px] border-rule-strong bg-sheet checked:border-rubric-fill checked:bg-rubric-fill focus-visible:outline-none disabled:border-rule disabled:bg-well";
const TICK =
  "after:h-[0.32rem] after:w-[0.6rem] after:translate-y-[-0.08rem] after:-rotate-45 after:scale-[0] after:border-on-rubric after:border-b-2 after:border-l-2 after:transition-[scale] after:ease-book checked:after:scale-[1]";

/** Classes for the label around a checkbox. */
export const checkboxRow =
  "cursor-pointer has-focus-visible:rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-azure has-focus-visible:outline-offset-2";

export function Checkbox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input type="checkbox" className={`${BOX} ${TICK}`} {...props} />;
}

type Props = ComponentProps<typeof Checkbox> & {
  label: string;
  /** For example a logo. */
  before?: ReactNode;
  /** For example a count. */
  after?: ReactNode;
};

/** `label` names it, unless `aria-label` says more. */
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
