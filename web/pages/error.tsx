/** What shows when a screen fails to render. It needs neither the sidebar nor any data. */

import { BrandMark } from "../components/ui/brand-mark.tsx";
import { ApiError } from "../data/transport.ts";
import { usePageTitle } from "../hooks/use-page-title.ts";
import { paths } from "../lib/paths.ts";

export function ErrorPage({ error }: { error: unknown }) {
  usePageTitle("Unexpected Application Error!");
  return (
    <main id="main" className="lost main failed">
      <a className="brand" href={paths.home} aria-label="Loci, home">
        <BrandMark />
        <b>Loci</b>
      </a>
      <div className="slip" role="alert">
        <p className="sc sc-red">Something went wrong</p>
        <h1>Unexpected Application Error!</h1>
        <p className="msg">
          {error instanceof ApiError ? (
            `${error.status} ${error.statusText}`
          ) : (
            <code>{error instanceof Error ? error.message : String(error)}</code>
          )}
        </p>
        <div className="acts">
          <button type="button" className="btn btn-fill" onClick={() => window.location.reload()}>
            Try again
          </button>
          <a className="btn" href={paths.home}>
            Return to Home
          </a>
        </div>
      </div>
    </main>
  );
}
