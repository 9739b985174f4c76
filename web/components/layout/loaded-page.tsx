/** A page that shows what it has loaded; while loading, and after a failure, it says so. */
import { type ComponentProps, type ReactNode, useEffect } from "react";
import type { Topic } from "../../../server/contract/answer.ts";
import { ApiError } from "../../data/transport.ts";
import type { Query, QueryState } from "../../data/use-query.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { LoadFailure } from "../ui/failure-notice.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { PageFrame, PageHeading, PageText } from "./page-frame.tsx";

type Props<T> = {
  /** What is loaded, such as `the answer`. */
  what: string;
  call: Query<T>;
  /** The page's title until the data is loaded. */
  title: string;
  /** The page's title and topic from the data. */
  titleOf?: (data: T) => string;
  topicOf?: (data: T) => Topic;
  layout?: ComponentProps<typeof PageFrame>["layout"];
  /** The page in place of what the server does not have, as this status says. */
  missingStatus?: number;
  missing: (error: ApiError) => ReactNode;
  children: (data: T) => ReactNode;
};

const NOT_FOUND = 404;

export function LoadedPage<T>(props: Props<T>) {
  const { what, call, title, titleOf, topicOf, layout, missingStatus = NOT_FOUND, missing, children } = props;
  const { status, error } = call;
  const isMissing = status === "failed" && error instanceof ApiError && error.status === missingStatus;
  const failure = status === "failed" && !isMissing ? error : null;
  useEffect(() => {
    if (failure) console.error(`${capitalized(what)} could not be loaded:`, failure);
  }, [failure, what]);
  if (isMissing) return missing(error);
  const data = status === "ready" ? { loaded: call.data } : null;
  return (
    <PageFrame
      title={(data && titleOf?.(data.loaded)) ?? title}
      topic={data ? topicOf?.(data.loaded) : undefined}
      layout={layout}
    >
      {data ? (
        children(data.loaded)
      ) : (
        <PageText>
          <PageHeading>{typeset(title)}</PageHeading>
          <Loading what={what} call={call} className="lede mt-1.5" />
        </PageText>
      )}
    </PageFrame>
  );
}

/** What shows in place of something until it is loaded. */
export function Loading({ what, call, className }: { what: string; call: QueryState; className: string }) {
  if (call.status === "failed") return <LoadFailure what={`${capitalized(what)} could not be loaded.`} call={call} />;
  return (
    <p className={className}>
      Opening {what}… <TakingLonger />
    </p>
  );
}
