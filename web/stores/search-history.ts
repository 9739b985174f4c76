/** The questions asked on this device, newest first; initially the eight of the specification. */
import { removal } from "../lib/removal.ts";
import { createWebStorageValue, isTextList, json } from "./web-storage.ts";

const FIRST_ENTRIES = [
  "What is Reformed theology?",
  "How does predestination work?",
  "What are the five points of Calvinism?",
  "Explain covenant theology",
  "What is the Westminster Confession?",
  "How should I study systematic theology?",
  "What is common grace?",
  "Explain limited atonement.",
];

/** Maximum number of recent searches. */
const LONGEST = 100;

export const searchHistory = createWebStorageValue("history", FIRST_ENTRIES, json(isTextList));

/** Adds a question at the front, unless it is already listed; case and spacing do not matter. */
export function addSearch(question: string): void {
  const entries = searchHistory.get();
  if (entries.some((entry) => sameQuestion(entry, question))) return;
  searchHistory.set([question, ...entries].slice(0, LONGEST));
}

/** Removes a search. @returns A function that restores it at its place. */
export function removeSearch(question: string): () => void {
  const { remove, restore } = removal(searchHistory.get(), (entry) => entry === question);
  searchHistory.set(remove(searchHistory.get()));
  return () => searchHistory.set(restore(searchHistory.get()));
}

/** Clears the list. */
export function clearSearches(): void {
  searchHistory.set([]);
}

/** Whether two questions differ only in case and spaces. */
export function sameQuestion(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

const folded = (question: string) => question.trim().replaceAll(/\s+/g, " ").toLowerCase();
