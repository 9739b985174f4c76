/**
 * Buttons, and classes for links that look like buttons. The `className` prop is for layout only: margin, position,
 * width.
 */
import type { ComponentProps } from "react";

const framed =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded border px-4.5 font-sans font-semibold text-control not-italic no-underline transition-[background-color,border-color,color] disabled:cursor-default disabled:border-rule disabled:bg-well disabled:text-ink-3";

/** The styles of a button, for links as well. */
export const buttonStyles = {
  outline: `${framed} border-rule-strong bg-sheet hover:border-ink-2 hover:bg-well`,
  filled: `${framed} border-rubric-fill bg-rubric-fill text-on-rubric hover:border-rubric-fill-hover hover:bg-rubric-fill-hover`,
  quiet: "control-quiet",
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
  return <button type="button" className={`control-icon ${iconLooks[look]} ${className}`} {...rest} />;
}
