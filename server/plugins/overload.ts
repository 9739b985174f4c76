/** Limits the load: one queue for API and pages. Requests that have waited too long in it are refused, or cost less. */
import type { Socket } from "node:net";
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { TurnQueue } from "../turn-queue.ts";
import { clientOf } from "./client-network.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    turnQueue: TurnQueue;
  }
  interface FastifyRequest {
    /** Whether the request has waited longer than it should, or its client has gone. */
    isLate: boolean;
  }
}

/** When refused clients should try again, in seconds. */
const RETRY_AFTER = 1;
/**
 * Maximum number of unanswered requests of one connection. Node has no such limit: it goes on reading while they wait, and
 * handles all that have arrived in one turn of the event loop.
 */
const MAX_PIPELINED = 32;

/**
 * Provides the queue. Cuts connections over which too many requests are sent at once, which neither browsers nor proxies do.
 *
 * @param options.maxDelay - How long a request may wait while others are answered, in ms; 0 means no limit.
 */
export const overload = fp<{ maxDelay: number }>(
  async (app, { maxDelay }) => {
    app.decorate("turnQueue", new TurnQueue(maxDelay === 0 ? Number.POSITIVE_INFINITY : maxDelay));
    app.decorateRequest("isLate", false);
    /** By connection. */
    const unanswered = new WeakMap<Socket, number>();
    app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
      const count = unanswered.get(socket) ?? 0;
      if (count === MAX_PIPELINED) return void socket.destroy();
      unanswered.set(socket, count + 1);
      reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      done();
    });
  },
  { name: "overload", dependencies: ["errors"], fastify: "5.x" },
);

/** Lets the requests of a scope wait for their turn. What follows in the scope may check `request.isLate` and do less. */
export const waitForTurn = fp(
  async (app) => {
    app.addHook("onRequest", (request, _reply, done) => {
      app.turnQueue.add(clientOf(request.ip), (isLate) => {
        request.isLate = isLate || request.raw.socket.destroyed;
        done();
      });
    });
  },
  { name: "wait-for-turn", dependencies: ["overload"], fastify: "5.x" },
);

/**
 * Refuses the late requests of a scope. Adds 503 to the described responses of routes that are registered afterwards.
 * Register this after `cachedResponses`, because a cached response costs no more than a refusal.
 */
export const refuseLate = fp(
  async (app) => {
    app.addHook("onRequest", ({ isLate }, _reply, done) => done(isLate ? tooBusy() : undefined));
    app.addHook("onRoute", ({ schema }) => {
      if (schema?.response) schema.response = { ...schema.response, 503: ApiErrorBody };
    });
  },
  { name: "refuse-late", dependencies: ["wait-for-turn"], fastify: "5.x" },
);

function tooBusy(): HttpError {
  return new HttpError(503, "Too many people are asking just now; try again in a moment.", RETRY_AFTER);
}
