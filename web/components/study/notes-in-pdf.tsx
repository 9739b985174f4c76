/** The choice to have the visitor's notes in the PDF of all saved answers, for which they leave the device. */
import { useId } from "react";
import { Checkbox, checkboxRow } from "../ui/checkbox.tsx";

type Props = { checked: boolean; onChange: (checked: boolean) => void };

export function NotesInPdf({ checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-rule border-b py-1 text-meta print:hidden">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its control is the Checkbox. */}
      <label className={`${checkboxRow} flex min-h-11 items-center gap-2.5 font-medium`}>
        <Checkbox checked={checked} aria-describedby={id} onChange={(event) => onChange(event.target.checked)} />
        Put my notes in the PDF
      </label>
      <span className="pb-2 text-ink-3 md:pb-0" id={id}>
        They are then sent to this server to be set in type. It neither stores nor logs them.
      </span>
    </div>
  );
}
