/** What loads on demand, and how it is fetched a moment earlier: when someone points at the way there. */
import { lazy } from "react";
import { paths } from "./paths.ts";

const loadResults = () => import("./pages/results.tsx").then((page) => ({ default: page.ResultsPage }));
const loadSearch = () => import("./pages/search.tsx").then((page) => ({ default: page.SearchPage }));
const loadLibrary = () => import("./pages/library.tsx").then((page) => ({ default: page.LibraryPage }));
const loadStudy = () => import("./pages/study.tsx").then((page) => ({ default: page.StudyPage }));
const loadSettings = () => import("./pages/settings.tsx").then((page) => ({ default: page.SettingsPage }));
const loadNotFound = () => import("./pages/not-found.tsx").then((page) => ({ default: page.NotFoundPage }));
const loadHomeAnswer = () => import("./pages/home-answer.tsx").then((part) => ({ default: part.HomeAnswer }));

export const ResultsPage = lazy(loadResults);
export const SearchPage = lazy(loadSearch);
export const LibraryPage = lazy(loadLibrary);
export const StudyPage = lazy(loadStudy);
export const SettingsPage = lazy(loadSettings);
export const NotFoundPage = lazy(loadNotFound);
export const HomeAnswer = lazy(loadHomeAnswer);
/** Where they cannot be loaded one types on without. */
export const Completions = lazy(() =>
  import("./pages/completions.tsx").then(
    (part) => ({ default: part.Completions }),
    () => ({ default: () => null }),
  ),
);

const loaders: Record<string, () => Promise<unknown>> = {
  [paths.results]: loadResults,
  [paths.search]: loadSearch,
  [paths.library]: loadLibrary,
  [paths.study]: loadStudy,
  [paths.settings]: loadSettings,
};

/** Fetches the code of a page. Without a network nothing is lost: the visit itself tries again. */
export function prefetchPage(path: string): void {
  loaders[path]?.().catch(() => undefined);
}

/** Fetches the code that shows an answer on the home screen. */
export function prefetchHomeAnswer(): void {
  loadHomeAnswer().catch(() => undefined);
}
