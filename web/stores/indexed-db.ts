/**
 * A value that may grow large. It lives in IndexedDB, where each change is one transaction, so that tabs do not
 * overwrite each other's changes. Without IndexedDB it lives in localStorage. Data that an earlier version left in
 * localStorage is merged in.
 */
import { createStore as createDatabase, del, get, type UseStore, update } from "idb-keyval";
import { createStore, type Store } from "./store.ts";
import { onStorageEvent, reportWrite } from "./web-storage.ts";

export type IndexedDbValue<T> = Omit<Store<T>, "set"> & {
  /** False until the value has been read; before that it is the fallback. */
  readonly loaded: Store<boolean>;
  /** Resolves with the value once it has been read. */
  readonly load: () => Promise<T>;
  /**
   * Changes the value here immediately, then the stored value, which another tab may have changed.
   *
   * @param change - Called more than once; must be free of side effects.
   * @returns Whether it is stored. If not, it lasts as long as the page, and is stored with the next change.
   */
  readonly update: (change: (value: T) => T) => Promise<boolean>;
  /** Removes it from this device. */
  readonly clear: () => Promise<void>;
};

type Definition<T> = {
  readonly fallback: T;
  readonly isValid: (value: unknown) => value is T;
  /** Merges the values of two places. */
  readonly merge: (one: T, other: T) => T;
};

type Change<T> = (value: T) => T;

/** Where values are stored. Each method may throw. */
type Backend = {
  readonly read: (key: string) => Promise<unknown>;
  readonly change: (key: string, change: (stored: unknown) => unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

/** Tells other tabs the key of a value that has changed. */
const channel = typeof indexedDB === "undefined" ? null : new BroadcastChannel("kept-values");

let backend: Promise<Backend> | null = null;

/** @param key - The name in the storage. */
export function createIndexedDbValue<T>(key: string, { fallback, isValid, merge }: Definition<T>): IndexedDbValue<T> {
  const loaded = createStore(() => false);
  const shown = createStore<T>(
    () => {
      void load();
      return fallback;
    },
    () => fallback,
  );
  /** What is not stored yet, oldest first. */
  let pending: Change<T>[] = [];
  /** The queue of operations on the stored value. */
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(task: (place: Backend) => Promise<R>): Promise<R> => {
    const turn = work.then(async () => {
      backend ??= findBackend();
      return task(await backend);
    });
    work = turn.catch(() => undefined);
    return turn;
  };
  const valid = (stored: unknown) => (isValid(stored) ? stored : fallback);
  const show = (stored: unknown) => {
    shown.set(pending.reduce((value, change) => change(value), valid(stored)));
    loaded.set(true);
  };

  const load = () =>
    inTurn(async (place) => {
      const left = place === local ? undefined : await local.read(key).catch(() => undefined);
      if (isValid(left)) {
        await place.change(key, (stored) => (isValid(stored) ? merge(stored, left) : left));
        await local.remove(key);
      }
      show(await place.read(key));
    }).catch(() => loaded.set(true)); // It may become readable later; until then it keeps its value.

  const refresh = () => {
    if (loaded.get()) void load();
  };
  channel?.addEventListener("message", ({ data }) => data === key && refresh());
  // Another tab without IndexedDB, or one that still runs an earlier version.
  onStorageEvent((event) => (event.key === key || event.key === null) && refresh());

  return {
    get: shown.get,
    getOnServer: shown.getOnServer,
    subscribe: shown.subscribe,
    loaded,
    load: async () => {
      if (!loaded.get()) await load();
      return shown.get();
    },
    update: async (change) => {
      shown.set(change(shown.get()));
      pending.push(change);
      try {
        await inTurn(async (place) => {
          const batch = [...pending];
          let stored: unknown;
          await place.change(key, (before) => {
            stored = batch.reduce((value, one) => one(value), valid(before));
            return stored;
          });
          pending = pending.filter((one) => !batch.includes(one));
          show(stored);
        });
        channel?.postMessage(key);
        reportWrite(key, true);
        return true;
      } catch {
        reportWrite(key, false);
        return false;
      }
    },
    clear: async () => {
      pending = [];
      shown.set(fallback);
      await inTurn((place) => Promise.all([place.remove(key), local.remove(key)])).catch(() => undefined);
      channel?.postMessage(key);
    },
  };
}

const local: Backend = {
  read: async (key) => {
    const text = localStorage.getItem(key);
    try {
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined; // Not our data.
    }
  },
  change: async (key, change) => localStorage.setItem(key, JSON.stringify(change(await local.read(key)))),
  remove: async (key) => localStorage.removeItem(key),
};

async function findBackend(): Promise<Backend> {
  try {
    const database: UseStore = createDatabase("loci", "kept");
    await database("readonly", async () => undefined); // Opens it; throws if that is forbidden.
    return {
      read: (key) => get(key, database),
      change: (key, change) => update(key, change, database),
      remove: (key) => del(key, database),
    };
  } catch {
    return local;
  }
}
