/** Announcements for screen readers that the page does not show. */
import { createStore } from "./store.ts";

/** The count distinguishes an announcement from the previous one, which may have the same text. */
export const announcement = createStore(() => ({ text: "", count: 0 }));

export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 });
}
