/**
 * Makes documents one after another in a worker, caches recent ones, and replaces the worker in time. Refuses more than can
 * be made soon, and says when to come back.
 */
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";

/** A document to be made. */
export interface Order {
  /** The function of the worker that makes it. */
  name: "makePdf" | "makeSheet" | "makeCard";
  /** What the template reads, as JSON. */
  data: string;
  /** How many answers it contains; they are what takes time and memory. */
  answers: number;
  /** Changes whenever the data do; null for a private document: no trace of it may stay, not even in the worker, which keeps what it has typeset. */
  tag: string | null;
}

/** Too many answers are waiting to be typeset, or a document was not made in time. */
export class TypesettingBusyError extends Error {
  override name = "TypesettingBusyError";
  /** When what waits now will have been made, in seconds. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Size of the cache; the PDF of an answer takes 60 kB. */
const CACHE_BYTES = 24 * 1024 * 1024;
/** Time per answer that is expected, in ms. */
const USUAL_MS = 100;
/** Maximum number of answers that wait in documents of their own (PDFs, sheets and cards), if one takes as long as expected. */
const MAX_SINGLE = 24;
/** The same in lists: six of the longest. */
const MAX_IN_LISTS = 240;
/** Maximum time for making a document; after it, the worker is replaced. A list takes five seconds on an idle machine. */
const TIMEOUT_MS = 60_000;
/** Idle time after which the worker ends, because it holds a hundred megabytes. */
const IDLE_MS = 5 * 60_000;
/**
 * Answers after which the worker is replaced. The compiler never frees what it has typeset, and searches it: the fiftieth
 * answer takes four times as long as the tenth. At forty, the time per answer is shortest, the start of the worker included.
 */
const ANSWERS_PER_THREAD = 40;

/** A document on its way. */
interface Job extends Order {
  signal: AbortSignal;
  resolve(bytes: Uint8Array): void;
  reject(error: unknown): void;
}

/** Documents of a kind, which wait for each other. */
interface Lane {
  readonly maxAnswers: number;
  readonly jobs: Job[];
}

export class TypesettingQueue {
  /** They take turns, so that a document of one answer waits for one list at most. */
  readonly #singles: Lane = { maxAnswers: MAX_SINGLE, jobs: [] };
  readonly #lists: Lane = { maxAnswers: MAX_IN_LISTS, jobs: [] };
  readonly #made = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  /** The document that is being made. */
  #current: Job | null = null;
  #thread = startThread();
  /** How many answers the worker has typeset. */
  #typeset = 0;
  /** Recent time per answer, with the starts of workers, in ms. */
  #msPerAnswer = USUAL_MS;

  /**
   * @param signal - Aborted when no one wants the document any more. It then leaves the queue; a list that is being made
   *   is abandoned, a single answer is not, because another worker would cost more than the rest of it.
   * @returns The PDF or the PNG.
   * @throws {TypesettingBusyError} if too many answers are waiting, or if it is not made in time.
   * @throws {DOMException} `AbortError`, when the signal is aborted.
   */
  async make(order: Order, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    const made = this.#made.get(order.tag ?? "");
    if (made) return made;
    const { maxAnswers, jobs } = this.#laneOf(order);
    // On a machine that is slow or busy, fewer may wait, so that they do not wait longer.
    const most = maxAnswers * Math.min(1, USUAL_MS / this.#msPerAnswer);
    if (jobs.length > 0 && countAnswers([...jobs, order]) > most)
      throw new TypesettingBusyError("Too many answers wait to be typeset.", this.secondsToWait());
    return new Promise((resolve, reject) => {
      const job: Job = { ...order, signal, resolve, reject };
      jobs.push(job);
      signal.addEventListener("abort", () => this.#cancel(job), { once: true });
      if (this.#current === null) void this.#work();
    });
  }

  /** @returns When all documents that wait now will have been made, in seconds; at least 1. */
  secondsToWait(): number {
    const current = this.#current === null ? [] : [this.#current];
    const waiting = countAnswers([...current, ...this.#singles.jobs, ...this.#lists.jobs]);
    return Math.max(1, Math.ceil((waiting * this.#msPerAnswer) / 1000));
  }

  /** Ends the worker, and refuses what waits. */
  async close(): Promise<void> {
    for (const { jobs } of [this.#singles, this.#lists])
      for (const { reject } of jobs.splice(0)) reject(new TypesettingBusyError("The server stops.", 1));
    await this.#thread.destroy();
  }

  #laneOf({ answers }: Order): Lane {
    return answers === 1 ? this.#singles : this.#lists;
  }

  #cancel(job: Job): void {
    const { jobs } = this.#laneOf(job);
    const at = jobs.indexOf(job);
    // It is being made, or was.
    if (at < 0) return;
    jobs.splice(at, 1);
    job.reject(job.signal.reason);
  }

  /** Makes documents as long as any wait. */
  async #work(): Promise<void> {
    let [next, other] = [this.#singles, this.#lists];
    for (;;) {
      this.#current = next.jobs.shift() ?? other.jobs.shift() ?? null;
      if (this.#current === null) return;
      await this.#makeNow(this.#current);
      [next, other] = [other, next];
    }
  }

  async #makeNow({ name, data, answers, tag, signal, resolve, reject }: Job): Promise<void> {
    // Somebody else may have waited for the same.
    const made = this.#made.get(tag ?? "");
    if (made) return resolve(made);
    const began = performance.now();
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const bytes = new Uint8Array(
        await this.#thread.run(data, { name, signal: answers === 1 ? timeout : AbortSignal.any([signal, timeout]) }),
      );
      if (tag !== null) this.#made.set(tag, bytes);
      resolve(bytes);
      this.#typeset += answers;
      const weight = Math.min(1, answers / ANSWERS_PER_THREAD);
      this.#msPerAnswer += weight * ((performance.now() - began) / answers - this.#msPerAnswer);
    } catch (error) {
      const isLate = timeout.aborted && !signal.aborted;
      reject(isLate ? new TypesettingBusyError("The document was not made in time.", this.secondsToWait()) : error);
      // Whatever went wrong, this worker should make no other document.
      this.#typeset = ANSWERS_PER_THREAD;
    }
    if (tag === null) this.#typeset = ANSWERS_PER_THREAD;
    // Only now, when no document is in it: Piscina ends a worker that is still starting, and loses what waits for it.
    if (this.#typeset >= ANSWERS_PER_THREAD) await this.#replaceThread();
  }

  async #replaceThread(): Promise<void> {
    await this.#thread.destroy();
    this.#thread = startThread();
    this.#typeset = 0;
  }
}

/** @returns How many answers are to be typeset. Several who wait for the same document wait for it once. */
function countAnswers(orders: readonly Order[]): number {
  const different = new Map(orders.map((order) => [order.tag ?? order, order.answers]));
  return [...different.values()].reduce((sum, answers) => sum + answers, 0);
}

/** Creates a worker that starts with the first document. */
function startThread(): Piscina {
  return new Piscina({
    filename: fileURLToPath(new URL("./worker.js", import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // Where the system lets threads step back, this one does, by as much as the command `nice`.
    niceIncrement: 10,
  });
}
