/** The client without its router: tests and the server use their own. */
import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import type { PageData } from "../server/contract/page-data.ts";
import { ErrorBoundary } from "./components/layout/error-boundary.tsx";
import { lazyOptional } from "./components/ui/lazy.tsx";
import { NO_SETTINGS, PageSettings } from "./data/page-settings.ts";
import { createConfiguration } from "./data/swr.ts";
import { paths } from "./lib/paths.ts";
import { AppRoutes } from "./routes.tsx";

const ErrorPage = lazyOptional<{ error: unknown; children: ReactNode }>(() =>
  import("./pages/error.tsx").then((page) => page.ErrorPage),
);

/** Shows if the error page cannot be loaded either. */
const plainError = (
  <main id="main">
    <div role="alert">
      <h1>Unexpected Application Error!</h1>
      <a href={paths.home}>Return to Home</a>
    </div>
  </main>
);

/** @param props.data - The data that came with the page; null if there is none. */
export function App({ data }: { data: PageData | null }) {
  const [configuration] = useState(() => createConfiguration(data));
  return (
    <ErrorBoundary place={useLocation().key} fallback={showError}>
      <SWRConfig value={configuration}>
        <PageSettings value={data ?? NO_SETTINGS}>
          <AppRoutes />
        </PageSettings>
      </SWRConfig>
    </ErrorBoundary>
  );
}

function showError(error: unknown) {
  return (
    <Suspense fallback={plainError}>
      <ErrorPage error={error}>{plainError}</ErrorPage>
    </Suspense>
  );
}
