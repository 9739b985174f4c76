/** What a screen reader is told besides what the page says. */
import { createStore } from "./stored.ts";

export const announcement = createStore(() => "");

export function announce(text: string): void {
  announcement.set(text);
}
