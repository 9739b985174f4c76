/** Limits what visitors leave for the editors, questions and reports together. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Type } from "typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "../plugins/errors.ts";
import { QuestionCeilings } from "./ceilings.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** In the scope of `visitorLimits`. To be asked before anything is stored, because storing may have to wait. */
    ceilings: QuestionCeilings;
  }
}

/** Maximum number per minute and client, on top of the general rate limit. */
const MAX_PER_MINUTE = 5;

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
 */
export const visitorLimits = fp<{ storesQuestions: boolean }>(
  async (app, { storesQuestions }) => {
    const requireFew = createLimit(app);
    app.decorate("ceilings", new QuestionCeilings());
    // A form on another site can send plain text, but not JSON.
    app.removeContentTypeParser("text/plain");
    app.addHook("onRequest", async (request) => {
      if (!storesQuestions) throw new HttpError(403, "Questions are not kept here.");
      requireSameOrigin(request);
      await requireFew(request);
    });
  },
  { name: "visitor-limits", dependencies: ["rate-limits"], fastify: "5.x" },
);

/** @returns A function that refuses a client's further questions with 429, or nothing if there is no rate limit. */
function createLimit(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator("createRateLimit")) return async () => {};
  const count = app.createRateLimit({ max: MAX_PER_MINUTE, timeWindow: "1 minute" });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded)
      throw new HttpError(429, "Too many questions from this address; try again in a minute.", result.ttlInSeconds);
  };
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
