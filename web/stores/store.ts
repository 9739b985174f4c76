/** Values in memory, which components follow. They last as long as the page. */
import { useSyncExternalStore } from "react";

export type Store<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value for rendering on the server, which has no access to the device. */
  readonly getOnServer: () => T;
};

const resets = new Set<() => void>();

/** Puts every store back to its initial value, as after a reload. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/** @param onServer - The value for rendering on the server, if `initial` needs a browser. */
export function createStore<T>(initial: () => T, onServer = initial): Store<T> {
  let current: { value: T } | null = null;
  const listeners = new Set<() => void>();
  resets.add(() => {
    current = null;
    for (const listener of listeners) listener();
  });
  const get = () => {
    current ??= { value: initial() };
    return current.value;
  };
  return {
    get,
    getOnServer: remembered(onServer),
    set: (value) => {
      current = { value };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Calls the function once, because React requires the same value each time. */
function remembered<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Reads a store in a component, which renders again on each change. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe" | "getOnServer">): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getOnServer);
}
