/** Limits what visitors leave for the editors, questions and reports together. */
import { isIPv4 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Type } from "typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { networkOf } from "../plugins/client-network.ts";
import { HttpError } from "../plugins/errors.ts";
import { secondsToTomorrow, today } from "./period.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts what is to be stored, in the scope of `visitorLimits`. To be asked before anything is stored, because storing
     * may have to wait.
     *
     * @throws {HttpError} 429 if enough came from the client's network today, 503 if enough from everyone.
     */
    countForDay(request: FastifyRequest): Promise<void>;
  }
}

/** Maximum number per minute and client, on top of the general rate limit. */
const MAX_PER_MINUTE = 5;
/** Maximum number a day (UTC) from one network: what one provider has many of, and one abuser can have whole. */
const MAX_PER_NETWORK = 20;
/** Maximum number a day from everyone, so that no one can fill the editors' list. */
const MAX_PER_DAY = 200;
/** Length of the prefix of such a network, in bits. In IPv4 it is 16: the first two numbers. */
const IPV6_PREFIX = 40;

/** Responses to what a visitor leaves, further to those that the scopes around it add. */
export const leftResponses = {
  204: Type.Null({ description: "It is stored." }),
  400: ApiErrorBody,
  403: ApiErrorBody,
  413: ApiErrorBody,
  415: ApiErrorBody,
};

/**
 * Refuses, in a scope, what comes from another site, too much from one client, and everything where nothing is kept.
 *
 * @param options.storesQuestions - Whether visitors may leave anything.
 * @param options.rateLimit - The general limit; if it is 0, there is none per minute here either.
 */
export const visitorLimits = fp<{ storesQuestions: boolean; rateLimit: number }>(
  async (app, { storesQuestions, rateLimit }) => {
    const countForMinute = app.createRateLimit({ max: MAX_PER_MINUTE, timeWindow: "1 minute" });
    app.decorate("countForDay", dailyCount(app));
    // A form on another site can send plain text, but not JSON.
    app.removeContentTypeParser("text/plain");
    app.addHook("onRequest", async (request) => {
      if (!storesQuestions) throw new HttpError(403, "Questions are not kept here.");
      requireSameOrigin(request);
      if (rateLimit === 0) return;
      const count = await countForMinute(request);
      if (!count.isAllowed && count.isExceeded)
        throw new HttpError(429, "Too many questions from this address; try again in a minute.", count.ttlInSeconds);
    });
  },
  { name: "visitor-limits", dependencies: ["rate-limits"], fastify: "5.x" },
);

/** The counts of a day are in memory only, so no address is stored. */
function dailyCount(app: FastifyInstance): FastifyInstance["countForDay"] {
  const countOf = (max: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: "1 day", keyGenerator: (request) => `${today()} ${keyOf(request)}` });
  const fromNetwork = countOf(MAX_PER_NETWORK, ({ ip }) => providerOf(ip));
  const fromAll = countOf(MAX_PER_DAY, () => "");
  return async (request) => {
    const network = await fromNetwork(request);
    if (!network.isAllowed && network.isExceeded)
      throw new HttpError(429, "Too many questions from this network today; try again tomorrow.", secondsToTomorrow());
    const all = await fromAll(request);
    if (!all.isAllowed && all.isExceeded)
      throw new HttpError(503, "The editors have enough questions for today; try again tomorrow.", secondsToTomorrow());
  };
}

function providerOf(address: string): string {
  const network = networkOf(address, IPV6_PREFIX);
  return isIPv4(network) ? network.split(".", 2).join(".") : network;
}

/**
 * Refuses requests that a page of another site makes a browser send.
 *
 * @throws {HttpError} 403 for such a request.
 */
function requireSameOrigin(request: FastifyRequest): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  // Clients other than browsers send neither header. They cannot be made to send requests by a page.
  const isSame = site === undefined ? origin === undefined || origin === request.siteOrigin() : site === "same-origin";
  if (!isSame) throw new HttpError(403, "Questions are taken from this site's own pages only.");
}
