/**
 * The route table. Home and the error page come with the first visit; the rest loads on demand. Declarative on
 * purpose: the data router of React Router weighs 18 kB more, and what it would do here SWR does.
 */
import { matchPath, useRoutes } from "react-router-dom";
import { OpeningPage } from "./components/layout/opening-page.tsx";
import { Shell } from "./components/layout/shell.tsx";
import { lazyWithFallback } from "./components/ui/lazy.ts";
import { usePartners } from "./data/partners.ts";
import { useSuggestedSearches } from "./data/search.ts";
import { useContentRefresh } from "./data/swr.ts";
import { useFailureReport } from "./hooks/use-failure-report.ts";
import { PrefetchContext } from "./hooks/use-prefetch.ts";
import { paths, readSearch, scripturePages } from "./lib/paths.ts";
import { HomeAnswer, HomePage } from "./pages/home.tsx";

const ResultsPage = lazyWithFallback(() => import("./pages/results.tsx").then((page) => page.ResultsPage), OpeningPage);
const SearchPage = lazyWithFallback(() => import("./pages/search.tsx").then((page) => page.SearchPage), OpeningPage);
const LibraryPage = lazyWithFallback(() => import("./pages/library.tsx").then((page) => page.LibraryPage), OpeningPage);
const ScripturePage = lazyWithFallback(
  () => import("./pages/scripture.tsx").then((page) => page.ScripturePage),
  OpeningPage,
);
const StudyPage = lazyWithFallback(() => import("./pages/study.tsx").then((page) => page.StudyPage), OpeningPage);
const SettingsPage = lazyWithFallback(
  () => import("./pages/settings.tsx").then((page) => page.SettingsPage),
  OpeningPage,
);
const NotFoundPage = lazyWithFallback(
  () => import("./pages/not-found.tsx").then((page) => page.NotFoundPage),
  OpeningPage,
);

/** By the pattern of their path. */
const lazyPages = new Map<string, typeof ResultsPage>([
  [paths.results, ResultsPage],
  [paths.search, SearchPage],
  [paths.library, LibraryPage],
  [`${scripturePages}/:reference`, ScripturePage],
  [paths.study, StudyPage],
  [paths.settings, SettingsPage],
]);

const routes = [
  {
    element: <Shell />,
    children: [
      { path: paths.home, element: <HomePage /> },
      ...[...lazyPages].map(([path, Page]) => ({ path, element: <Page /> })),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];

export function AppRoutes() {
  useFailureReport(usePartners(), "Partners error:", "The sources could not be loaded.");
  useSuggestedSearches(); // Used on one screen, but kept for as long as the page, since they came with it.
  useContentRefresh();
  return <PrefetchContext value={prefetchPage}>{useRoutes(routes)}</PrefetchContext>;
}

/**
 * Fetches the code of what an address shows.
 *
 * @param address - Path and query.
 */
export async function prefetchPage(address: string): Promise<void> {
  const [path = "", query] = address.split("?");
  if (path !== paths.home) await pageAt(path).prefetch();
  else if (readSearch(new URLSearchParams(query))) await HomeAnswer.prefetch();
}

function pageAt(path: string) {
  const [, page = NotFoundPage] = [...lazyPages].find(([pattern]) => matchPath(pattern, path)) ?? [];
  return page;
}
