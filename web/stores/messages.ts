/** Short transient messages, sent from anywhere and shown by the toaster. */
import { shortened } from "../lib/text.ts";
import { typeset } from "../lib/typeset.ts";
import { createStore } from "./store.ts";

export type MessageAction = {
  readonly label: string;
  readonly run: () => void;
  /** Finds the element that the action restores, to focus it. */
  readonly restored?: () => Element | null;
};

type MessageOptions = {
  /** A message replaces a visible one with the same name. */
  readonly name?: string;
  readonly action?: MessageAction;
};

export type Message = MessageOptions & { readonly text: string };

/** Messages that the toaster has yet to show, oldest first. */
export const waitingMessages = createStore<readonly Message[]>(() => []);

/** The open modal dialog, in which messages appear because the rest of the page is inert; null if there is none. */
export const messageHost = createStore<HTMLElement | null>(() => null);

/** Shows a message for a few seconds. A repeated message is counted, and its actions run together. */
export function notify(text: string, options: MessageOptions = {}): void {
  waitingMessages.set([...waitingMessages.get(), { ...options, text }]);
}

/**
 * Says what was removed, and offers to undo it.
 *
 * @param restoredId - The id of the element that comes back, which takes the focus.
 */
export function notifyRemoved(text: string, undo: () => void, restoredId: string): void {
  const restored = () => document.getElementById(restoredId);
  notify(text, { action: { label: "Undo", run: undo, restored } });
}

/** A question in a message. */
export function named(question: string): string {
  return shortened(typeset(question), 60);
}
