/** `GET /api/opensearch`: completes a question in the browser's address bar. */

import { Type } from "typebox";
import { complete } from "../ask/complete.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { accept } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { SUGGESTIONS_TYPE, writeSuggestions } from "./opensearch.ts";

const Suggestions = Type.Unsafe<string>({
  type: "array",
  items: {},
  description: "The typed text, the questions that complete it, their topics and their URLs.",
});

export const opensearchRoutes: TypedRoutes = async (app) => {
  const querystring = Type.Object({ q: Type.String({ description: "The text typed so far." }) });
  const response = {
    200: { description: "OpenSearch suggestions.", content: { [SUGGESTIONS_TYPE]: { schema: Suggestions } } },
    400: ApiErrorBody,
  };

  app.get("/opensearch", { schema: { querystring, response } }, async (request, reply) => {
    const { q } = request.query;
    const text = writeSuggestions(q.trim(), accept(complete(request.snapshot, q)), request.siteOrigin());
    return reply.type(`${SUGGESTIONS_TYPE}; charset=utf-8`).header("vary", "host").send(text);
  });
};
