/**
 * A value stored on this device. Stored data is not trusted: what is invalid counts as missing, which gives the
 * default. The value follows changes by other tabs, and lives in memory where there is no storage.
 */
import { useSyncExternalStore } from "react";

export type Store<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value for rendering on the server, which has no access to the device. */
  readonly getOnServer: () => T;
};

/** A store that can be removed from this device. */
export type StoredValue<T> = Store<T> & { readonly clear: () => void };

type Area = "localStorage" | "sessionStorage";

type Format<T> = {
  /** Returns undefined for invalid text. */
  readonly parse: (text: string) => T | undefined;
  readonly serialize: (value: T) => string;
};

const resets = new Set<() => void>();
/** Listeners for storage changes by other tabs. */
const followers = new Set<(event: StorageEvent) => void>();

/** Makes stored values follow other tabs. Call it once. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    for (const follow of followers) follow(event);
  });
}

/** Calls back on each storage change by another tab. */
export function onStorageEvent(follow: (event: StorageEvent) => void): void {
  followers.add(follow);
}

/** The names of values whose last change could not be stored, because storage is full or forbidden. */
export const failedWrites: Store<readonly string[]> = createStore<readonly string[]>(() => []);

/** Records whether the last change of a value could be stored. */
export function reportWrite(key: string, written: boolean): void {
  const others = failedWrites.get().filter((name) => name !== key);
  failedWrites.set(written ? others : [...others, key]);
}

/** Makes every store read its stored value again, as after a reload. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/**
 * A value in memory, which lasts as long as the page.
 *
 * @param onServer - The value for rendering on the server, if `initial` needs a browser.
 */
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

/**
 * @param key - The name in the storage.
 * @param fallback - The value if nothing valid is stored.
 * @param area - `sessionStorage` keeps the value for one visit, across reloads.
 */
export function createStoredValue<T>(
  key: string,
  fallback: T,
  { parse, serialize }: Format<T>,
  area: Area = "localStorage",
): StoredValue<T> {
  const read = () => {
    const text = readText(area, key);
    return text === null ? fallback : (parse(text) ?? fallback);
  };
  const store = createStore(read, () => fallback);
  onStorageEvent((event) => {
    if (event.storageArea === window[area] && (event.key === key || event.key === null)) store.set(read());
  });
  return {
    ...store,
    set: (value) => {
      reportWrite(key, writeText(area, key, serialize(value)));
      store.set(value);
    },
    clear: () => {
      removeText(area, key);
      store.set(fallback);
    },
  };
}

/** JSON that is validated; invalid data counts as missing. */
export function json<T>(isValid: (value: unknown) => value is T): Format<T> {
  return {
    parse: (text) => {
      try {
        const value: unknown = JSON.parse(text);
        return isValid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    serialize: (value) => JSON.stringify(value),
  };
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** Reads a store in a component, which renders again on each change. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe" | "getOnServer">): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getOnServer);
}

/**
 * An id for a new entry of a stored list. `crypto.randomUUID` is missing on plain http, so it is made of time and
 * chance.
 */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

function readText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null; // Storage is forbidden here.
  }
}

function removeText(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Storage is forbidden here.
  }
}

/** @returns False if storage is full or forbidden: the value then lasts as long as the page. */
function writeText(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
