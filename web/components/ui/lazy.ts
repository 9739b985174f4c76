/**
 * Lazy components: failed loads are retried, and a component can be prefetched when the visitor points at a link to it.
 * React's `lazy` does neither: it keeps a failure for good. That of React Router needs its data router.
 */
import { type ComponentType, createElement, lazy, type ReactNode, useEffect, useReducer, useState } from "react";
import { withRetries } from "../../data/transport.ts";

/** How long the previous page stays while the next one's code is loading. */
const UNNOTICED = 1_000; // milliseconds

const OK = 200;
const NOT_FOUND = 404;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Props of what shows in place of a component that is not loaded. */
export type LazyFallbackProps = {
  /** Why the code could not be loaded, in plain words; null while it is loading. */
  readonly failure: string | null;
  readonly onRetry: () => void;
};

type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code. A failure does no harm: rendering the component tries again. */
  readonly prefetch: () => Promise<void>;
};

/**
 * A component that the page can do without.
 *
 * @param load - Imports the component. If it cannot be loaded, only its children show.
 */
export function lazyOptional<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  const loader = createLoader(load);
  return withPrefetch(
    loader,
    lazy(async () => ({ default: await loadOnline(loader.load).catch(() => OnlyChildren) })),
  );
}

/**
 * A page, or the main part of one.
 *
 * @param load - Imports the component.
 * @param Fallback - Shows that the code is loading, or why it could not be loaded.
 */
export function lazyWithFallback<Props extends object>(
  load: Load<Props>,
  Fallback: ComponentType<LazyFallbackProps>,
): LazyComponent<Props> {
  const loader = createLoader(load);

  /** Shows the fallback until the code is loaded. */
  function Loading(props: Props) {
    const [loaded, setLoaded] = useState(loader.loaded);
    const [failure, setFailure] = useState<string | null>(null);
    const [attempts, retry] = useReducer((count: number) => count + 1, 1);
    useEffect(() => {
      setFailure(null);
      loadOrReload(loader.load, attempts > 1).then(
        () => setLoaded(loader.loaded),
        () =>
          setFailure(
            navigator.onLine
              ? "The server cannot be reached."
              : "You are offline. It opens by itself as soon as you are online.",
          ),
      );
    }, [attempts]);
    useEffect(() => {
      window.addEventListener("online", retry);
      return () => window.removeEventListener("online", retry);
    }, []);
    if (loaded) return createElement(loaded, props);
    return createElement(Fallback, { failure, onRetry: retry });
  }

  return withPrefetch(
    loader,
    lazy(async () => {
      const soon = new Promise<ComponentType<Props>>((resolve) => setTimeout(() => resolve(Loading), UNNOTICED));
      return { default: await Promise.race([loader.load().catch(() => Loading), soon]) };
    }),
  );
}

function OnlyChildren({ children = null }: { children?: ReactNode }) {
  return children;
}

type Loader<Props> = {
  readonly load: Load<Props>;
  /** The component; null until it is loaded. */
  readonly loaded: () => ComponentType<Props> | null;
};

function createLoader<Props>(load: Load<Props>): Loader<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    load: async () => {
      component = await load();
      return component;
    },
    loaded: () => component,
  };
}

/** Renders a loaded component directly; through `lazy`, React would delay revealing it. */
function withPrefetch<Props extends object>(
  { load, loaded }: Loader<Props>,
  Deferred: ComponentType<Props>,
): LazyComponent<Props> {
  function Prefetchable(props: Props) {
    const [component] = useState<ComponentType<Props>>(() => loaded() ?? Deferred);
    return createElement(component, props);
  }
  const prefetch = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Prefetchable, { prefetch });
}

/** Loads code, with retries; offline, it waits for the network. */
async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withRetries(load);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return loadOnline(load);
  }
}

/**
 * Loads code, with retries; offline, it fails at once. The page is reloaded if the server has newer code, and also if
 * the visitor's own retry fails although the server answers: browsers released before autumn 2026 keep a failed import
 * for as long as the page is open (https://github.com/whatwg/html/pull/10327).
 *
 * @param isRepeated - Whether loading has failed before.
 */
function loadOrReload<T>(load: () => Promise<T>, isRepeated: boolean): Promise<T> {
  return withRetries(() =>
    load().catch(async (error) => {
      // An abort is not retried.
      if (!navigator.onLine) throw new DOMException("There is no network.", "AbortError");
      const status = await statusOfThisScript();
      if (status !== NOT_FOUND && !(isRepeated && status === OK)) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined);
    }),
  );
}

/** The status of this script on the server: 404 after an update, as its name changes with any part of the code. */
async function statusOfThisScript(): Promise<number | null> {
  try {
    return (await fetch(import.meta.url, { method: "HEAD", cache: "no-store" })).status;
  } catch {
    return null;
  }
}
