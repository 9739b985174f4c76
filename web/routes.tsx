/**
 * The route table. Home comes with the first visit; the other pages load on demand. It is declarative because React
 * Router's data router weighs 18 kB more, for what SWR does here.
 */
import { matchPath, useRoutes } from "react-router-dom";
import { OpeningPage } from "./components/layout/opening-page.tsx";
import { Shell } from "./components/layout/shell.tsx";
import { lazyWithFallback } from "./components/ui/lazy.ts";
import { usePartners } from "./data/partners.ts";
import { useContentRefresh } from "./data/swr.ts";
import { useFailureReport } from "./hooks/use-failure-report.ts";
import { PrefetchContext } from "./hooks/use-prefetch.ts";
import { useServerMetadata } from "./hooks/use-server-metadata.ts";
import { answerPattern, paths, readSearch, scripturePages } from "./lib/paths.ts";
import { HomeAnswer, HomePage } from "./pages/home.tsx";

const AnswerPage = lazyWithFallback(() => import("./pages/answer.tsx").then((page) => page.AnswerPage), OpeningPage);
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
const AboutPage = lazyWithFallback(() => import("./pages/about.tsx").then((page) => page.AboutPage), OpeningPage);
const NotFoundPage = lazyWithFallback(
  () => import("./components/layout/not-found-page.tsx").then((page) => page.NotFoundPage),
  OpeningPage,
);

/** The pages by their path patterns. */
const lazyPages = new Map<string, typeof ResultsPage>([
  [answerPattern, AnswerPage],
  [paths.results, ResultsPage],
  [paths.search, SearchPage],
  [paths.library, LibraryPage],
  [`${scripturePages}/:reference`, ScripturePage],
  [paths.study, StudyPage],
  [paths.settings, SettingsPage],
  [paths.about, AboutPage],
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
  useContentRefresh();
  useServerMetadata();
  return <PrefetchContext value={prefetchPage}>{useRoutes(routes)}</PrefetchContext>;
}

/**
 * Prefetches the code of the page at an address.
 *
 * @param address - Path and query.
 */
export async function prefetchPage(address: string): Promise<void> {
  const [path = "", query] = address.split("?");
  if (path !== paths.home) await (pageAt(path) ?? NotFoundPage).prefetch();
  else if (readSearch(new URLSearchParams(query))) await HomeAnswer.prefetch();
}

function pageAt(path: string) {
  return [...lazyPages].find(([pattern]) => matchPath(pattern, path) !== null)?.[1];
}

/** Loads the code of every page. */
export async function prefetchAllPages(): Promise<void> {
  await Promise.all([...lazyPages.values(), HomeAnswer, NotFoundPage].map((page) => page.prefetch()));
}
