/** The client inside a router, which a test and the server replace by their own. */
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import type { PageData } from "../server/contract/page-data.ts";
import { ErrorBoundary } from "./components/layout/error-boundary.tsx";
import { KeepsQuestions } from "./data/reader-questions.ts";
import { createConfiguration } from "./data/swr.ts";
import { ErrorPage } from "./pages/error.tsx";
import { AppRoutes } from "./routes.tsx";

/** @param props.data - What came with the page; null if nothing did. */
export function App({ data }: { data: PageData | null }) {
  const [configuration] = useState(() => createConfiguration(data));
  return (
    <ErrorBoundary place={useLocation().key} fallback={(error) => <ErrorPage error={error} />}>
      <SWRConfig value={configuration}>
        <KeepsQuestions value={data?.keepsQuestions ?? false}>
          <AppRoutes />
        </KeepsQuestions>
      </SWRConfig>
    </ErrorBoundary>
  );
}
