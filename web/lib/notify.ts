/** Short transient messages. Anyone may send one; the toaster draws them. */
import { toast } from "react-hot-toast/headless";
import { typeset } from "./typeset.ts";

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

/** The messages that show, by their ids: how often each was sent, and its actions, newest first. */
const sent = new Map<string, { count: number; actions: readonly MessageAction[] }>();

/** Shows a message for a few seconds. One that shows already is counted, and its actions are done together. */
export function notify(text: string, { name, action }: MessageOptions = {}): void {
  const message = typeset(text);
  const id = name ?? message;
  const before = name === undefined ? sent.get(id) : undefined;
  const count = (before?.count ?? 0) + 1;
  const actions = [...(action ? [action] : []), ...(before?.actions ?? [])];
  sent.set(id, { count, actions });
  if (before) toast.remove(id); // The newest is the lowest.
  toast(count > 1 ? `${message} (${count})` : message, { id });
}

/** The actions of a message that shows, newest first. */
export function actionsOf(id: string): readonly MessageAction[] {
  return sent.get(id)?.actions ?? [];
}

/** @param ids - The messages that still show: another with the text of one that is gone is a new one. */
export function forgetMessagesExcept(ids: readonly string[]): void {
  for (const id of sent.keys()) if (!ids.includes(id)) sent.delete(id);
}
