/**
 * What is kept of the server's content, to be read without a network. Each entry bears its edition: the build of the client
 * and the revision of the content that it comes from. Only entries of the shell's edition are read, so that a page never
 * shows two of them; entries of another edition are fetched once more, one after the other.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { REVISION_HEADER } from "../../server/contract/revision.ts";

/** The hash of what the client is built of; the build puts it here. */
declare const __BUILD__: string;

const CACHE = "content";
const EDITION_HEADER = "x-edition";
/** The page as the server sends it for any address. */
const SHELL = "/index.html";
/** Asks for a page, as a navigation does. */
export const AS_PAGE = { headers: { accept: "text/html" } };
/** All answers, with what stands beside them. */
const MOST_ENTRIES = 1_000;
/** Half of the requests that the server grants a visitor by default: the other half is the visitor's. */
const PACE = 1_000; // milliseconds

const MATCH = { ignoreVary: true };

/** Asks the server; where it cannot be reached, reads what is kept. */
export const content = new NetworkFirst({
  cacheName: CACHE,
  matchOptions: MATCH,
  // What the browser itself has kept may be of an older revision.
  fetchOptions: { cache: "no-cache" },
  plugins: [
    {
      fetchDidSucceed: async ({ response, event }) => {
        event.waitUntil(renewOnce(editionOf(response)));
        return response;
      },
      cacheWillUpdate: async ({ response }) => stamped(response),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isCurrent(cachedResponse, await readShell()) ? cachedResponse : null,
    },
    new ExpirationPlugin({ maxEntries: MOST_ENTRIES, purgeOnQuotaError: true, matchOptions: MATCH }),
  ],
});

/** @returns The page for an address that is not kept, if there is one of this build. */
export async function readShell(): Promise<Response | undefined> {
  const shell = await caches.match(SHELL, { ...MATCH, cacheName: CACHE });
  return shell?.headers.get(EDITION_HEADER)?.startsWith(__BUILD__) ? shell : undefined;
}

/** Fetches the shell of this build, with which its edition begins. */
export async function fetchShell(): Promise<void> {
  await fetchInto(await caches.open(CACHE), new Request(SHELL, AS_PAGE));
}

/** Fetches what is kept, but of another edition; then the addresses, where they are not kept. Stops at the first failure. */
export function renew(addresses: readonly string[] = []): Promise<void> {
  renewals = renewals.then(async () => {
    const cache = await caches.open(CACHE);
    for (const request of [...(await cache.keys()), ...addresses.map((address) => new Request(address))]) {
      const entry = await cache.match(request, MATCH);
      if (entry && isCurrent(entry, await readShell())) continue;
      // A request of a navigation cannot be repeated as it was.
      const { url, headers } = request;
      if (!(await fetchInto(cache, new Request(url, { headers })))) return;
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
  });
  // What is left is looked for again in the next life of the worker.
  renewals = renewals.catch(() => undefined);
  return renewals;
}

/** One after the other. */
let renewals: Promise<void> = Promise.resolve();

/** Keeps what the server answers to requests, at once. */
export async function keep(requests: readonly Request[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.allSettled(requests.map((request) => fetchInto(cache, request)));
}

/** The editions that the server was seen to have in this life of the worker. */
const seen = new Set<string>();

async function renewOnce(edition: string | null): Promise<void> {
  if (edition === null || seen.has(edition)) return;
  seen.add(edition);
  if ((await readShell())?.headers.get(EDITION_HEADER) !== edition) await fetchShell();
  await renew();
}

function isCurrent(entry: Response, shell: Response | undefined): boolean {
  return shell !== undefined && entry.headers.get(EDITION_HEADER) === shell.headers.get(EDITION_HEADER);
}

/** @returns Whether the server answered: what is not there any more is no longer kept either. */
async function fetchInto(cache: Cache, request: Request): Promise<boolean> {
  const response = await fetch(request, { cache: "no-cache" });
  const entry = await stamped(response);
  if (entry) await cache.put(request, entry);
  else if (response.status === 404) await cache.delete(request, MATCH);
  else return false;
  return true;
}

/** @returns The response with its edition, or null for one that is not to be kept. */
async function stamped(response: Response): Promise<Response | null> {
  const edition = editionOf(response);
  if (response.status !== 200 || edition === null) return null;
  const headers = new Headers(response.headers);
  headers.set(EDITION_HEADER, edition);
  return new Response(await response.blob(), { headers });
}

function editionOf(response: Response): string | null {
  const revision = response.headers.get(REVISION_HEADER);
  return revision === null ? null : `${__BUILD__} ${revision}`;
}
