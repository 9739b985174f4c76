/** Components whose code loads when they are shown, or before that, when the visitor points at what shows them. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

const NOT_FOUND = 404;

/** How long the previous page stays while the next one's code is loading. */
const UNNOTICED = 1_000; // milliseconds

/** Code that could not be loaded. The message says why, in plain words. */
export class CodeError extends Error {
  override readonly name = "CodeError";
}

type Load<Props> = () => Promise<ComponentType<Props>>;

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code. A failure does no harm: rendering the component tries again. */
  readonly prefetch: () => Promise<void>;
};

/**
 * A page, or the main part of one. If its code cannot be loaded, it throws a `CodeError` to the error boundary around
 * it.
 *
 * @param load - Imports the component.
 * @param Opening - Shows that the code is loading, after a second.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Opening: ComponentType): LazyComponent<Props> {
  return makeLazy(load, (code) => {
    const Part = lazy(() => code);
    const Slow = (props: Props) => (
      <Suspense fallback={<Opening />}>
        <Part {...props} />
      </Suspense>
    );
    return Promise.race([code, after(UNNOTICED, { default: Slow })]);
  });
}

/**
 * A component that the page can do without.
 *
 * @param load - Imports the component. If it cannot be loaded, only its children show.
 */
export function lazyOptional<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return makeLazy(load, (code) => code.catch(() => ({ default: OnlyChildren })));
}

function OnlyChildren({ children = null }: { children?: ReactNode }) {
  return children;
}

type Module<Props> = { default: ComponentType<Props> };

function makeLazy<Props extends object>(
  load: Load<Props>,
  shown: (code: Promise<Module<Props>>) => Promise<Module<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchCode = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Pending: ComponentType<Props> = lazy(() => shown(explainFailure(fetchCode())));
  function Lazy(props: Props) {
    // What is loaded is shown at once; through `lazy`, React would delay revealing it.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Pending);
    return <Component {...props} />;
  }
  const prefetch = () =>
    fetchCode().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Lazy, { prefetch });
}

/** Says why code could not be loaded. If the server has newer code, the page is loaded again. */
async function explainFailure<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (error) {
    // The name of this script changes with any part of the code.
    const script = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (script?.status === NOT_FOUND) {
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
    console.error("Code error:", error);
    throw new CodeError(
      script
        ? `Its code has failed: ${error instanceof Error ? error.message : error}`
        : "The server cannot be reached.",
    );
  }
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}
