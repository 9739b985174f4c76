/** Takes the place of a page, or of its main part, while its code is loading or if it cannot be loaded. */
import { FailureNotice } from "../ui/failure-notice.tsx";
import type { LazyFallbackProps } from "../ui/lazy.ts";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { PageFrame, PageText } from "./page-frame.tsx";
import { PageHeading } from "./page-heading.tsx";

export function OpeningPage(waiting: LazyFallbackProps) {
  return (
    <PageFrame title="Opening the page">
      <PageText>
        <Opening {...waiting} />
      </PageText>
    </PageFrame>
  );
}

export function Opening({ failure, onRetry }: LazyFallbackProps) {
  if (failure === null) {
    return (
      <>
        <PageHeading>Opening the page…</PageHeading>
        <TakingLonger />
      </>
    );
  }
  return (
    <>
      <PageHeading>This page could not be opened</PageHeading>
      <FailureNotice reason={failure} onRetry={onRetry} />
    </>
  );
}
