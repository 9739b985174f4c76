/** In place of a page, or of what a page is about, while its code is on its way or cannot be fetched. */
import { Button } from "../ui/button.tsx";
import type { LazyFallbackProps } from "../ui/lazy.ts";
import { failureNotice } from "../ui/load-failure.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { PageFrame, PageText } from "./page-frame.tsx";

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
        <h1>Opening the page…</h1>
        <TakingLonger />
      </>
    );
  }
  return (
    <>
      <h1>This page could not be opened</h1>
      <div className={failureNotice} role="alert">
        <p className="wrap-anywhere">
          {failure === "offline"
            ? "You are offline. The page opens by itself as soon as you are online."
            : "The server cannot be reached."}
        </p>
        <Button className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}
