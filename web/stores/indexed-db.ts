/**
 * A value that may grow large. It lives in IndexedDB, where each change is one transaction, so that tabs do not
 * overwrite each other's changes. Where the browser refuses to store, it lasts as long as the page.
 */
import { createStore as createDatabase, del, get, update } from "idb-keyval";
import * as v from "valibot";
import { createStore, type Store } from "./store.ts";

export type IndexedDbValue<T> = Omit<Store<T>, "set"> & {
  /** False until the value has been read; before that it is empty. */
  readonly loaded: Store<boolean>;
  /** Whether the last change could not be stored. */
  readonly unsaved: Store<boolean>;
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
  /** Reads what is stored, which may come from another version of Loci; undefined gives the empty value. */
  readonly read: (stored: unknown) => T;
  /** Returns what to store for a value: it has everything that `read` leaves out of what was stored before. */
  readonly write: (value: T, before: unknown) => unknown;
};

/** Opened with the first use. */
const database = createDatabase("loci", "kept");

/** Tells other tabs the key of a value that has changed. */
const channel = openChannel();

/** @param key - The name in the database. */
export function createIndexedDbValue<T>(key: string, { read, write }: Definition<T>): IndexedDbValue<T> {
  const empty = read(undefined);
  const loaded = createStore(() => false);
  const unsaved = createStore(() => false);
  const shown = createStore<T>(
    () => {
      void load();
      return empty;
    },
    () => empty,
  );
  /** What is not stored yet, oldest first. */
  let pending: ((value: T) => T)[] = [];
  const withPending = (stored: unknown) => pending.reduce((value, change) => change(value), read(stored));
  const show = (stored: unknown) => {
    shown.set(withPending(stored));
    loaded.set(true);
  };
  const load = async () => {
    await succeeds(async () => show(await get(key, database)));
    loaded.set(true); // What cannot be read now may become readable later; until then it keeps its value.
  };

  channel?.addEventListener("message", ({ data }) => {
    if (data === key && loaded.get()) void load();
  });

  return {
    get: shown.get,
    getOnServer: shown.getOnServer,
    subscribe: shown.subscribe,
    loaded,
    unsaved,
    load: async () => {
      if (!loaded.get()) await load();
      return shown.get();
    },
    update: async (change) => {
      shown.set(change(shown.get()));
      pending.push(change);
      let written: typeof pending = [];
      let stored: unknown;
      // Runs in its turn: the database makes one change after the other.
      const next = (before: unknown) => {
        written = [...pending];
        stored = write(withPending(before), before);
        return stored;
      };
      const done = await succeeds(() => update(key, next, database));
      if (done) {
        pending = pending.filter((one) => !written.includes(one));
        show(stored);
        channel?.postMessage(key);
      }
      unsaved.set(!done);
      return done;
    },
    clear: async () => {
      pending = [];
      shown.set(empty);
      if (await succeeds(() => del(key, database))) show(undefined);
      channel?.postMessage(key);
    },
  };
}

async function succeeds(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch {
    return false;
  }
}

/** @returns Null on the server, and where the browser forbids it, as Firefox does when all cookies are blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return typeof indexedDB === "undefined" ? null : new BroadcastChannel("kept-values");
  } catch {
    return null;
  }
}

/**
 * A list that is read entry by entry. What does not fit, such as an entry of a newer version, is left out of the value
 * and stays stored behind the others, also what is no list at all.
 */
export function listOf<T>(entry: v.GenericSchema<unknown, T>): Definition<readonly T[]> {
  const fits = (one: unknown): one is T => v.is(entry, one);
  const all = (stored: unknown) => (Array.isArray(stored) ? stored : stored === undefined ? [] : [stored]);
  return {
    read: (stored) => all(stored).filter(fits),
    write: (entries, before) => [...entries, ...all(before).filter((one) => !fits(one))],
  };
}
