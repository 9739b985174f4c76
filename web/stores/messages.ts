/** Short transient messages, sent from anywhere and shown by the toaster. */
import { toast } from "react-hot-toast/headless";
import { newId } from "../lib/new-id.ts";
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

/** The open modal dialog, in which messages appear because the rest of the page is inert; null if there is none. */
export const messageHost = createStore<HTMLElement | null>(() => null);

/** The actions of messages, by their ids. */
export const messageActions = new Map<string, MessageAction>();

/** Shows a message for a few seconds. A repeated message replaces the one before, unless it has an action of its own. */
export function notify(text: string, { name, action }: MessageOptions = {}): void {
  const id = name ?? (action ? newId() : text);
  if (action) messageActions.set(id, action);
  else messageActions.delete(id);
  toast.remove(id); // The newest message is the lowest.
  toast(typeset(text), { id });
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
