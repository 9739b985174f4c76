/** The page for screens that fail to render. It needs neither the sidebar nor any data. */
import { Brand } from "../components/ui/brand-mark.tsx";
import { Button, buttonStyles } from "../components/ui/button.tsx";
import { ApiError } from "../data/transport.ts";
import { usePageTitle } from "../hooks/use-page-title.ts";
import { paths } from "../lib/paths.ts";

export function ErrorPage({ error }: { error: unknown }) {
  usePageTitle("Unexpected Application Error!");
  return (
    <main id="main" className="grid min-h-dvh place-items-center content-center px-6 pt-8 pb-[14vh]">
      <a className="mt-2 mb-4 flex h-14 items-center gap-2.5 px-4.5" href={paths.home} aria-label="Loci, home">
        <Brand />
      </a>
      <div
        className="relative max-w-136 border border-rule bg-sheet px-10 pt-9 pb-10 shadow-lift before:pointer-events-none before:absolute before:inset-1.5 before:border before:border-rule-red max-md:px-6 max-md:py-7"
        role="alert"
      >
        <p className="label text-rubric">Something went wrong</p>
        <h1 className="mt-2 text-card">Unexpected Application Error!</h1>
        <p className="mt-3 text-balance font-serif text-body text-ink-2">
          {error instanceof ApiError ? (
            `${error.status} ${error.statusText}`
          ) : (
            <code className="font-medium font-mono text-control">
              {error instanceof Error ? error.message : String(error)}
            </code>
          )}
        </p>
        <div className="mt-6 flex flex-wrap gap-x-3 gap-y-9">
          <Button look="filled" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <a className={buttonStyles.outline} href={paths.home}>
            Return to Home
          </a>
        </div>
      </div>
    </main>
  );
}
