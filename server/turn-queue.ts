/**
 * Gives each request a turn of the event loop. Without a queue, all requests that have arrived are answered in one long
 * turn, in which no connection is accepted: the event loop accepts one per turn. Clients take turns, so that whoever
 * sends a thousand requests at once waits for them longer, and others do not.
 */

/** A request that waits for its turn. */
interface Waiting {
  /** The queue's clock when the request arrived, in ms. */
  since: number;
  /** Starts answering the request. */
  start(isLate: boolean): void;
}

/** A queue of requests. It knows nothing of HTTP. */
export class TurnQueue {
  readonly #maxDelay: number;
  /** By client. The first client is the next to have a turn. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Total time of the turns that have ended, in ms. */
  #spent = 0;
  /** When the current turn began, as `performance.now()` tells the time; null between turns. */
  #began: number | null = null;
  #isTurnDue = false;

  /** @param maxDelay - How long a request may wait while others are answered, in ms, before it counts as late. */
  constructor(maxDelay: number) {
    this.#maxDelay = maxDelay;
  }

  /**
   * Adds a request.
   *
   * @param client - Who sends it.
   * @param start - Starts answering it, when its turn has come; is told whether it has waited too long.
   */
  add(client: string, start: Waiting["start"]): void {
    const waiting = { since: this.#clock(), start };
    const own = this.#waiting.get(client);
    if (own) own.push(waiting);
    else this.#waiting.set(client, [waiting]);
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    setImmediate(() => this.#takeTurn());
  }

  #takeTurn(): void {
    const next = this.#next();
    if (next === null) {
      this.#isTurnDue = false;
      return;
    }
    const isLate = this.#clock() - next.since > this.#maxDelay;
    this.#began = performance.now();
    next.start(isLate);
    afterAnswer(() => {
      this.#spent = this.#clock();
      this.#began = null;
      this.#takeTurn();
    });
  }

  /** @returns The time for which requests have been answered so far, in ms. */
  #clock(): number {
    return this.#spent + (this.#began === null ? 0 : performance.now() - this.#began);
  }

  /** Removes the request that is next, and puts its client last. */
  #next(): Waiting | null {
    for (const [client, own] of this.#waiting) {
      const next = own.shift();
      this.#waiting.delete(client);
      if (own.length > 0) this.#waiting.set(client, own);
      return next ?? null;
    }
    return null;
  }
}

/**
 * Calls a function when a request that was just started has been answered, unless it waits for something outside the
 * event loop. The rest of its work (rendering, serializing, compressing, sending) is in microtasks, which end before the
 * next tick; the encoder works in an immediate, which is called before those that are requested later.
 */
function afterAnswer(callback: () => void): void {
  queueMicrotask(() => process.nextTick(() => setImmediate(callback)));
}
