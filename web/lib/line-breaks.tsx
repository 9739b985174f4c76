/** Allows line breaks in long addresses. */
import { Fragment, type ReactNode } from "react";

export function breakingAfterSlashes(text: string): ReactNode {
  return text.split(/(?<=\w\/)/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
