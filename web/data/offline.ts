/** What the service worker is asked to keep, to be read without a network. */

/** The answers that are saved: the worker fetches what their pages need, unless it has it. */
export function keepOffline(saved: readonly { readonly id: string; readonly question: string }[]): void {
  const answers = saved.map(({ id, question }) => ({ id, question }));
  navigator.serviceWorker?.controller?.postMessage({ saved: answers });
}
