/**
 * Serves the newest revision while the database changes: looks at the file, has a changed one read and built in a thread
 * beside the one that serves, and exchanges the two at once. A database that cannot be read changes nothing but what
 * readiness and the log tell; the last good revision goes on being served.
 */
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../content/index.ts";
import { DatabaseError } from "../db/error.ts";
import type { Services } from "../services.ts";
import { signatureOf } from "./signature.ts";
import { type RevisionThread, startThread } from "./thread.ts";

/** How often the file is looked at; a load is to be noticed within two seconds. */
const POLL_MS = 500;
/** How long until a database that could not be read is tried again, though its file did not change. */
const RETRY_MS = 10_000;

/** What readiness tells. */
export interface Condition {
  /** Whether questions can be answered. */
  ready: boolean;
  /** Since when the database cannot be read; null while it can. */
  failingSince: string | null;
  /** Whether the database is being read, and a newer revision built. */
  building: boolean;
  /** Searches that wait to be answered. */
  waiting: number;
}

/** What happened, for the log; one line. */
export type Tell = (level: "info" | "warn" | "error", line: string) => void;

export type LiveServices = ReturnType<typeof startLiveServices>;

/** A revision that is served, and the thread that answers its searches. */
interface Served {
  content: Content;
  thread: RevisionThread;
}

/**
 * Begins to make a database ready and to build its newest revision.
 *
 * @param path - The database file.
 * @param say - Told what is going on, a line at a time.
 * @returns Services to build an app with; they serve from when `started` is resolved. It is rejected with a DatabaseError
 *   for the operator, when that cannot be done.
 */
export function startLiveServices(path: string, say: (line: string) => void = () => {}) {
  const file = resolve(path);
  const stop = new AbortController();
  let served: Served | null = null;
  let seen = "";
  let searching = false;
  const started = build(file, say).then((built) => {
    ({ seen, ...served } = built);
    searching = true;
  });
  const serving = (): Served => {
    if (served === null) throw new Error("Asked for what is served before there is anything.");
    return served;
  };
  let building = false;
  let failure: { reason: string; since: string } | null = null;
  let watching: Promise<void> = Promise.resolve();

  /** Exchanges the served revision for the newest one, if it is another. */
  async function refresh(tell: Tell): Promise<void> {
    seen = await signatureOf(file);
    const thread = startThread({ file, served: searching ? serving().content.revision : null, prepare: false });
    const abandon = () => void thread.retire();
    stop.signal.addEventListener("abort", abandon);
    const outcome = await thread.outcome;
    stop.signal.removeEventListener("abort", abandon);
    if (outcome.kind !== "built") await thread.ended;
    if (outcome.kind === "failed") return fail(outcome.reason, tell);
    if (failure !== null) tell("info", "The database can be read again.");
    failure = null;
    if (outcome.kind === "unchanged") return;
    const before = serving();
    served = { content: outcome.content, thread };
    searching = true;
    guard(tell);
    void before.thread.retire();
    const { revision, answers } = outcome.content;
    tell(
      "info",
      `Serving ${answers.size} answers (revision ${revision}) instead of revision ${before.content.revision}.`,
    );
  }

  function fail(reason: string, tell: Tell): void {
    if (failure?.reason !== reason)
      tell("error", `${reason} Revision ${serving().content.revision} is served from memory.`);
    failure = { reason, since: failure?.since ?? new Date().toISOString() };
  }

  /** A thread that ends though it serves is replaced at the next look. */
  function guard(tell: Tell): void {
    const { thread } = serving();
    void thread.ended.then((reason) => {
      if (served?.thread !== thread || stop.signal.aborted) return;
      searching = false;
      tell("error", `The search stopped (${reason}); it is started again.`);
    });
  }

  async function watch(tell: Tell): Promise<void> {
    guard(tell);
    let tried = Date.now();
    while (await pause(stop.signal)) {
      const retry = failure !== null && Date.now() - tried >= RETRY_MS;
      if (searching && !retry && (await signatureOf(file)) === seen) continue;
      tried = Date.now();
      building = true;
      // A thread that cannot even be started, for want of memory or descriptors, ends neither the server nor the watch.
      await refresh(tell).catch((error: Error) => fail(`No thread can be started (${error.message}).`, tell));
      building = false;
    }
  }

  const services: Services = {
    current() {
      const { content, thread } = serving();
      return { content, search: thread.search };
    },
  };
  return {
    ...services,
    started,
    condition: (): Condition => ({
      ready: searching && !stop.signal.aborted,
      failingSince: failure?.since ?? null,
      building,
      waiting: serving().thread.waiting(),
    }),
    /** Begins to look for changes. */
    watch(tell: Tell): void {
      watching = watch(tell);
    },
    /** Stops looking, and ends the thread when it has answered what it was asked. */
    async close(): Promise<void> {
      stop.abort();
      await watching;
      await served?.thread.retire();
    },
  };
}

async function build(file: string, say: (line: string) => void): Promise<Served & { seen: string }> {
  const thread = startThread({ file, served: null, prepare: true }, say);
  const outcome = await thread.outcome;
  if (outcome.kind === "built") return { content: outcome.content, seen: outcome.seen, thread };
  if (outcome.kind === "failed") throw outcome.fault ?? new DatabaseError(outcome.reason);
  throw new DatabaseError(`There is nothing to serve in ${file}.`);
}

/** @returns False when it is time to stop. */
async function pause(signal: AbortSignal): Promise<boolean> {
  await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
