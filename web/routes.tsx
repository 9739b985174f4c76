/**
 * The route table. Home and the error page come with the first visit; the rest loads on demand. Declarative on
 * purpose: the data router of React Router weighs 18 kB more, and what it would do here SWR does.
 */
import { Route, Routes } from "react-router-dom";
import { Shell } from "./components/shell/shell.tsx";
import { usePartners } from "./data/partners.ts";
import { HomePage } from "./pages/home.tsx";
import { useFailureReport } from "./pages/use-failure-report.ts";
import { paths } from "./paths.ts";
import { LibraryPage, NotFoundPage, ResultsPage, SearchPage, SettingsPage, StudyPage } from "./prefetch.ts";

export function AppRoutes() {
  useFailureReport(usePartners(), "Partners error:", "The sources could not be loaded.");
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.results} element={<ResultsPage />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path={paths.library} element={<LibraryPage />} />
        <Route path={paths.study} element={<StudyPage />} />
        <Route path={paths.settings} element={<SettingsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
