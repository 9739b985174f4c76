/** A small framed button, such as for a partner or a filter. */
import type { ComponentProps } from "react";

const chip =
  "relative inline-flex items-center gap-1.75 rounded border font-sans text-meta not-italic hover:text-ink max-md:h-9 max-md:flex-none max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1.25";

const looks = {
  outline: "h-7.5 border-rule pe-2.25 ps-1 text-ink-2 hover:border-rule-strong",
  tinted: "h-8 border-transparent bg-wash px-2 text-ink hover:border-rubric has-[img]:ps-1",
};

/** @param look - `outline` for what can be chosen, `tinted` for what is chosen. */
export function Chip({ look = "outline", ...rest }: ComponentProps<"button"> & { look?: keyof typeof looks }) {
  return <button type="button" className={`${chip} ${looks[look]}`} {...rest} />;
}
