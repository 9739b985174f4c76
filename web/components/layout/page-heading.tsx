/** The heading of a page, which the focus goes to when a visitor comes to the page. Every page has one. */
import type { ComponentProps } from "react";
import { useHeadingFocus } from "../../hooks/use-route-focus.ts";

/** @param answered - Whether it stands over an answer, whose arrival takes the focus as well. */
export function PageHeading({ answered = false, ...rest }: ComponentProps<"h1"> & { answered?: boolean }) {
  return <h1 ref={useHeadingFocus(answered)} tabIndex={-1} {...rest} />;
}
