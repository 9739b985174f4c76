/** All that Loci keeps on this device: to be counted, taken along, and cleared. */
import { saveFile } from "../lib/save-file.ts";
import { readingLists } from "./reading-lists.ts";
import { clearScrollPositions } from "./scroll-positions.ts";
import { searchHistory } from "./search-history.ts";
import { defaultPartners, selectedPartners } from "./selected-partners.ts";
import { clearSidebar, sidebarOpen } from "./sidebar.ts";
import { study } from "./study.ts";
import { textSize } from "./text-size.ts";
import { theme } from "./theme.ts";

const values = { study, readingLists, history: searchHistory, defaultPartners, theme, textSize };

/** Downloads everything as one JSON file. */
export function exportEverything(now = new Date()): void {
  const kept = Object.entries(values).map(([name, value]) => [name, value.get()]);
  downloadJson(`loci-${dayStamp(now)}`, {
    ...fileHead(now),
    ...Object.fromEntries(kept),
    sidebarOpen: sidebarOpen.get(),
  });
}

/** Downloads the answers, notes and reading lists. */
export function exportStudy(now = new Date()): void {
  const kept = { study: study.get(), readingLists: readingLists.get() };
  downloadJson(`loci-study-${dayStamp(now)}`, { ...fileHead(now), ...kept });
}

/** Leaves nothing behind: the next visit is like the first. */
export function clearEverything(): void {
  for (const value of Object.values(values)) value.clear();
  selectedPartners.clear();
  clearSidebar();
  clearScrollPositions();
}

function fileHead(now: Date) {
  return { madeBy: "Loci", exportedAt: now.toISOString() };
}

/** @param name - Of the file, without its ending. */
function downloadJson(name: string, content: unknown): void {
  saveFile(`${name}.json`, new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: "application/json" }));
}

/** The day, for the name of a file: `2026-11-18`. */
function dayStamp(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
