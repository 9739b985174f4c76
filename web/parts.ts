/** The pages and parts of pages that load on demand. */
import { OpeningAnswer, OpeningPage } from "./components/layout/opening-page.tsx";
import { lazyOptional, lazyWithFallback } from "./components/ui/lazy.ts";
import { paths, readSearch } from "./lib/paths.ts";

export const ResultsPage = lazyWithFallback(
  () => import("./pages/results.tsx").then((page) => page.ResultsPage),
  OpeningPage,
);
export const SearchPage = lazyWithFallback(
  () => import("./pages/search.tsx").then((page) => page.SearchPage),
  OpeningPage,
);
export const LibraryPage = lazyWithFallback(
  () => import("./pages/library.tsx").then((page) => page.LibraryPage),
  OpeningPage,
);
export const StudyPage = lazyWithFallback(
  () => import("./pages/study.tsx").then((page) => page.StudyPage),
  OpeningPage,
);
export const SettingsPage = lazyWithFallback(
  () => import("./pages/settings.tsx").then((page) => page.SettingsPage),
  OpeningPage,
);
export const NotFoundPage = lazyWithFallback(
  () => import("./pages/not-found.tsx").then((page) => page.NotFoundPage),
  OpeningPage,
);
export const HomeAnswer = lazyWithFallback(
  () => import("./components/search/home-answer.tsx").then((part) => part.HomeAnswer),
  OpeningAnswer,
);
export const Completions = lazyOptional(() =>
  import("./components/search/completion-list.tsx").then((part) => part.Completions),
);

const pages: Record<string, { readonly prefetch: () => Promise<void> }> = {
  [paths.results]: ResultsPage,
  [paths.search]: SearchPage,
  [paths.library]: LibraryPage,
  [paths.study]: StudyPage,
  [paths.settings]: SettingsPage,
};

/** Fetches the code of a page. */
export function prefetchPage(path: string): void {
  void pages[path]?.prefetch();
}

/** Fetches the code of the page that is visited first. */
export async function prefetchFirst({ pathname, search }: Location): Promise<void> {
  if (pathname === paths.home) {
    if (readSearch(new URLSearchParams(search))) await HomeAnswer.prefetch();
  } else await (pages[pathname] ?? NotFoundPage).prefetch();
}
