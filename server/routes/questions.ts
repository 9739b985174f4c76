/** `POST /api/questions`: stores a question for the editors, at the visitor's request. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { onOneLine } from "../ask/one-line.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { ReaderQuestion } from "../contract/questions.ts";
import { HttpError } from "../plugins/errors.ts";
import type { VisitorLimits } from "../plugins/visitor-limits.ts";
import { referenceOf } from "../scripture/labels.ts";
import type { Found } from "../search/index.ts";
import { KEPT_QUESTION_MAX_LENGTH, questionLength } from "../shared/limits.ts";

/** In bytes: room for the longest question with every character escaped. */
const BODY_LIMIT = 12 * KEPT_QUESTION_MAX_LENGTH + 100;

/** @param options.limits - Those of all that visitors leave. */
export const questionsRoutes: FastifyPluginAsyncTypebox<{ limits: VisitorLimits }> = async (app, { limits }) => {
  // A form on another site can send plain text, but not JSON.
  app.removeContentTypeParser("text/plain");

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
      onRequest: limits.guard,
    },
    async (request, reply) => {
      const text = parseKeptQuestion(request.body.question);
      limits.ceilings.require(request.ip);
      const query = request.snapshot.search.read(text);
      // Counted before it is stored, because storing it may have to wait.
      limits.ceilings.count(request.ip);
      await app.keepQuestion({ text, normalizedText: normalize(query) });
      return reply.code(204).send(null);
    },
  );
};

/**
 * @returns The question on one line, without invisible characters.
 * @throws {HttpError} 400 if it is blank or too long.
 */
function parseKeptQuestion(written: string): string {
  const text = onOneLine(written);
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
