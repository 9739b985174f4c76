/** Keeps all answers for reading offline in a cache of their own, so that they can be removed without the visited pages. */
import type { Library } from "../../server/contract/library.ts";
import type { TopicAnswers } from "../../server/contract/resource.ts";
import { libraryCall, topicAnswersCall } from "../../server/shared/library-addresses.ts";
import { ALL_ANSWERS_CACHE, type KeepingState } from "../lib/kept-answers.ts";
import { answerCall, relatedCall } from "../lib/paths.ts";
import { EDITION_HEADER, editionOf } from "./edition.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Where the cache records that the reader wants the answers: without an edition as long as some are missing, with theirs
 * when all are there.
 */
const RECORD = "/api/topics";

/** The keeping under way, and the number of answers that it has kept; null while it finds out whether any are to be kept. */
let keeping: { readonly stop: AbortController; readonly end: Promise<void>; count: number | null } | null = null;

/** Whether the last keeping ended for want of room. */
let isFull = false;

/** Keeps the answers of the current edition. */
export function keepAllAnswers(): Promise<void> {
  if (keeping) return keeping.end;
  isFull = false;
  const stop = new AbortController();
  const end = fetchAll(stop.signal)
    .catch(async (error: unknown) => {
      isFull = isForWantOfRoom(error);
      if (isFull) await caches.delete(ALL_ANSWERS_CACHE);
    })
    .then(() => {
      keeping = null;
      return tellState();
    });
  keeping = { stop, end, count: null };
  return end;
}

/** Whether a cache has refused an entry because the device has no more room for this site. */
export function isForWantOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Renews the answers if the reader wants them. */
export async function renewAllAnswers(): Promise<void> {
  if (await readRecord()) await keepAllAnswers();
}

/** Stops the keeping, and removes what is kept. */
export async function removeAllAnswers(): Promise<void> {
  keeping?.stop.abort();
  await keeping?.end;
  isFull = false;
  await caches.delete(ALL_ANSWERS_CACHE);
  await tellState();
}

/** Tells all pages how far the keeping is. */
export async function tellState(): Promise<void> {
  const message = { allAnswers: await readState() };
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(message);
}

async function readState(): Promise<KeepingState> {
  if (keeping && keeping.count !== null) return { state: "keeping", count: keeping.count };
  const record = await readRecord();
  if (!record) return { state: isFull ? "full" : "none", count: 0 };
  return { state: record.headers.has(EDITION_HEADER) ? "kept" : "interrupted", count: 0 };
}

async function tellCount(count: number): Promise<void> {
  if (keeping) keeping.count = count;
  await tellState();
}

function readRecord(): Promise<Response | undefined> {
  return caches.match(RECORD, { cacheName: ALL_ANSWERS_CACHE });
}

async function fetchAll(signal: AbortSignal): Promise<void> {
  const cache = await caches.open(ALL_ANSWERS_CACHE);
  const before = await readRecord();
  if (!before) await cache.put(RECORD, new Response());
  if (!before?.headers.has(EDITION_HEADER)) await tellCount(0);
  const catalogue = await read(libraryCall, signal);
  const edition = editionOf(catalogue) ?? "";
  const headers = { [EDITION_HEADER]: edition };
  if (before?.headers.get(EDITION_HEADER) === edition) return;
  await cache.put(RECORD, new Response());
  const keep = (address: string, content: unknown) => cache.put(address, Response.json(content, { headers }));
  const { topics } = (await catalogue.json()) as Library;
  let count = 0;
  await tellCount(count);
  for (const { id } of topics) {
    const response = await read(topicAnswersCall(id), signal);
    // Another edition has come meanwhile.
    if (editionOf(response) !== edition) return fetchAll(signal);
    for (const { answer, related } of ((await response.json()) as TopicAnswers).answers) {
      await Promise.all([keep(answerCall(answer.id), answer), keep(relatedCall(answer.id), related)]);
      signal.throwIfAborted();
      count += 1;
    }
    await tellCount(count);
  }
  // First, so that a worker that is stopped here leaves no answers without a record of them.
  await cache.put(RECORD, new Response(null, { headers }));
  for (const request of await cache.keys())
    if ((await cache.match(request))?.headers.get(EDITION_HEADER) !== edition) await cache.delete(request);
}

async function read(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: "no-cache", signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
