/**
 * The route table. Home and the error page come with the first visit; the rest loads on demand. Declarative on
 * purpose: the data router of React Router weighs 18 kB more, and what it would do here SWR does.
 */
import { useRoutes } from "react-router-dom";
import { Shell } from "./components/layout/shell.tsx";
import { usePartners } from "./data/partners.ts";
import { useContentRefresh } from "./data/refresh.ts";
import { useSuggestions } from "./data/suggestions.ts";
import { useFailureReport } from "./hooks/use-failure-report.ts";
import { paths } from "./lib/paths.ts";
import { HomePage } from "./pages/home.tsx";
import { LibraryPage, NotFoundPage, ResultsPage, SearchPage, SettingsPage, StudyPage } from "./parts.ts";

const routes = [
  {
    element: <Shell />,
    children: [
      { path: paths.home, element: <HomePage /> },
      { path: paths.results, element: <ResultsPage /> },
      { path: paths.search, element: <SearchPage /> },
      { path: paths.library, element: <LibraryPage /> },
      { path: paths.study, element: <StudyPage /> },
      { path: paths.settings, element: <SettingsPage /> },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];

export function AppRoutes() {
  useFailureReport(usePartners(), "Partners error:", "The sources could not be loaded.");
  useSuggestions(); // Used on one screen, but kept for as long as the page, since they came with it.
  useContentRefresh();
  return useRoutes(routes);
}
