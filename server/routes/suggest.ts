/** `GET /api/suggest`: completes a question while it is typed. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { type Completion, Completions, MAX_COMPLETIONS } from "../contract/suggest.ts";
import type { Services } from "../services.ts";
import { parseQuestion, questionRefusals } from "./question.ts";

const SuggestQuery = Type.Object({ q: Type.String({ description: "What was typed so far." }) });

export const suggestRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const schema = { querystring: SuggestQuery, response: { 200: Completions, ...questionRefusals } };

  app.get("/suggest", { schema }, async (request) => {
    const { content, search } = services.current();
    const typed = parseQuestion(request.query.q);
    const found = await search.complete(typed, MAX_COMPLETIONS);
    const completions = found.flatMap(({ id, alsoAskedAs }): Completion[] => {
      const answer = content.answers.get(id);
      return answer ? [{ id, question: answer.question, alsoAskedAs, category: answer.category.title }] : [];
    });
    return { completions };
  });
};
