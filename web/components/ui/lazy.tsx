/** Components whose code loads when they are shown, or before that, when the visitor points at what shows them. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { CodeError, loadCode } from "../../lib/load-code.ts";

/** How long the previous page stays while the next one's code is loading. */
const UNNOTICED = 1_000; // milliseconds

type Load<Props> = () => Promise<ComponentType<Props>>;

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code. A failure does no harm: rendering the component tries again. */
  readonly prefetch: () => Promise<void>;
};

/**
 * A page, or the main part of one. If its code cannot be loaded, it throws a `CodeError` to the error boundary around
 * it, and tries again when it is mounted again.
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
  const makePending = (): ComponentType<Props> =>
    lazy(() => {
      const code = loadCode(fetchCode);
      code.catch((error) => {
        // React keeps a failure for good, so after it another component takes its place.
        if (error instanceof CodeError) error.forget = renew;
      });
      return shown(code);
    });
  let pending = makePending();
  const renew = () => {
    pending = makePending();
  };
  function Lazy(props: Props) {
    // What is loaded is shown at once; through `lazy`, React would delay revealing it.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? pending);
    return <Component {...props} />;
  }
  const prefetch = () =>
    fetchCode().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Lazy, { prefetch });
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}
