/** Short transient messages. Anyone may send one; what draws them loads with the first. */
import { createStore } from "../../browser/stored.ts";

export type MessageOptions = {
  /** A message with the name of one that still shows replaces it. */
  readonly name?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Whether there has been a message yet. */
export const messagesSent = createStore(() => false);

/** Shows a message for a few seconds. */
export async function notify(message: string, options: MessageOptions = {}): Promise<void> {
  messagesSent.set(true);
  const { showMessage } = await import("./toaster.tsx");
  showMessage(message, options);
}
