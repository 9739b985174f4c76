/** Links to the pages before and after, such as neighbouring chapters. */
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Neighbour = { readonly to: string; readonly name: ReactNode };

type Props = {
  /** Names the navigation: `Chapters before and after`. */
  label: string;
  before: Neighbour | null;
  after: Neighbour | null;
  className?: string;
};

const LINK = "py-2.5 hover:text-rubric";

/** The links are new ones on each page, so that none keeps the focus when it has been followed: that goes to the heading. */
export function BeforeAndAfter({ label, before, after, className = "" }: Props) {
  return (
    <nav
      className={`mt-8 flex justify-between gap-6 font-serif text-ink-2 text-note italic ${className}`}
      aria-label={label}
    >
      {before && (
        <Link key={before.to} className={LINK} to={before.to} rel="prev">
          <span aria-hidden="true">←&nbsp;</span>
          {before.name}
        </Link>
      )}
      {after && (
        <Link key={after.to} className={`${LINK} ms-auto text-end`} to={after.to} rel="next">
          {after.name}
          <span aria-hidden="true">&nbsp;→</span>
        </Link>
      )}
    </nav>
  );
}
