/**
 * Limits the load. Requests queue, a few are answered at each turn of the event loop, and those that have waited too
 * long are refused. Without a queue, all requests that have arrived are answered in one long turn, in which no
 * connection is accepted: the event loop accepts one per turn.
 */
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

/** How long requests are answered per turn, in ms. */
const TURN_MS = 10;
/** When refused clients should try again, in seconds. */
const RETRY_AFTER = 1;

/** A request that waits for its turn. */
interface Waiting {
  /** The value of `spent` when the request arrived, in ms. */
  since: number;
  /** Continues the request, or refuses it with an error. */
  proceed(refusal?: Error): void;
}

/**
 * Limits the load on the routes of a scope. Adds 503 to the described responses of routes that are registered
 * afterwards.
 *
 * @param options.maxDelay - How long a request may wait while others are answered, in ms; 0 means no limit. Time in
 *   which the process does something else, or nothing, does not count.
 */
export const overload = fp<{ maxDelay: number }>(
  async (app, { maxDelay }) => {
    if (maxDelay === 0) return;
    const queue: Waiting[] = [];
    let isTurnDue = false;
    /** Total time for which requests have been answered, in ms. */
    let spent = 0;

    function takeTurn(): void {
      for (const end = spent + TURN_MS; spent < end; ) {
        const next = queue.shift();
        if (next === undefined) break;
        const began = performance.now();
        next.proceed(spent - next.since > maxDelay ? tooBusy() : undefined);
        spent += performance.now() - began;
      }
      isTurnDue = queue.length > 0;
      if (isTurnDue) setImmediate(takeTurn);
    }

    app.addHook("onRequest", (_request, _reply, done) => {
      queue.push({ since: spent, proceed: done });
      if (isTurnDue) return;
      isTurnDue = true;
      setImmediate(takeTurn);
    });
    app.addHook("onRoute", ({ schema }) => {
      if (schema?.response) schema.response = { ...schema.response, 503: ApiErrorBody };
    });
  },
  { name: "overload", dependencies: ["errors"], fastify: "5.x" },
);

function tooBusy(): HttpError {
  return new HttpError(503, "Too many people are asking just now; try again in a moment.", RETRY_AFTER);
}
