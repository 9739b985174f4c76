/** Short transient messages. Anyone may send one; what draws them loads with the first. */

import { loadPatiently } from "../components/ui/lazy.ts";
import { createStore } from "../stores/store.ts";

export type MessageAction = {
  readonly label: string;
  readonly run: () => void;
  /** Finds what the action brings back, to give it the focus. */
  readonly restored?: () => Element | null;
};

export type MessageOptions = {
  /** A message with the name of one that still shows replaces it. */
  readonly name?: string;
  readonly action?: MessageAction;
};

/** So much of a question names it in a message. */
export const NAMED = 60; // characters

/** Whether there has been a message yet. */
export const messagesSent = createStore(() => false);

const load = () => import("../components/ui/toaster.tsx");

/** Fetches what draws messages, to be there when the message is that nothing can be fetched. */
export function prefetchMessages(): void {
  load().catch(() => undefined);
}

/** Shows a message for a few seconds; none where what draws it cannot be loaded. */
export async function notify(message: string, options: MessageOptions = {}): Promise<void> {
  messagesSent.set(true);
  const toaster = await loadPatiently(load).catch(() => null);
  toaster?.showMessage(message, options);
}
