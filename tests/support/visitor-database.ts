/** What Loci stores in the browser's own IndexedDB, written and read past the client. */
import type { Page } from "playwright-core";
import { openEmpty } from "./browser.ts";

/** Stores values under their keys, from an empty page of the site, so that the client finds them when it starts. */
export async function storeValues(page: Page, values: Record<string, unknown>): Promise<void> {
  await openEmpty(page);
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("loci");
        opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const change = opening.result.transaction("kept", "readwrite");
          for (const [key, value] of entries) change.objectStore("kept").put(value, key);
          change.onabort = reject;
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    Object.entries(values),
  );
}

/** The value under a key, a moment after the page shows it. The page must have stored some value. */
export function storedValue<T>(page: Page, key: "study" | "reading-lists"): Promise<T | undefined> {
  return page.evaluate(
    (name) =>
      new Promise<T | undefined>((resolve, reject) => {
        const opening = indexedDB.open("loci");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const request = opening.result.transaction("kept").objectStore("kept").get(name);
          request.onerror = reject;
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
    key,
  );
}

/** Everything that the browser keeps for the site but the client's own code, as one text to search in. */
export function allStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys())
      if (!name.startsWith("workbox-precache"))
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return decodeURIComponent(JSON.stringify(found));
  });
}
