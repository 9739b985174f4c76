/** A small framed button, such as for a partner or a filter. */
import type { ComponentProps } from "react";

const looks = {
  outline: "chip",
  tinted: "chip h-8 border-transparent bg-wash px-2 text-ink hover:border-rubric",
};

/** @param look - `outline` for what can be chosen, `tinted` for what is chosen. */
export function Chip({ look = "outline", ...rest }: ComponentProps<"button"> & { look?: keyof typeof looks }) {
  return <button type="button" className={looks[look]} {...rest} />;
}
