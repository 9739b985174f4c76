/** A choice between a few values, side by side. */
import type { ReactNode } from "react";

const SEGMENT =
  "aria-pressed:chosen-outline h-11 border-rule not-first:border-s px-1 font-serif text-note focus-visible:-outline-offset-3 aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-rubric aria-pressed:shadow-[inset_0_-2px_var(--color-rubric)] md:min-w-22 md:px-4";

type Props<T extends string> = {
  /** The accessible name of the choice. */
  label: string;
  values: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
  /** What a segment shows. */
  children: (value: T) => ReactNode;
};

export function Segments<T extends string>({ label, values, chosen, onChoose, children }: Props<T>) {
  return (
    <fieldset
      className="grid auto-cols-fr grid-flow-col overflow-hidden rounded border border-rule-strong bg-sheet md:inline-grid md:auto-cols-auto"
      aria-label={label}
    >
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={SEGMENT}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {children(value)}
        </button>
      ))}
    </fieldset>
  );
}
