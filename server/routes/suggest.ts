/** `GET /api/suggest`: completes a question while it is typed. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { Completions, MAX_COMPLETIONS } from "../contract/suggest.ts";
import type { Services } from "../services.ts";
import { parseQuestion, questionRefusals } from "./question.ts";

const SuggestQuery = Type.Object({ q: Type.String({ description: "What was typed so far." }) });

export const suggestRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const schema = { querystring: SuggestQuery, response: { 200: Completions, ...questionRefusals } };

  app.get("/suggest", { schema }, async (request) => {
    const { content, search } = services.current();
    const completions = await search.complete(parseQuestion(request.query.q), MAX_COMPLETIONS);
    return {
      completions: completions.map(({ id, text }) => ({
        id,
        text,
        category: content.answers.get(id)?.category.title ?? "",
      })),
    };
  });
};
