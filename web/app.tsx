/** The client without its router: tests and the server use their own. */
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import type { PageData } from "../server/contract/page-data.ts";
import { ErrorBoundary } from "./components/layout/error-boundary.tsx";
import { NO_SETTINGS, PageSettings } from "./data/page-settings.ts";
import { createConfiguration } from "./data/swr.ts";
import { ErrorPage } from "./pages/error.tsx";
import { AppRoutes } from "./routes.tsx";

/** @param props.data - The data that came with the page; null if there is none. */
export function App({ data }: { data: PageData | null }) {
  const [configuration] = useState(() => createConfiguration(data));
  return (
    <ErrorBoundary place={useLocation().key} fallback={(error) => <ErrorPage error={error} />}>
      <SWRConfig value={configuration}>
        <PageSettings value={data ?? NO_SETTINGS}>
          <AppRoutes />
        </PageSettings>
      </SWRConfig>
    </ErrorBoundary>
  );
}
