/** The calls under way, so that one that nobody waits for can be given up. */
import { getJson } from "./api.ts";
import { withRetries } from "./policy.ts";

const inFlight = new Map<string, AbortController>();

/** Fetches an address, with retries. */
export async function request<T>(url: string): Promise<T> {
  const controller = new AbortController();
  inFlight.set(url, controller);
  try {
    return await withRetries(() => getJson<T>(url, controller.signal), controller.signal);
  } finally {
    if (inFlight.get(url) === controller) inFlight.delete(url);
  }
}

/** Gives up the call to an address, if there is one under way. */
export function abort(url: string): void {
  inFlight.get(url)?.abort();
}
