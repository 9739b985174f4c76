/** Limits the requests of each client. */
import fastifyRateLimit from "@fastify/rate-limit";
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

/**
 * Limits all requests in a scope, including those that no route matches. Adds 429 to the described responses of routes
 * that are registered afterwards.
 *
 * @param options.perMinute - Requests per minute and client; 0 means no limit.
 */
export const rateLimit = fp<{ perMinute: number }>(
  async (app, { perMinute }) => {
    if (perMinute === 0) return;
    await app.register(fastifyRateLimit, {
      global: false,
      max: perMinute,
      timeWindow: "1 minute",
      errorResponseBuilder: (_request, { after }) =>
        new HttpError(429, `Too many requests from this address; try again in ${after}.`),
    });
    app.addHook("onRequest", app.rateLimit());
    app.addHook("onRoute", ({ schema }) => {
      if (schema?.response) schema.response = { ...schema.response, 429: ApiErrorBody };
    });
  },
  { name: "rate-limit", dependencies: ["errors"], fastify: "5.x" },
);
