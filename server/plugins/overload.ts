/** Turns requests away while the event loop is so late that whoever is let in would wait too long. */
import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

/** How long the delay of the event loop is averaged over. */
const SAMPLE_MS = 1000;
/** When to come again, in seconds. */
const RETRY_AFTER = 1;

/**
 * Bounds the load of the routes of a scope. Routes that are registered later are described with it.
 *
 * @param options.maxDelay - How late the event loop may be on average over a second, in ms; 0 is no limit.
 */
export const overload = fp<{ maxDelay: number }>(
  async (app, { maxDelay }) => {
    if (maxDelay === 0) return;
    let readyAt = 0;
    app.addHook("onReady", async () => {
      readyAt = performance.now();
    });
    await app.register(underPressure, {
      maxEventLoopDelay: maxDelay,
      sampleInterval: SAMPLE_MS,
      async pressureHandler() {
        // The first two samples still tell of the start, which is one long piece of work.
        if (performance.now() - readyAt < 2 * SAMPLE_MS) return;
        throw new HttpError(503, "Too many people are asking just now; try again in a moment.", RETRY_AFTER);
      },
    });
    app.addHook("onRoute", ({ schema }) => {
      if (schema?.response) schema.response = { ...schema.response, 503: ApiErrorBody };
    });
  },
  { name: "overload", dependencies: ["errors"], fastify: "5.x" },
);
