/** Limits how often one client may ask under `/api`. */

import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

/**
 * Installs the limit for whatever is asked for in the same scope, whether there is such a route or not. Routes that are
 * registered later are described with it.
 *
 * @param perMinute - Requests per minute and client; 0 is no limit.
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
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
}
