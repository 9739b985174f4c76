/**
 * A value in the browser's Web Storage. Stored data is not trusted: what is invalid counts as missing, which gives the
 * default. The value follows changes by other tabs, and lives in memory where there is no storage.
 */
import { createStore, type Store } from "./store.ts";

/** A store that can be removed from this device. */
export type WebStorageValue<T> = Store<T> & { readonly clear: () => void };

type Area = "localStorage" | "sessionStorage";

type Format<T> = {
  /** Returns undefined for invalid text. */
  readonly parse: (text: string) => T | undefined;
  readonly serialize: (value: T) => string;
};

/** Listeners for storage changes by other tabs. */
const followers = new Set<(event: StorageEvent) => void>();

/** Makes stored values follow other tabs. Call it once. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    for (const follow of followers) follow(event);
  });
}

/** The names of values whose last change could not be stored, because storage is full or forbidden. */
export const failedWrites: Store<readonly string[]> = createStore<readonly string[]>(() => []);

/** Records whether the last change of a value could be stored. */
export function reportWrite(key: string, written: boolean): void {
  const failed = failedWrites.get();
  if (failed.includes(key) !== written) return;
  failedWrites.set(written ? failed.filter((name) => name !== key) : [...failed, key]);
}

/**
 * @param key - The name in the storage.
 * @param fallback - The value if nothing valid is stored.
 * @param area - `sessionStorage` keeps the value for one visit, across reloads.
 */
export function createWebStorageValue<T>(
  key: string,
  fallback: T,
  { parse, serialize }: Format<T>,
  area: Area = "localStorage",
): WebStorageValue<T> {
  const read = () => {
    const text = readText(area, key);
    return text === null ? fallback : (parse(text) ?? fallback);
  };
  const store = createStore(read, () => fallback);
  followers.add((event) => {
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

/** One of several texts, stored as it is. */
export function oneOf<T extends string>(values: readonly T[]): Format<T> {
  return { parse: (text) => values.find((value) => value === text), serialize: (value) => value };
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
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
