/**
 * Turns requests away that the event loop has kept waiting too long. `@fastify/under-pressure` looks at the event loop
 * once in a while, and so lets in everyone who comes in between; this looks at the present turn, at each request.
 */
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

/** When to come again, in seconds. */
const RETRY_AFTER = 1;

/**
 * Bounds the load of the routes of a scope. Routes that are registered later are described with it.
 *
 * @param options.maxDelay - How long a request may have waited for its turn, in ms; 0 is no limit.
 */
export const overload = fp<{ maxDelay: number }>(
  async (app, { maxDelay }) => {
    if (maxDelay === 0) return;
    /** When the event loop began to answer the requests of this turn; null when it has answered none yet. */
    let turnBegan: number | null = null;
    app.addHook("onRequest", async () => {
      const now = performance.now();
      if (turnBegan === null) {
        turnBegan = now;
        setImmediate(() => {
          turnBegan = null;
        });
      }
      if (now - turnBegan > maxDelay)
        throw new HttpError(503, "Too many people are asking just now; try again in a moment.", RETRY_AFTER);
    });
    app.addHook("onRoute", ({ schema }) => {
      if (schema?.response) schema.response = { ...schema.response, 503: ApiErrorBody };
    });
  },
  { name: "overload", dependencies: ["errors"], fastify: "5.x" },
);
