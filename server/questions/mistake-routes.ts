/** `POST /api/mistakes`: stores, for the editors, a mistake that a visitor reports in an answer. */

import { checkLine } from "../ask/question.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { MistakeReport } from "../contract/mistakes.ts";
import { accept, HttpError } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { MISTAKE_MAX_LENGTH } from "../shared/limits.ts";
import { leftResponses } from "./visitor-limits.ts";

/** In bytes: room for the longest report with every character escaped. */
const BODY_LIMIT = 24 * MISTAKE_MAX_LENGTH + 1000;
const VERSION = /^[0-9a-f]{1,64}$/;

export const mistakesRoutes: TypedRoutes = async (app) => {
  const schema = { body: MistakeReport, response: { ...leftResponses, 404: ApiErrorBody } };
  app.post("/mistakes", { bodyLimit: BODY_LIMIT, schema }, async (request, reply) => {
    const { answerId, version, sentence, text } = request.body;
    const { answers, revision } = request.snapshot.content;
    if (!answers.has(answerId)) throw new HttpError(404, 'There is no answer with the id in the field "answerId".');
    if (!VERSION.test(version)) throw new HttpError(400, 'The field "version" is not the version of an answer.');
    const mistake = {
      answerId,
      version,
      revision,
      sentence: sentence === undefined ? null : checkField("sentence", sentence),
      text: checkField("text", text),
    };
    await app.countForDay(request);
    await app.storeMistake(mistake);
    return reply.code(204).send(null);
  });
};

/** @throws {HttpError} 400 if it is blank or too long. */
function checkField(field: string, written: string): string {
  const name = `The field "${field}"`;
  return accept(
    checkLine(written, { name, maxLength: MISTAKE_MAX_LENGTH, ifBlank: `${name} is blank; write what is wrong.` }),
  );
}
