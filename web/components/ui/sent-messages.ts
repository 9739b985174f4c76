/** The visible messages, and the actions of their buttons. */
import { toast } from "react-hot-toast/headless";
import { typeset } from "../../lib/typeset.ts";
import { type Message, type MessageAction, waitingMessages } from "../../stores/messages.ts";

/** For each id, how often the message was sent, and its actions, newest first. */
const sent = new Map<string, { count: number; actions: readonly MessageAction[] }>();

/** Shows the waiting messages. */
export function showWaitingMessages(): void {
  const messages = waitingMessages.get();
  if (messages.length === 0) return;
  waitingMessages.set([]);
  messages.forEach(show);
}

function show({ text, name, action }: Message): void {
  const message = typeset(text);
  const id = name ?? message;
  const before = name === undefined ? sent.get(id) : undefined;
  const count = (before?.count ?? 0) + 1;
  const actions = [...(action ? [action] : []), ...(before?.actions ?? [])];
  sent.set(id, { count, actions });
  if (before) toast.remove(id); // The newest message is the lowest.
  toast(count > 1 ? `${message} (${count})` : message, { id });
}

/** The actions of a visible message, newest first. */
export function actionsOf(id: string): readonly MessageAction[] {
  return sent.get(id)?.actions ?? [];
}

/** @param ids - The visible messages. The count of the others starts again. */
export function forgetMessagesExcept(ids: readonly string[]): void {
  for (const id of sent.keys()) if (!ids.includes(id)) sent.delete(id);
}
