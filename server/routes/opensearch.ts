/** `GET /api/opensearch`: completes a question in the browser's address bar. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { MAX_COMPLETIONS } from "../contract/completions.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { SUGGESTIONS_TYPE, writeSuggestions } from "../site/opensearch.ts";
import { parseQuestion } from "./question.ts";
import { completeQuestion } from "./search.ts";

const Suggestions = Type.Unsafe<string>({
  type: "array",
  items: {},
  description: "The typed text, the questions that complete it, their topics and their URLs.",
});

export const opensearchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const querystring = Type.Object({ q: Type.String({ description: "The text typed so far." }) });
  const response = {
    200: { description: "OpenSearch suggestions.", content: { [SUGGESTIONS_TYPE]: { schema: Suggestions } } },
    400: ApiErrorBody,
  };

  app.get("/opensearch", { schema: { querystring, response } }, async (request, reply) => {
    const typed = parseQuestion(request.query.q);
    const completions = completeQuestion(request.snapshot, typed, MAX_COMPLETIONS);
    const text = writeSuggestions(typed, completions, request.siteOrigin());
    return reply.type(`${SUGGESTIONS_TYPE}; charset=utf-8`).header("vary", "host").send(text);
  });
};
