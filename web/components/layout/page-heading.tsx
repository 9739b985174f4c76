/**
 * The heading of a page, which takes the focus on navigation. Every page in the shell has one. It may hold what a visitor
 * has written, in any language.
 */
import type { ComponentProps } from "react";
import { useHeadingFocus } from "../../arrival/use-arrival.ts";

/** @param answered - Whether the page shows an answer, whose arrival moves the focus as well. */
export function PageHeading({ answered = false, ...rest }: ComponentProps<"h1"> & { answered?: boolean }) {
  return <h1 ref={useHeadingFocus(answered)} tabIndex={-1} dir="auto" {...rest} />;
}
