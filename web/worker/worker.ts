/** The service worker: caches the client's code, visited pages and saved answers, so that they open offline. */
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { libraryCall } from "../../server/shared/library-addresses.ts";
import { callsOfPage, commonCalls } from "../../server/shared/page-routes.ts";
import type { KeepingCommand } from "../lib/kept-answers.ts";
import { answerCall, relatedCall, searchCall } from "../lib/paths.ts";
import { keepAllAnswers, removeAllAnswers, tellState } from "./all-answers.ts";
import { AS_PAGE, clear, fetchShell, keep, renew, respond } from "./editions.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the client, inserted by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

/** Content worth keeping; completions are not. */
const KEPT =
  /^\/(?:api\/(?:answers|doors|home|library|map|partners|scripture|search|suggestions|timeline|works)\b|logos\.svg|covers\/)/;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  // The visitor saves PDFs as files, and nothing costs the server as much.
  if (method !== "GET" || pathname.endsWith(".pdf")) return;
  const isKept = mode === "navigate" || (origin === self.location.origin && KEPT.test(pathname));
  if (isKept) event.respondWith(respond(event));
});

self.addEventListener("install", (event) => {
  // Immediately, because an earlier build must not serve pages of this one.
  event.waitUntil(fetchShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

/**
 * Keeps also the pages that are open already, whose requests went past the worker; then, in its own time, what an
 * earlier build has kept.
 */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: "window" });
  const calls = [...commonCalls, libraryCall, ...pages.flatMap(({ url }) => callsOfPage(new URL(url)))];
  await keep([...pages.map(({ url }) => new Request(url, AS_PAGE)), ...calls.map((call) => new Request(call))]);
  void renew(); // Until the activation ends, pages have to wait.
}

const keepingCommands = { keep: keepAllAnswers, remove: removeAllAnswers, tell: tellState };

type PageMessage = { cleared?: true; saved?: { id: string; question: string }[]; allAnswers?: KeepingCommand };

/**
 * A message that everything is cleared, one on all answers, or one with the saved answers, each by its id and its
 * question.
 */
self.addEventListener("message", (event) => {
  const { cleared, allAnswers, saved = [] } = event.data as PageMessage;
  if (cleared) return event.waitUntil(clear());
  if (allAnswers) return event.waitUntil(keepingCommands[allAnswers]());
  const calls = saved.flatMap(({ id, question }) => [
    answerCall(id),
    searchCall({ question, partnerIds: [] }),
    relatedCall(id),
  ]);
  event.waitUntil(renew(calls));
});
