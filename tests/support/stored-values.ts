/** What the client stores in IndexedDB, in tests whose simulated page has none: the values by their keys. */
export const storedValues = new Map<string, unknown>();

/** `idb-keyval`, as far as the client uses it. Fails like a browser that forbids storage where `localStorage` does. */
export const keyval = {
  createStore: () => null,
  get: async (key: string) => readValue(key),
  update: async (key: string, change: (stored: unknown) => unknown) => {
    const next = change(readValue(key));
    storedValues.set(key, structuredClone(next));
  },
  del: async (key: string) => void storedValues.delete(key),
};

function readValue(key: string): unknown {
  localStorage.getItem(key);
  return structuredClone(storedValues.get(key));
}
