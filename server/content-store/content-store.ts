/**
 * Provides the newest revision while the database changes. The store watches the file, builds a snapshot of each newer
 * revision beside the current one, and swaps the two. If the database cannot be read, the status and the log say so,
 * and the last good revision stays in memory.
 */
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "../db/error.ts";
import { stampOf } from "./file-stamp.ts";
import { buildSnapshot, type Snapshot } from "./snapshot.ts";

/** How often the file is checked, in ms; a load should be noticed within two seconds. */
const POLL_MS = 500;
/** How often a database that cannot be read is retried even though its file has not changed, in ms. */
const RETRY_MS = 10_000;

/** The state of the store. */
export interface Status {
  /** Why the database cannot be read, in one line, and since when (ISO 8601); null while it can be read. */
  failure: { reason: string; since: string } | null;
  /** Whether the database is being read and a snapshot built. */
  building: boolean;
}

/** The operator's log. */
export interface Log {
  info(line: string): void;
  error(line: string): void;
}

export class ContentStore {
  readonly #file: string;
  readonly #log: Log;
  readonly #reusesSearch: boolean;
  readonly #stop = new AbortController();
  #snapshot: Snapshot | null = null;
  /** The file's stamp when it was last read. */
  #stamp = "";
  #triedAt = 0;
  #status: Status = { failure: null, building: false };

  /**
   * @param file - Path of the database.
   * @param reusesSearch - Whether the first search is kept, for previews: to build one takes seconds.
   */
  constructor(file: string, log: Log, reusesSearch = false) {
    this.#file = resolve(file);
    this.#log = log;
    this.#reusesSearch = reusesSearch;
  }

  /**
   * Builds the first snapshot, then watches the file.
   *
   * @throws {DatabaseError} if there is no content to serve.
   */
  async start(): Promise<void> {
    await this.#refresh();
    void this.#watch();
  }

  /** Stops watching. A snapshot that is being built is discarded. */
  stop(): void {
    this.#stop.abort();
  }

  /**
   * @returns The current snapshot. Each request takes it once, so that it sees one revision whatever is loaded
   *   meanwhile.
   */
  snapshot(): Snapshot {
    if (this.#snapshot === null) throw new Error("The content store has not been started.");
    return this.#snapshot;
  }

  /** @returns The current state. */
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

  /** Replaces the served revision by the newest one, if they differ. */
  async #refresh(): Promise<void> {
    this.#triedAt = performance.now();
    this.#stamp = await stampOf(this.#file);
    this.#status = { ...this.#status, building: true };
    try {
      const served = this.#snapshot?.content.revision ?? null;
      const next = await buildSnapshot(this.#file, served, this.#reusesSearch ? this.#snapshot : null);
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
