/**
 * Serves the newest revision while the database changes: looks at the file, builds a snapshot of a newer revision beside
 * the one that is served, and exchanges the two at once. A database that cannot be read changes only what the status and
 * the log say; the last good revision is served from memory.
 */
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "../db/error.ts";
import { stampOf } from "./file-stamp.ts";
import { buildSnapshot, type Snapshot } from "./snapshot.ts";

/** How often the file is looked at; a load is to be noticed within two seconds. */
const POLL_MS = 500;
/** How long until a database that could not be read is tried again, though its file did not change. */
const RETRY_MS = 10_000;

/** How the store is. */
export interface Status {
  /** Why the database cannot be read, in one line, and since when (ISO 8601); null while it can. */
  failure: { reason: string; since: string } | null;
  /** Whether the database is being read, and a newer revision built. */
  building: boolean;
}

/** Takes lines for the operator. */
export interface Log {
  info(line: string): void;
  error(line: string): void;
}

export class ContentStore {
  readonly #file: string;
  readonly #log: Log;
  readonly #stop = new AbortController();
  #snapshot: Snapshot | null = null;
  /** The file's stamp from before it was last read. */
  #stamp = "";
  #triedAt = 0;
  #status: Status = { failure: null, building: false };

  /** @param file - Path of the database. */
  constructor(file: string, log: Log) {
    this.#file = resolve(file);
    this.#log = log;
  }

  /**
   * Builds the first snapshot, then watches the file.
   *
   * @throws {DatabaseError} when there is nothing to serve.
   */
  async start(): Promise<void> {
    await this.#refresh();
    void this.#watch();
  }

  /** Stops watching. A snapshot that is being built is dropped. */
  stop(): void {
    this.#stop.abort();
  }

  /** @returns What is served now. A request takes it once, so that it sees one revision whatever is loaded meanwhile. */
  snapshot(): Snapshot {
    if (this.#snapshot === null) throw new Error("The content store has not been started.");
    return this.#snapshot;
  }

  status(): Status {
    return this.#status;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    for (;;) {
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const isRetry = this.#status.failure !== null && performance.now() - this.#triedAt >= RETRY_MS;
      if (!isRetry && (await stampOf(this.#file)) === this.#stamp) continue;
      await this.#refresh().catch((error: unknown) => this.#fail(error));
    }
  }

  /** Exchanges the served revision for the newest one, if it is another. */
  async #refresh(): Promise<void> {
    this.#triedAt = performance.now();
    this.#stamp = await stampOf(this.#file);
    this.#status = { ...this.#status, building: true };
    try {
      const next = await buildSnapshot(this.#file, this.#snapshot?.content.revision ?? null);
      if (this.#stop.signal.aborted) return;
      if (this.#status.failure !== null) this.#log.info("The database can be read again.");
      this.#status = { failure: null, building: true };
      if (next !== null) this.#serve(next);
    } finally {
      this.#status = { ...this.#status, building: false };
    }
  }

  #serve(next: Snapshot): void {
    const { revision, answers } = next.content;
    const before = this.#snapshot?.content.revision;
    this.#snapshot = next;
    if (before) this.#log.info(`Serving ${answers.size} answers (revision ${revision}) instead of revision ${before}.`);
  }

  #fail(error: unknown): void {
    if (this.#stop.signal.aborted) return;
    const reason = error instanceof DatabaseError ? error.message : String(error);
    const { failure } = this.#status;
    if (failure?.reason !== reason)
      this.#log.error(`${reason} Revision ${this.snapshot().content.revision} is served from memory.`);
    this.#status = { ...this.#status, failure: { reason, since: failure?.since ?? new Date().toISOString() } };
  }
}
