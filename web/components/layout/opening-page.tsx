/** What shows in place of a page, or of its main part, while its code is loading, and if it cannot be loaded. */
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useOnline } from "../../hooks/use-online.ts";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { CodeError } from "../ui/lazy.tsx";
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
  return (
    <>
      <PageHeading>Opening the page…</PageHeading>
      <TakingLonger />
    </>
  );
}

type BoundaryProps = { Failed: ComponentType<{ error: CodeError }>; children: ReactNode };

/** Catches code that cannot be loaded; other errors are the error page's. */
export function CodeBoundary({ Failed, children }: BoundaryProps) {
  const fallback = (error: unknown) => {
    if (!(error instanceof CodeError)) throw error;
    return <Failed error={error} />;
  };
  return (
    <ErrorBoundary place={useLocation().key} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}

export function FailedPage({ error }: { error: CodeError }) {
  return (
    <PageFrame title="This page could not be opened">
      <PageText>
        <PageHeading>This page could not be opened</PageHeading>
        <CodeFailure error={error} />
      </PageText>
    </PageFrame>
  );
}

/**
 * Says why code could not be loaded. It is loaded again with the whole page, because browsers remember that a module has
 * failed.
 */
export function CodeFailure({ error }: { error: CodeError }) {
  const online = useOnline();
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  if (!online) return <FailureNotice reason="You are offline. It opens by itself as soon as you are online." />;
  return <FailureNotice reason={error.message} onRetry={reload} />;
}

const reload = () => window.location.reload();
