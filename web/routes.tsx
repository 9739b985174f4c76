/**
 * The code of the pages, beside the table of their addresses and calls. Home comes with the first visit; the others load
 * on demand. The router is declarative because React Router's data router weighs 18 kB more, for what SWR does here.
 */
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation, useRoutes } from "react-router-dom";
import { useSWRConfig } from "swr";
import { callsOfPage, findPage, type PageName, pageRoutes } from "../server/shared/page-routes.ts";
import { OpeningPage } from "./components/layout/opening-page.tsx";
import { Shell } from "./components/layout/shell.tsx";
import { type LazyComponent, lazyPart } from "./components/ui/lazy.tsx";
import { usePartners } from "./data/partners.ts";
import { prefetchData, useContentRefresh } from "./data/swr.ts";
import { useFailureReport } from "./hooks/use-failure-report.ts";
import { PrefetchContext } from "./hooks/use-prefetch.ts";
import { readSearch, withoutTab } from "./lib/paths.ts";
import { HomeAnswer, HomePage } from "./pages/home.tsx";
import { chosenTranslation } from "./stores/translation.ts";

type Page = LazyComponent<object>;

const page = (load: () => Promise<ComponentType>): Page => lazyPart(load, OpeningPage);

const lazyPages: Record<Exclude<PageName, "home">, Page> = {
  answer: page(() => import("./pages/answer.tsx").then((module) => module.AnswerPage)),
  results: page(() => import("./pages/results.tsx").then((module) => module.ResultsPage)),
  search: page(() => import("./pages/search.tsx").then((module) => module.SearchPage)),
  library: page(() => import("./pages/library.tsx").then((module) => module.LibraryPage)),
  scripture: page(() => import("./pages/scripture.tsx").then((module) => module.ScripturePage)),
  study: page(() => import("./pages/study.tsx").then((module) => module.StudyPage)),
  settings: page(() => import("./pages/settings.tsx").then((module) => module.SettingsPage)),
  door: page(() => import("./pages/door.tsx").then((module) => module.DoorPage)),
  about: page(() => import("./pages/about.tsx").then((module) => module.AboutPage)),
};
const NotFoundPage = page(() => import("./components/layout/not-found-page.tsx").then((module) => module.NotFoundPage));

const routes = [
  {
    element: <Shell />,
    children: [
      ...Object.entries({ home: HomePage, ...lazyPages }).map(([name, Page]) => ({
        path: pageRoutes[name as PageName].pattern,
        element: <Page />,
      })),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];

export function AppRoutes() {
  useFailureReport(usePartners(), "Partners error:", "The sources could not be loaded.");
  useContentRefresh();
  useServerMetadata();
  const { cache, mutate } = useSWRConfig();
  const prefetch = useCallback(
    (address: string) => {
      void prefetchCode(address);
      for (const call of callsOfPage(new URL(address, window.location.href), chosenTranslation.get()))
        void prefetchData({ cache, mutate }, call);
    },
    [cache, mutate],
  );
  return <PrefetchContext value={prefetch}>{useRoutes(routes)}</PrefetchContext>;
}

/**
 * Removes the metadata that the server writes into a page for search engines and reference managers on navigation, because
 * it describes the first page only.
 */
function useServerMetadata(): void {
  const { pathname, search } = useLocation();
  const page = pathname + withoutTab(search);
  const [first] = useState(page);
  useEffect(() => {
    if (page === first) return;
    for (const element of document.querySelectorAll("[data-about-page]")) element.remove();
  }, [page, first]);
}

/**
 * Prefetches the code of the page at an address.
 *
 * @param address - Path and query.
 */
export async function prefetchCode(address: string): Promise<void> {
  const [path = "", query] = address.split("?");
  const name = findPage(path)?.name;
  if (name !== "home") await (name === undefined ? NotFoundPage : lazyPages[name]).prefetch();
  else if (readSearch(new URLSearchParams(query))) await HomeAnswer.prefetch();
}

/** Loads the code of every page. */
export async function prefetchAllCode(): Promise<void> {
  await Promise.all([...Object.values(lazyPages), HomeAnswer, NotFoundPage].map((page) => page.prefetch()));
}
