/** Tells the service worker what to keep for reading offline. */

/** Makes the worker fetch what the pages of the saved answers need, unless it has it already. */
export function keepOffline(saved: readonly { readonly id: string; readonly question: string }[]): void {
  const answers = saved.map(({ id, question }) => ({ id, question }));
  navigator.serviceWorker?.controller?.postMessage({ saved: answers });
}
