/** The page frame of a part of the library that loads its own data, while loading and after a failure. */
import type { ReactNode } from "react";
import { ApiError } from "../../data/transport.ts";
import type { Query } from "../../data/use-query.ts";
import { useFailureReport } from "../../hooks/use-failure-report.ts";
import { PageFrame, PageText } from "../layout/page-frame.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { PartHeading } from "./part-heading.tsx";

const NOT_FOUND = 404;

type Props<T> = {
  /** The page's title until the data is loaded. */
  title: string;
  call: Query<T>;
  /** The page's title from the data. */
  titleOf?: (data: T) => string;
  children: (data: T) => ReactNode;
};

export function PartFrame<T>({ title, call, titleOf, children }: Props<T>) {
  const { status, error, retry } = call;
  const isMissing = error instanceof ApiError && error.status === NOT_FOUND;
  useFailureReport(
    { status: isMissing ? "idle" : status, error, retry },
    "Library error:",
    "The library could not be loaded.",
  );
  if (status === "ready")
    return (
      <PageFrame title={titleOf?.(call.data) ?? title} layout="wide">
        <PageText>{children(call.data)}</PageText>
      </PageFrame>
    );
  return (
    <PageFrame title={title} layout="wide">
      <PageText>
        {isMissing ? (
          <PartHeading title="Nothing here" lede="The Library has no such part. It may have been renamed." />
        ) : (
          <PageHeading>{title}</PageHeading>
        )}
        {status === "failed" && !isMissing && <LoadFailure what="The library could not be loaded." call={call} />}
        {status === "loading" && (
          <p className="lede mt-1.5">
            Opening the library… <TakingLonger />
          </p>
        )}
      </PageText>
    </PageFrame>
  );
}
