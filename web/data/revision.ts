/** The content revision of the page. Every response names the server's, so a new one shows with the next response. */

/**
 * For this long, a response with the previous revision counts as late, or as from another process that is a little
 * behind; after that, as a rollback.
 */
const LATE_RESPONSE_WINDOW = 60_000; // milliseconds

type RevisionState = { readonly name: string | null; readonly left: string | null; readonly since: number };

let followed: RevisionState = { name: null, left: null, since: 0 };
type Listener = (freshAddress: string) => void;
const listeners = new Set<Listener>();

/** Sets the revision that the page came with; null if unknown. */
export function beginRevision(name: string | null): void {
  followed = { name, left: null, since: 0 };
}

/**
 * Observes the revision in a response.
 *
 * @param address - The request's address; its response is of that revision.
 */
export function observeRevision(name: string | null, address: string): void {
  if (name === null || name === followed.name) return;
  if (name === followed.left && Date.now() - followed.since < LATE_RESPONSE_WINDOW) return;
  const isFirst = followed.name === null;
  followed = { name, left: followed.name, since: Date.now() };
  if (!isFirst) for (const listener of listeners) listener(address);
}

/** Calls back on each new revision, with the address whose response named it. @returns A function that stops this. */
export function onNewRevision(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
