/** What a screen reader is told besides what the page says. */
import { createStore } from "./store.ts";

/** The count tells an announcement from the one before it, which may have the same text. */
export const announcement = createStore(() => ({ text: "", count: 0 }));

export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 });
}
