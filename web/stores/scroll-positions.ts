/** How far each entry of the browser's history was scrolled, in pixels. Kept for one visit, over reloads. */
import { createStore, type Store } from "./store.ts";

const STORAGE_KEY = "scroll";

export const scrollPositions: Store<Map<string, number>> = createStore(() => new Map(readPositions()));

/** Writes the positions down; where storage is full or forbidden, they are known as long as the page. */
export function saveScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...scrollPositions.get()]));
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}

/** Forgets the positions, here and in what is stored. */
export function clearScrollPositions(): void {
  scrollPositions.set(new Map());
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
  } catch {
    return [];
  }
}
