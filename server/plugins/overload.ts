/**
 * Limits the load. Requests queue, a few are answered at each turn of the event loop, and those that have waited too
 * long are refused. Without a queue, all requests that have arrived are answered in one long turn, in which no
 * connection is accepted: the event loop accepts one per turn.
 */
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the request has waited longer than it should. */
    isLate: boolean;
    /** Adds time that a route works after it has awaited something, in ms; its turn does not measure it. */
    countTime(ms: number): void;
  }
}

/** How long requests are answered per turn, in ms. */
const TURN_MS = 10;
/** When refused clients should try again, in seconds. */
const RETRY_AFTER = 1;

/** A request that waits for its turn. */
interface Waiting {
  /** The value of `spent` when the request arrived, in ms. */
  since: number;
  /** Continues the request; `isLate` says whether it has waited too long. */
  proceed(isLate: boolean): void;
}

/**
 * Limits the load on the routes of a scope. Adds 503 to the described responses of routes that are registered
 * afterwards.
 *
 * @param options.maxDelay - How long a request may wait while others are answered, in ms; 0 means no limit. Time in
 *   which the process does something else, or nothing, does not count.
 * @param options.isSpared - Whether late requests are admitted anyway: their route checks `request.isLate` and does less.
 */
export const overload = fp<{ maxDelay: number; isSpared?: boolean }>(
  async (app, { maxDelay, isSpared = false }) => {
    app.decorateRequest("isLate", false);
    app.decorateRequest("countTime", (ms: number) => {
      spent += ms;
    });
    /** Total time for which requests have been answered, in ms. */
    let spent = 0;
    if (maxDelay === 0) return;
    // A spared route may work on after it has awaited something, when its turn is over; so each has a turn of its own.
    const turnMs = isSpared ? 0 : TURN_MS;
    const queue: Waiting[] = [];
    let isTurnDue = false;

    function takeTurn(): void {
      const end = spent + turnMs;
      do {
        const next = queue.shift();
        if (next === undefined) break;
        const began = performance.now();
        next.proceed(spent - next.since > maxDelay);
        spent += performance.now() - began;
      } while (spent < end);
      isTurnDue = queue.length > 0;
      if (isTurnDue) setImmediate(takeTurn);
    }

    app.addHook("onRequest", (request, _reply, done) => {
      const proceed = (isLate: boolean) => {
        request.isLate = isLate;
        done(isLate && !isSpared ? tooBusy() : undefined);
      };
      queue.push({ since: spent, proceed });
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
