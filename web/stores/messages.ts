/** Short transient messages, sent from anywhere and shown by the toaster. */
import { shortened } from "../lib/text.ts";
import { typeset } from "../lib/typeset.ts";
import { createStore } from "./store.ts";

type MessageAction = {
  readonly label: string;
  readonly run: () => void;
  /** Finds the element that the action restores, to focus it. */
  readonly restored?: () => Element | null;
};

export type Message = {
  readonly id: string;
  readonly text: string;
  /** How often it was sent while it showed. */
  readonly count: number;
  /** Newest first. */
  readonly actions: readonly MessageAction[];
};

type Options = {
  /** A message replaces a visible one with the same name. */
  readonly name?: string;
  readonly action?: MessageAction;
};

const SHOWN_AT_ONCE = 3;

/** The visible messages, newest last. */
export const messages = createStore<readonly Message[]>(() => []);

/** The open modal dialog, in which messages appear because the rest of the page is inert; null if there is none. */
export const messageHost = createStore<HTMLElement | null>(() => null);

/** Shows a message for a few seconds. A repeated message is counted, and its actions run together. */
export function notify(text: string, { name, action }: Options = {}): void {
  const id = name ?? text;
  const others = messages.get().filter((message) => message.id !== id);
  const repeated = name === undefined ? messages.get().find((message) => message.id === id) : undefined;
  const message = {
    id,
    text: typeset(text),
    count: (repeated?.count ?? 0) + 1,
    actions: [...(action ? [action] : []), ...(repeated?.actions ?? [])],
  };
  messages.set([...others, message].slice(-SHOWN_AT_ONCE));
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

export function dismiss({ id }: Message): void {
  messages.set(messages.get().filter((message) => message.id !== id));
}
