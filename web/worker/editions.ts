/**
 * The content kept for reading offline. Each entry has an edition: the build of the client and the revision of the
 * content that it comes from. Only entries of the shell's edition are used, so that a page never mixes two; entries of
 * another edition are fetched again, one by one.
 */
import { ALL_ANSWERS_CACHE } from "../lib/kept-answers.ts";
import { isForWantOfRoom, removeAllAnswers, renewAllAnswers } from "./all-answers.ts";
import { BUILD, EDITION_HEADER, editionOf } from "./edition.ts";

const CACHE = "content";
/** The page that the server sends for any address. */
const SHELL = "/index.html";
/** Requests a page, as a navigation does. */
export const AS_PAGE = { headers: { accept: "text/html" } };
/** Half of the server's default rate limit; the other half is left to the visitor. */
const PACE = 1_000; // milliseconds

const MATCH = { ignoreVary: true };
/** As many entries as all answers, with their related resources, need; the oldest go first. */
const MAX_ENTRIES = 1_000;
/** How long the server is waited for where there is an entry. */
const PATIENCE = 3_000; // milliseconds

/** Asks the server and, if it cannot be reached or is slow, uses the cache. */
export function respond(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // The browser's own cache may have an older revision. A navigation takes no options.
  const fetched = fetch(request, request.mode === "navigate" ? {} : { cache: "no-cache" });
  const copy = fetched.then((response) => response.clone());
  event.waitUntil(copy.then((response) => keepResponse(request, response)).catch(() => undefined));
  return serve(request, fetched);
}

async function serve(request: Request, fetched: Promise<Response>): Promise<Response> {
  // A connection may hang for minutes.
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    return (await Promise.race([fetched, slow.then(() => readKept(request))])) ?? (await fetched);
  } catch {
    const shell = request.mode === "navigate" ? await readShell() : undefined;
    return (await readKept(request)) ?? shell ?? Response.error();
  }
}

async function keepResponse(request: Request, response: Response): Promise<void> {
  const edition = editionOf(response);
  const entry = await stamped(response);
  if (entry) await (await caches.open(CACHE)).put(request, entry).catch(makeRoom);
  await renewOnce(edition);
}

/** The entry of an address, if it is of the shell's edition. */
async function readKept(request: Request): Promise<Response | undefined> {
  const shell = await readShell();
  for (const cacheName of [CACHE, ALL_ANSWERS_CACHE]) {
    const entry = await caches.match(request, { ...MATCH, cacheName });
    if (entry && isCurrent(entry, shell)) return entry;
  }
}

async function makeRoom(error: unknown): Promise<void> {
  if (isForWantOfRoom(error)) await caches.delete(CACHE);
}

/** @returns The shell for an address that is not cached, if it is of this build. */
async function readShell(): Promise<Response | undefined> {
  const shell = await caches.match(SHELL, { ...MATCH, cacheName: CACHE });
  return shell?.headers.get(EDITION_HEADER)?.startsWith(BUILD) ? shell : undefined;
}

/** Fetches the shell of this build, which starts its edition. */
export async function fetchShell(): Promise<void> {
  await fetchInto(await caches.open(CACHE), new Request(SHELL, AS_PAGE));
}

/** Fetches entries of other editions again, then the addresses that are not cached. Stops at the first failure. */
export function renew(addresses: readonly string[] = []): Promise<void> {
  const begun = clearances;
  renewals = renewals.then(async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.keys();
    const pages = kept.filter(({ url }) => new URL(url).pathname !== SHELL);
    for (const request of pages.slice(0, -MAX_ENTRIES)) await cache.delete(request, MATCH);
    for (const request of [...kept, ...addresses.map((address) => new Request(address))]) {
      if (begun !== clearances) return;
      const entry = await cache.match(request, MATCH);
      // The visitor may have removed it meanwhile.
      const isRemoved = !entry && kept.includes(request);
      if (isRemoved || (entry && isCurrent(entry, await readShell()))) continue;
      // A navigation request cannot be fetched again.
      const { url, headers } = request;
      if (!(await fetchInto(cache, new Request(url, { headers })))) return;
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
  });
  // The worker tries the rest when it starts again.
  renewals = renewals.catch(() => undefined);
  return renewals;
}

/** One after the other. */
let renewals: Promise<void> = Promise.resolve();

/** How often everything was cleared since the worker started. */
let clearances = 0;

/** Removes all content, and begins again with the shell. */
export async function clear(): Promise<void> {
  clearances++;
  seen.clear();
  await removeAllAnswers();
  await caches.delete(CACHE);
  await fetchShell();
}

/** Caches the server's responses immediately. */
export async function keep(requests: readonly Request[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.allSettled(requests.map((request) => fetchInto(cache, request)));
}

/** The editions seen from the server since the worker started. */
const seen = new Set<string>();

async function renewOnce(edition: string | null): Promise<void> {
  if (edition === null || seen.has(edition)) return;
  seen.add(edition);
  if ((await readShell())?.headers.get(EDITION_HEADER) !== edition) await fetchShell();
  await renewAllAnswers();
  await renew();
}

function isCurrent(entry: Response, shell: Response | undefined): boolean {
  return shell !== undefined && entry.headers.get(EDITION_HEADER) === shell.headers.get(EDITION_HEADER);
}

/** @returns Whether the server responded. What no longer exists there is removed here too. */
async function fetchInto(cache: Cache, request: Request): Promise<boolean> {
  const response = await fetch(request, { cache: "no-cache" });
  const entry = await stamped(response);
  if (entry) await cache.put(request, entry);
  else if (response.status === 404) await cache.delete(request, MATCH);
  else return false;
  return true;
}

/** @returns The response with its edition; null if it must not be cached. */
async function stamped(response: Response): Promise<Response | null> {
  const edition = editionOf(response);
  if (response.status !== 200 || edition === null) return null;
  const headers = new Headers(response.headers);
  headers.set(EDITION_HEADER, edition);
  return new Response(await response.blob(), { headers });
}
