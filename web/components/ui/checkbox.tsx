/** A checkbox. Its row is its label, and shows its focus: see `checkboxRow`. */
import type { ComponentProps } from "react";

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
