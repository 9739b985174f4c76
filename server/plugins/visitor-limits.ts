/** Limits what visitors leave for the editors, questions and reports together. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./errors.ts";
import { QuestionCeilings } from "./question-ceilings.ts";

export interface VisitorLimits {
  /** Refuses what comes from another site, too much from one client, and everything where nothing is kept. */
  guard: (request: FastifyRequest) => Promise<void>;
  ceilings: QuestionCeilings;
}

/** Maximum number per minute and client, on top of the general rate limit. */
const MAX_PER_MINUTE = 5;

/** @param keepsQuestions - Whether visitors may leave anything. */
export function createVisitorLimits(app: FastifyInstance, keepsQuestions: boolean): VisitorLimits {
  const requireFew = createLimit(app);
  return {
    guard: async (request) => {
      if (!keepsQuestions) throw new HttpError(403, "Questions are not kept here.");
      requireSameOrigin(request);
      await requireFew(request);
    },
    ceilings: new QuestionCeilings(),
  };
}

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
