/** The heading of a part of the library, below the link back to the contents. */

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { PageHeading } from "../layout/page-heading.tsx";

type Props = {
  title: string;
  lede: string;
  /** Further links next to the one back. */
  children?: ReactNode;
};

export function PartHeading({ title, lede, children }: Props) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 font-serif text-ink-3 text-note italic">
        <Crumb to={paths.library}>Library</Crumb>
        {children}
      </p>
      <PageHeading>{typeset(title)}</PageHeading>
      <p className="lede mt-1.5 max-w-168">{typeset(lede)}</p>
    </>
  );
}

/** A link in the breadcrumbs. */
export function Crumb({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="relative after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-rubric" to={to}>
      {children}
    </Link>
  );
}
