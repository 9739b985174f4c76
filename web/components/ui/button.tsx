/**
 * Buttons, and classes for links that look like buttons. The `className` prop is for layout only: margin, position,
 * width.
 */
import type { ComponentProps } from "react";

const control = "inline-flex items-center font-sans not-italic no-underline rounded";
const framed = `${control} min-h-11 justify-center gap-2 border px-4.5 text-15 font-semibold transition-[background-color,border-color,color] disabled:cursor-default disabled:border-rule disabled:bg-well disabled:text-ink-3`;
/** A press within this distance of a small control counts. */
const roomy = "relative after:absolute after:-inset-y-1";

/** The styles of a button, for links as well. */
export const buttonStyles = {
  outline: `${framed} border-rule-strong bg-sheet hover:border-ink-2 hover:bg-well`,
  filled: `${framed} border-rubric-fill bg-rubric-fill text-on-rubric hover:border-rubric-fill-hover hover:bg-rubric-fill-hover`,
  quiet: `${control} ${roomy} min-h-9 gap-1.75 px-2 text-14 font-medium text-ink-2 after:inset-x-0 hover:bg-well hover:text-ink disabled:text-ink-3 aria-busy:animate-breathe max-md:min-h-11 pointer-coarse:min-h-11`,
};

/** @param look - Its prominence: a page has at most one `filled` button. */
export function Button({
  look = "outline",
  className = "",
  ...rest
}: ComponentProps<"button"> & { look?: keyof typeof buttonStyles }) {
  return <button type="button" className={`${buttonStyles[look]} ${className}`} {...rest} />;
}

type Named = { "aria-label": string } | { "aria-hidden": true };

/** A button that shows only an icon; `aria-label` names it. */
export function IconButton({ className = "", ...rest }: ComponentProps<"button"> & Named) {
  return (
    <button
      type="button"
      className={`${roomy} inline-grid size-9 flex-none place-items-center rounded text-ink-2 after:-inset-x-1 hover:bg-well hover:text-ink aria-pressed:text-rubric max-md:min-h-11 max-md:min-w-11 ${className}`}
      {...rest}
    />
  );
}
