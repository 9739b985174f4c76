/** All that Loci stores on this device, to count, export and clear. */
import { ALL_ANSWERS_CACHE } from "../lib/kept-answers.ts";
import { dayStamp, saveFile } from "../lib/save-file.ts";
import { noteDrafts } from "./note-drafts.ts";
import { readingLists } from "./reading-lists.ts";
import { scrollPositions } from "./scroll-positions.ts";
import { searchHistory } from "./search-history.ts";
import { defaultPartners, selectedPartners } from "./selected-partners.ts";
import { clearSidebar, sidebarOpen } from "./sidebar.ts";
import { singleKeys } from "./single-keys.ts";
import { study } from "./study.ts";
import { textSize } from "./text-size.ts";
import { theme } from "./theme.ts";
import { chosenTranslation } from "./translation.ts";

/** The service worker's cache of visited pages and saved answers. */
export const CONTENT_CACHE = "content";
/** Marks exported files as ours. */
export const MADE_BY = "Loci";

const indexedDbValues = { study, readingLists };
const values = { history: searchHistory, defaultPartners, theme, textSize, singleKeys, translation: chosenTranslation };

/** Downloads everything as one JSON file. */
export async function exportEverything(now = new Date()): Promise<void> {
  const content = {
    madeBy: MADE_BY,
    exportedAt: now.toISOString(),
    study: await study.load(),
    readingLists: await readingLists.load(),
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.get()])),
    sidebarOpen: sidebarOpen.get(),
  };
  const json = `${JSON.stringify(content, null, 2)}\n`;
  saveFile(`loci-${dayStamp(now)}.json`, new Blob([json], { type: "application/json" }));
}

/** Clears everything: the next visit is like the first. */
export async function clearEverything(): Promise<void> {
  for (const value of Object.values(values)) value.clear();
  selectedPartners.clear();
  clearSidebar();
  scrollPositions.clear();
  noteDrafts.clear();
  await Promise.all(Object.values(indexedDbValues).map((value) => value.clear()));
  // Plain http has no worker, and where storage is forbidden, each of these throws.
  await clearVisited().catch(() => undefined);
}

/** Removes the visited pages, and tells the worker, which keeps a record of their addresses and needs a new shell. */
async function clearVisited(): Promise<void> {
  await Promise.all([caches.delete(CONTENT_CACHE), caches.delete(ALL_ANSWERS_CACHE)]);
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ cleared: true });
}
