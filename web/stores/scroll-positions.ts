/** The scroll position of each history entry, in pixels. Kept for one visit, across reloads. */
import { createStore, type Store } from "./store.ts";

const STORAGE_KEY = "scroll";

export const scrollPositions: Store<Map<string, number>> = createStore(() => new Map(readPositions()));

/** Stores the positions; if storage is full or forbidden, they last as long as the page. */
export function saveScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...scrollPositions.get()]));
  } catch {
    // Storage is forbidden here.
  }
}

/** Clears the positions, in memory and in storage. */
export function clearScrollPositions(): void {
  scrollPositions.set(new Map());
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden here.
  }
}

/** @param isMeant - Which addresses, as path and query, to remove the positions of. */
export function removeScrollPositions(isMeant: (address: string) => boolean): void {
  const others = [...scrollPositions.get()].filter(([entry]) => !isMeant(entry.slice(entry.indexOf(" ") + 1)));
  scrollPositions.set(new Map(others));
  saveScrollPositions();
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
  } catch {
    return [];
  }
}
