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

/**
 * @param key - The name in the storage.
 * @param fallback - The value if nothing valid is stored.
 * @param area - `sessionStorage` keeps the value for one visit, across reloads.
 * @param beginsWith - Gives the fallback in a browser, if that depends on another value.
 */
export function createWebStorageValue<T>(
  key: string,
  fallback: T,
  { parse, serialize }: Format<T>,
  area: Area = "localStorage",
  beginsWith = () => fallback,
): WebStorageValue<T> {
  const read = () => {
    const text = attempt(() => window[area].getItem(key));
    return (text === null ? undefined : parse(text)) ?? beginsWith();
  };
  const store = createStore(read, () => fallback);
  const follow = (event: StorageEvent) => {
    if (event.storageArea === window[area] && (event.key === key || event.key === null)) store.set(read());
  };
  // The server has no window.
  globalThis.window?.addEventListener("storage", follow);
  return {
    ...store,
    set: (value) => {
      attempt(() => window[area].setItem(key, serialize(value)));
      store.set(value);
    },
    clear: () => {
      attempt(() => window[area].removeItem(key));
      store.set(beginsWith());
    },
  };
}

/** @returns Null where storage is full or forbidden: the value then lasts as long as the page. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
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
