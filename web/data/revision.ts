/** The revision of the content that the page is of. A load on the server shows with the next answer that comes from it. */

/**
 * How long a revision that was left is taken for an answer on its way, or for another process that is a little behind,
 * and not for a return to it.
 */
const LATE_RESPONSE_WINDOW = 60_000; // milliseconds

type RevisionState = { readonly name: string | null; readonly left: string | null; readonly since: number };

let followed: RevisionState = { name: null, left: null, since: 0 };
type Listener = (freshAddress: string) => void;
const listeners = new Set<Listener>();

/** Begins with the revision that the page came with; null where that is not known. */
export function beginRevision(name: string | null): void {
  followed = { name, left: null, since: 0 };
}

/**
 * Takes note of the revision that an answer of the server names.
 *
 * @param address - What was asked; the answer to it is of that revision.
 */
export function observeRevision(name: string | null, address: string): void {
  if (name === null || name === followed.name) return;
  if (name === followed.left && Date.now() - followed.since < LATE_RESPONSE_WINDOW) return;
  const isFirst = followed.name === null;
  followed = { name, left: followed.name, since: Date.now() };
  if (!isFirst) for (const listener of listeners) listener(address);
}

/** Calls back, with the address whose answer told it, whenever another revision is there; returns how to end that. */
export function onNewRevision(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
