/**
 * Answers requests one after the other, some at each turn of the event loop, and turns away whoever has waited too long.
 * Otherwise all that have arrived are answered in one long turn, in which nothing else happens and nobody is let in: the
 * event loop accepts one connection a turn.
 */
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether it has waited for longer than a request should. */
    isLate: boolean;
    /** Counts what a route takes after waiting for something itself, in ms, which its turn does not see. */
    countTime(ms: number): void;
  }
}

/** How long requests are answered in one turn, in ms. */
const TURN_MS = 10;
/** When to come again, in seconds. */
const RETRY_AFTER = 1;

/** A request that waits for its turn. */
interface Waiting {
  /** How long requests had been answered in all when it came. */
  since: number;
  /** Lets it in, or says that it comes too late. */
  proceed(isLate: boolean): void;
}

/**
 * Bounds the load of the routes of a scope. Routes that are registered later are described with it.
 *
 * @param options.maxDelay - How long a request may wait while others are answered, in ms; 0 is no limit. Waiting for
 *   anything else, such as a machine that is busy elsewhere, does not count.
 * @param options.isSpared - True where a request that waited too long is not refused: the route looks at `request.isLate`
 *   and answers with less.
 */
export const overload = fp<{ maxDelay: number; isSpared?: boolean }>(
  async (app, { maxDelay, isSpared = false }) => {
    app.decorateRequest("isLate", false);
    app.decorateRequest("countTime", (ms: number) => {
      spent += ms;
    });
    /** How long requests have been answered in all, in ms. */
    let spent = 0;
    if (maxDelay === 0) return;
    // What a route does after waiting for something itself is done when the turn is over, so it has a turn of its own.
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
