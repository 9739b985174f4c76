/** `POST /api/questions`: stores a question for the editors, at the visitor's request. */

import { checkLine } from "../ask/question.ts";
import { ReaderQuestion } from "../contract/questions.ts";
import { accept } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { referenceOf } from "../scripture/labels.ts";
import type { Found } from "../search/index.ts";
import { KEPT_QUESTION_MAX_LENGTH } from "../shared/limits.ts";
import { leftResponses } from "./visitor-limits.ts";

/** In bytes: room for the longest question with every character escaped. */
const BODY_LIMIT = 12 * KEPT_QUESTION_MAX_LENGTH + 100;
const rules = {
  name: "The question",
  maxLength: KEPT_QUESTION_MAX_LENGTH,
  ifBlank: 'The question is blank; write it in the field "question".',
};

export const questionsRoutes: TypedRoutes = async (app) => {
  const schema = { body: ReaderQuestion, response: leftResponses };
  app.post("/questions", { bodyLimit: BODY_LIMIT, schema }, async (request, reply) => {
    const { body, snapshot } = request;
    const text = accept(checkLine(body.question, rules));
    const normalizedText = normalize(snapshot.search.read(text));
    await app.countForDay(request);
    await app.storeQuestion({ text, normalizedText });
    return reply.code(204).send(null);
  });
};

/** @returns What all spellings of a question have in common: its corrected, stemmed words, and the passages that it names. */
function normalize({ tokens, passages, text }: Found["query"]): string {
  const common = [...tokens, referenceOf(passages)].join(" ").trim();
  return common === "" ? text.toLowerCase() : common;
}
