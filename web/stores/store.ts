/**
 * A value kept on this device: a store over the browser's storage that distrusts it. What cannot be read gives the
 * default, other tabs are heard, and where there is no storage the value lives in memory.
 */
import { useSyncExternalStore } from "react";

export type Store<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What a page shows that is rendered on the server, which knows nothing of the device. */
  readonly getOnServer: () => T;
};

/** A store that can be emptied: nothing of it stays on this device. */
export type StoredValue<T> = Store<T> & { readonly clear: () => void };

type Area = "localStorage" | "sessionStorage";

type Format<T> = {
  /** Returns undefined for text that is not ours. */
  readonly parse: (text: string) => T | undefined;
  readonly serialize: (value: T) => string;
};

const resets = new Set<() => void>();
/** What follows changes of the storage by other tabs. */
const followers = new Set<(event: StorageEvent) => void>();

/** Lets the stored values follow what other tabs store. To be called once. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    for (const follow of followers) follow(event);
  });
}

/** Calls back about each change of the storage by another tab. */
export function onStorageEvent(follow: (event: StorageEvent) => void): void {
  followers.add(follow);
}

/** The names of values whose last change could not be written here: storage is full or forbidden. */
export const failedWrites: Store<readonly string[]> = createStore<readonly string[]>(() => []);

/** Takes note of whether the last change of a value could be written. */
export function reportWrite(key: string, written: boolean): void {
  const others = failedWrites.get().filter((name) => name !== key);
  failedWrites.set(written ? others : [...others, key]);
}

/** Makes every store begin anew from what is stored, as after a reload. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/**
 * A value in memory, forgotten when the page is left.
 *
 * @param onServer - What counts while rendering on the server, where `initial` needs a browser.
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

/** The function, called once: React wants the same value each time. */
function remembered<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * @param key - The name in the storage.
 * @param fallback - The value where nothing, or nothing readable, is stored.
 * @param area - `sessionStorage` keeps the value for one visit, over reloads.
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

/** JSON whose shape is checked: what fails the check counts as not there. */
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

/** Reads a store in a component and follows it. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe" | "getOnServer">): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getOnServer);
}

/** A name for a new entry of a stored list. `crypto.randomUUID` is missing on plain http, so time and chance have to do. */
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
    // Nothing can be kept here, so nothing is.
  }
}

/** @returns False where storage is full or forbidden: the value lives as long as the page. */
function writeText(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
