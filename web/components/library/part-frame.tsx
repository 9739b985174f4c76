/** The page of a part of the library that loads its own data. */
import type { ReactNode } from "react";
import type { Query } from "../../data/use-query.ts";
import { LoadedPage } from "../layout/loaded-page.tsx";
import { PageFrame, PageText } from "../layout/page-frame.tsx";
import { PartHeading } from "./part-heading.tsx";

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
