/** `POST /api/questions`: stores a question for the editors, at the visitor's request. */

import { ReaderQuestion } from "../contract/questions.ts";
import { accept } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { KEPT_QUESTION_MAX_LENGTH } from "../shared/limits.ts";
import { readQuestionToStore } from "./question-to-store.ts";
import { leftResponses } from "./visitor-limits.ts";

/** In bytes: room for the longest question with every character escaped. */
const BODY_LIMIT = 12 * KEPT_QUESTION_MAX_LENGTH + 100;

export const questionsRoutes: TypedRoutes = async (app) => {
  const schema = { body: ReaderQuestion, response: leftResponses };
  app.post("/questions", { bodyLimit: BODY_LIMIT, schema }, async ({ body, ip, snapshot }, reply) => {
    const question = accept(readQuestionToStore(snapshot, body.question));
    app.ceilings.take(ip);
    await app.storeQuestion(question);
    return reply.code(204).send(null);
  });
};
