/** The calls under way, so that one that nobody waits for can be given up. */
import { getJson } from "./api.ts";
import { withRetries } from "./policy.ts";

const underWay = new Map<string, AbortController>();

/** Fetches an address, with retries. */
export async function request<T>(url: string): Promise<T> {
  const controller = new AbortController();
  underWay.set(url, controller);
  try {
    return await withRetries(() => getJson<T>(url, controller.signal), controller.signal);
  } finally {
    if (underWay.get(url) === controller) underWay.delete(url);
  }
}

/** Gives up the call to an address, if there is one under way. */
export function abandon(url: string): void {
  underWay.get(url)?.abort();
}
