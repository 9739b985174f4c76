/** What shows in place of a page, or of its main part, while its code is loading, and if it cannot be loaded. */
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useOnline } from "../../hooks/use-online.ts";
import { CodeError, reloadOr } from "../../lib/load-code.ts";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageFrame, PageHeading, PageText } from "./page-frame.tsx";

export function OpeningPage() {
  return (
    <PageFrame title="Opening the page">
      <PageText>
        <Opening />
      </PageText>
    </PageFrame>
  );
}

/** The main part of a page. */
export function Opening() {
  const online = useOnline();
  return (
    <>
      <PageHeading>{online ? "Opening the page…" : "This page could not be opened"}</PageHeading>
      <Waiting />
    </>
  );
}

/** Says what the visitor waits for. */
export function Waiting() {
  if (useOnline()) return <TakingLonger />;
  return <FailureNotice reason="You are offline. It opens by itself as soon as you are online." />;
}

/** Catches code that cannot be loaded; other errors are the error page's. */
export function CodeBoundary({ Failed, children }: { Failed: typeof FailedPage; children: ReactNode }) {
  const fallback = (error: unknown, retry: () => void) => {
    if (!(error instanceof CodeError)) throw error;
    if (error.wasAway) return <Reload />;
    return <Failed reason={error.message} onRetry={() => void reloadOr(retry)} />;
  };
  return (
    <ErrorBoundary place={useLocation().key} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}

function Reload() {
  useEffect(() => window.location.reload(), []);
  return null;
}

export function FailedPage(failure: { reason: string; onRetry: () => void }) {
  return (
    <PageFrame title="This page could not be opened">
      <PageText>
        <PageHeading>This page could not be opened</PageHeading>
        <FailureNotice {...failure} />
      </PageText>
    </PageFrame>
  );
}
