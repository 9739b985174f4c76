/** In place of a page, or of what a page is about, while its code is on its way or cannot be fetched. */
import type { LazyFallbackProps } from "../ui/lazy.ts";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { PageFrame } from "./page-frame.tsx";

export function OpeningPage(waiting: LazyFallbackProps) {
  return (
    <PageFrame title="Opening the page" className="page">
      <div className="text">
        <Opening {...waiting} />
      </div>
    </PageFrame>
  );
}

export function OpeningAnswer(waiting: LazyFallbackProps) {
  return (
    <section className="rest">
      <Opening {...waiting} />
    </section>
  );
}

function Opening({ failure, onRetry }: LazyFallbackProps) {
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
      <div className="failure" role="alert">
        <p>
          {failure === "offline"
            ? "You are offline. The page opens by itself as soon as you are online."
            : "The server cannot be reached."}
        </p>
        <button type="button" className="btn" onClick={onRetry}>
          Try again
        </button>
      </div>
    </>
  );
}
