/**
 * Buttons, and classes for links that look like buttons. The `className` prop is for layout only: margin, position,
 * width.
 */
import type { ComponentProps } from "react";

const control = "inline-flex items-center rounded font-sans not-italic no-underline";
const framed = `${control} min-h-11 justify-center gap-2 border px-4.5 font-semibold text-control transition-[background-color,border-color,color] disabled:cursor-default disabled:border-rule disabled:bg-well disabled:text-ink-3`;
/** A press within this distance of a small control counts. */
const roomy = "relative after:absolute after:-inset-y-1";

/** The styles of a button, for links as well. */
export const buttonStyles = {
  outline: `${framed} border-rule-strong bg-sheet hover:border-ink-2 hover:bg-well`,
  filled: `${framed} border-rubric-fill bg-rubric-fill text-on-rubric hover:border-rubric-fill-hover hover:bg-rubric-fill-hover`,
  quiet: `${control} ${roomy} min-h-9 pointer-coarse:min-h-11 gap-1.75 whitespace-nowrap px-2 font-medium text-meta text-ink-2 after:inset-x-0 hover:bg-well hover:text-ink disabled:text-ink-3 aria-busy:animate-breathe max-md:min-h-11`,
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

const iconLooks = {
  page: "text-ink-2 hover:bg-well hover:text-ink aria-pressed:text-rubric",
  inverse: "opacity-80 hover:bg-[rgb(255_255_255/0.12)] hover:opacity-100",
};

type IconButtonProps = ComponentProps<"button"> & Named & { look?: keyof typeof iconLooks };

/**
 * A button that shows only an icon; `aria-label` names it.
 *
 * @param look - `inverse` on the dark ground of a message.
 */
export function IconButton({ look = "page", className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${roomy} inline-grid size-9 flex-none place-items-center rounded after:-inset-x-1 max-md:min-h-11 max-md:min-w-11 ${iconLooks[look]} ${className}`}
      {...rest}
    />
  );
}
