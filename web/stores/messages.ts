/** Short transient messages. Anyone may send one; the toaster, whose code loads with the first of them, shows them. */
import { createStore, type Store } from "./store.ts";

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

export type Message = MessageOptions & { readonly text: string };

/** So much of a question names it in a message. */
export const NAMED = 60; // characters

/** The messages that the toaster has not shown yet, oldest first. */
export const waitingMessages: Store<readonly Message[]> = createStore<readonly Message[]>(() => []);

/** The dialog that makes the rest of the page inert, in which messages then appear; null when there is none. */
export const messageHost: Store<HTMLElement | null> = createStore<HTMLElement | null>(() => null);

/** Shows a message for a few seconds. One that shows already is counted, and its actions are done together. */
export function notify(text: string, options: MessageOptions = {}): void {
  waitingMessages.set([...waitingMessages.get(), { ...options, text }]);
}
