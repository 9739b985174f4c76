/** The pages and parts of pages that load on demand. */
import { onDemand } from "./on-demand.ts";
import { paths, readSearch } from "./paths.ts";

export const ResultsPage = onDemand(() => import("./pages/results.tsx").then((page) => page.ResultsPage));
export const SearchPage = onDemand(() => import("./pages/search.tsx").then((page) => page.SearchPage));
export const LibraryPage = onDemand(() => import("./pages/library.tsx").then((page) => page.LibraryPage));
export const StudyPage = onDemand(() => import("./pages/study.tsx").then((page) => page.StudyPage));
export const SettingsPage = onDemand(() => import("./pages/settings.tsx").then((page) => page.SettingsPage));
export const NotFoundPage = onDemand(() => import("./pages/not-found.tsx").then((page) => page.NotFoundPage));
export const HomeAnswer = onDemand(() => import("./pages/home-answer.tsx").then((part) => part.HomeAnswer));
/** Where it cannot be loaded one types on without. */
export const Completions = onDemand(
  () => import("./pages/completions.tsx").then((part) => part.Completions),
  () => null,
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
