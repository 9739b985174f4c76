/** Short transient messages, sent from anywhere and shown by the toaster. */
import { createStore, type Store } from "./store.ts";

export type MessageAction = {
  readonly label: string;
  readonly run: () => void;
  /** Finds the element that the action restores, to focus it. */
  readonly restored?: () => Element | null;
};

export type MessageOptions = {
  /** A message replaces a visible one with the same name. */
  readonly name?: string;
  readonly action?: MessageAction;
};

export type Message = MessageOptions & { readonly text: string };

/** Maximum length of a question in a message. */
export const NAMED = 60; // characters

/** Messages that the toaster has yet to show, oldest first. */
export const waitingMessages: Store<readonly Message[]> = createStore<readonly Message[]>(() => []);

/** The open modal dialog, in which messages appear because the rest of the page is inert; null if there is none. */
export const messageHost: Store<HTMLElement | null> = createStore<HTMLElement | null>(() => null);

/** Shows a message for a few seconds. A repeated message is counted, and its actions run together. */
export function notify(text: string, options: MessageOptions = {}): void {
  waitingMessages.set([...waitingMessages.get(), { ...options, text }]);
}
