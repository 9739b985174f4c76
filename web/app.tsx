/** The client inside a router and with a cache, both given, so that a test can give it others. */
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { ErrorBoundary } from "./components/layout/error-boundary.tsx";
import type { createConfiguration } from "./data/swr.ts";
import { ErrorPage } from "./pages/error.tsx";
import { AppRoutes } from "./routes.tsx";

type Props = { configuration: ReturnType<typeof createConfiguration> };

export function App({ configuration }: Props) {
  return (
    <ErrorBoundary place={useLocation().key} fallback={(error) => <ErrorPage error={error} />}>
      <SWRConfig value={configuration}>
        <AppRoutes />
      </SWRConfig>
    </ErrorBoundary>
  );
}
