/** `POST /api/questions`: stores a question for the editors, at the visitor's request. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { ReaderQuestion } from "../contract/questions.ts";
import { HttpError } from "../plugins/errors.ts";
import { QuestionCeilings } from "../plugins/question-ceilings.ts";
import { referenceOf } from "../scripture/labels.ts";
import type { Found } from "../search/index.ts";
import { KEPT_QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../shared/limits.ts";

interface Options {
  /** Whether visitors may leave questions for the editors. */
  keepsQuestions: boolean;
}

/** Maximum number of questions per minute and client, on top of the general rate limit. */
const MAX_PER_MINUTE = 5;
/** In bytes: room for the longest question with every character escaped. */
const BODY_LIMIT = 12 * KEPT_QUESTION_MAX_LENGTH + 100;

export const questionsRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { keepsQuestions }) => {
  const ceilings = new QuestionCeilings();
  // A form on another site can send plain text, but not JSON.
  app.removeContentTypeParser("text/plain");
  const requireFewQuestions = createQuestionLimit(app);

  app.post(
    "/questions",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        body: ReaderQuestion,
        response: {
          204: Type.Null({ description: "The question is stored." }),
          400: ApiErrorBody,
          403: ApiErrorBody,
          413: ApiErrorBody,
          415: ApiErrorBody,
          429: ApiErrorBody,
          503: ApiErrorBody,
        },
      },
      onRequest: async (request) => {
        if (!keepsQuestions) throw new HttpError(403, "Questions are not kept here.");
        requireSameOrigin(request);
        await requireFewQuestions(request);
      },
    },
    async (request, reply) => {
      const text = parseKeptQuestion(request.body.question);
      ceilings.require(request.ip);
      const query = request.snapshot.search.read(text);
      // Counted before it is stored, because storing it may have to wait.
      ceilings.count(request.ip);
      await app.keepQuestion({ text, normalizedText: normalize(query) });
      return reply.code(204).send(null);
    },
  );
};

/** @returns A function that refuses a client's further questions with 429, or nothing if there is no rate limit. */
function createQuestionLimit(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
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

/**
 * @returns The question on one line, without invisible characters.
 * @throws {HttpError} 400 if it is blank or too long.
 */
function parseKeptQuestion(written: string): string {
  const text = trimQuestion(written.replace(/[\p{Cc}\s]+/gu, " ").replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, ""));
  const length = questionLength(text);
  if (length === 0) throw new HttpError(400, 'The question is blank; write it in the field "question".');
  if (length > KEPT_QUESTION_MAX_LENGTH)
    throw new HttpError(400, `The question has ${length} characters; shorten it to ${KEPT_QUESTION_MAX_LENGTH}.`);
  return text;
}

/** @returns What all spellings of a question have in common: its corrected, stemmed words and the passages it names. */
function normalize({ tokens, passages, text }: Found["query"]): string {
  const common = [...tokens, referenceOf(passages)].join(" ").trim();
  return common === "" ? text.toLowerCase() : common;
}
