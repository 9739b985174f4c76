/** The page of a part of the library that loads its own data, and the heading of each part. */
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Query } from "../../data/use-query.ts";
import { paths } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { LoadedPage } from "../layout/loaded-page.tsx";
import { PageFrame, PageHeading, PageText } from "../layout/page-frame.tsx";

type Props<T> = {
  /** The page's title until the data is loaded. */
  title: string;
  call: Query<T>;
  /** The page's title from the data. */
  titleOf?: (data: T) => string;
  children: (data: T) => ReactNode;
};

export function PartFrame<T>({ children, ...props }: Props<T>) {
  return (
    <LoadedPage what="the library" layout="wide" missing={() => <MissingPart />} {...props}>
      {(data) => <PageText>{children(data)}</PageText>}
    </LoadedPage>
  );
}

function MissingPart() {
  return (
    <PageFrame title="Nothing here" layout="wide">
      <PageText>
        <PartHeading title="Nothing here" lede="The Library has no such part. It may have been renamed." />
      </PageText>
    </PageFrame>
  );
}

type HeadingProps = {
  title: string;
  lede: string;
  /** Further links next to the one back. */
  children?: ReactNode;
};

export function PartHeading({ title, lede, children }: HeadingProps) {
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
