/** Limits the requests of each client: one count for API and pages. */
import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import fp from "fastify-plugin";
import { ApiErrorBody } from "../contract/error.ts";
import { clientOf, IPV6_CLIENT_PREFIX } from "./client-network.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a request, and refuses it with 429 if its client has sent too many; does nothing if there is no limit. */
    limitRequest: onRequestAsyncHookHandler;
  }
}

/** Number of clients that are remembered. Beyond it, whoever has asked least recently is forgotten. */
const MAX_CLIENTS = 100_000;

/**
 * Provides the count.
 *
 * @param options.perMinute - Requests per minute and client; 0 means no limit.
 */
export const rateLimits = fp<{ perMinute: number }>(
  async (app, { perMinute }) => {
    await app.register(fastifyRateLimit, {
      global: false,
      max: perMinute,
      timeWindow: "1 minute",
      cache: MAX_CLIENTS,
      ipv6Subnet: IPV6_CLIENT_PREFIX,
      keyGenerator: ({ ip }: FastifyRequest) => clientOf(ip),
      errorResponseBuilder: (_request, { after }) =>
        new HttpError(429, `Too many requests from this address; try again in ${after}.`),
    });
    app.decorate("limitRequest", perMinute === 0 ? async () => {} : app.rateLimit());
  },
  { name: "rate-limits", dependencies: ["errors"], fastify: "5.x" },
);

/**
 * Limits all requests in a scope, including those that no route matches. Adds 429 to the described responses of routes
 * that are registered afterwards.
 */
export const rateLimit = fp(
  async (app) => {
    app.addHook("onRequest", app.limitRequest);
    app.addHook("onRoute", ({ schema }) => {
      if (schema?.response) schema.response = { ...schema.response, 429: ApiErrorBody };
    });
  },
  { name: "rate-limit", dependencies: ["rate-limits"], fastify: "5.x" },
);
