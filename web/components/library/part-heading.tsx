/** The heading of a part of the library, with the way back to the contents above it. */

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { PageHeading } from "../layout/page-heading.tsx";

type Props = { title: string; lede: string; children?: ReactNode };

export function PartHeading({ title, lede, children }: Props) {
  return (
    <>
      <p className="flex items-baseline gap-3 font-serif text-17/6 text-ink-3 italic">
        <Link
          className="relative after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-rubric"
          to={paths.library}
        >
          Library
        </Link>
        {children}
      </p>
      <PageHeading>{typeset(title)}</PageHeading>
      <p className="lede mt-1.5 max-w-168">{typeset(lede)}</p>
    </>
  );
}
