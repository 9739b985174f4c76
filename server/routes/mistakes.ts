/** `POST /api/mistakes`: stores, for the editors, a mistake that a visitor reports in an answer. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { onOneLine } from "../ask/one-line.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { MistakeReport } from "../contract/mistakes.ts";
import { HttpError } from "../plugins/errors.ts";
import type { VisitorLimits } from "../plugins/visitor-limits.ts";
import { MISTAKE_MAX_LENGTH, questionLength } from "../shared/limits.ts";

/** In bytes: room for the longest report with every character escaped. */
const BODY_LIMIT = 24 * MISTAKE_MAX_LENGTH + 1000;
const VERSION = /^[0-9a-f]{1,64}$/;

/** @param options.limits - Those of all that visitors leave. */
export const mistakesRoutes: FastifyPluginAsyncTypebox<{ limits: VisitorLimits }> = async (app, { limits }) => {
  // A form on another site can send plain text, but not JSON.
  app.removeContentTypeParser("text/plain");

  app.post(
    "/mistakes",
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        body: MistakeReport,
        response: {
          204: Type.Null({ description: "The report is stored." }),
          400: ApiErrorBody,
          403: ApiErrorBody,
          404: ApiErrorBody,
          413: ApiErrorBody,
          415: ApiErrorBody,
          429: ApiErrorBody,
          503: ApiErrorBody,
        },
      },
      onRequest: limits.guard,
    },
    async (request, reply) => {
      const { answerId, version, sentence, text } = request.body;
      const { answers, revision } = request.snapshot.content;
      const answer = answers.get(answerId);
      if (!answer) throw new HttpError(404, 'There is no answer with the id in the field "answerId".');
      if (!VERSION.test(version)) throw new HttpError(400, 'The field "version" is not the version of an answer.');
      const mistake = {
        answerId: answer.id,
        version,
        revision,
        sentence: sentence === undefined ? null : parse("sentence", sentence),
        text: parse("text", text),
      };
      limits.ceilings.require(request.ip);
      // Counted before it is stored, because storing it may have to wait.
      limits.ceilings.count(request.ip);
      await app.keepMistake(mistake);
      return reply.code(204).send(null);
    },
  );

  /** @throws {HttpError} 400 if it is blank or too long. */
  function parse(field: string, written: string): string {
    const line = onOneLine(written);
    const length = questionLength(line);
    if (length === 0) throw new HttpError(400, `The field "${field}" is blank; write what is wrong.`);
    if (length > MISTAKE_MAX_LENGTH)
      throw new HttpError(400, `The field "${field}" has ${length} characters; shorten it to ${MISTAKE_MAX_LENGTH}.`);
    return line;
  }
};
