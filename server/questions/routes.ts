/**
 * `POST /api/questions` stores a question for the editors, and `POST /api/mistakes` a mistake in an answer, at the visitor's
 * request.
 */

import { checkLine } from "../ask/question.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { MistakeReport } from "../contract/mistakes.ts";
import { ReaderQuestion } from "../contract/questions.ts";
import { accept, HttpError } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { referenceOf } from "../scripture/labels.ts";
import type { Found } from "../search/index.ts";
import { KEPT_QUESTION_MAX_LENGTH, MISTAKE_MAX_LENGTH } from "../shared/limits.ts";
import { leftResponses } from "./visitor-limits.ts";

/** In bytes: room for the longest question, and for the longest report, with every character escaped. */
const QUESTION_LIMIT = 12 * KEPT_QUESTION_MAX_LENGTH + 100;
const MISTAKE_LIMIT = 24 * MISTAKE_MAX_LENGTH + 1000;
const VERSION = /^[0-9a-f]{1,64}$/;

const questionRules = {
  name: "The question",
  maxLength: KEPT_QUESTION_MAX_LENGTH,
  ifBlank: 'The question is blank; write it in the field "question".',
};

export const questionsRoutes: TypedRoutes = async (app) => {
  app.post(
    "/questions",
    { bodyLimit: QUESTION_LIMIT, schema: { body: ReaderQuestion, response: leftResponses } },
    async (request, reply) => {
      const text = accept(checkLine(request.body.question, questionRules));
      const normalizedText = normalize(request.snapshot.search.read(text));
      await app.countForDay(request);
      await app.storeQuestion({ text, normalizedText });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/mistakes",
    { bodyLimit: MISTAKE_LIMIT, schema: { body: MistakeReport, response: { ...leftResponses, 404: ApiErrorBody } } },
    async (request, reply) => {
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
    },
  );
};

/** @returns What all spellings of a question have in common: its corrected, stemmed words, and the passages that it names. */
function normalize({ tokens, passages, text }: Found["query"]): string {
  const common = [...tokens, referenceOf(passages)].join(" ").trim();
  return common === "" ? text.toLowerCase() : common;
}

/** @throws {HttpError} 400 if it is blank or too long. */
function checkField(field: string, written: string): string {
  const name = `The field "${field}"`;
  return accept(
    checkLine(written, { name, maxLength: MISTAKE_MAX_LENGTH, ifBlank: `${name} is blank; write what is wrong.` }),
  );
}
