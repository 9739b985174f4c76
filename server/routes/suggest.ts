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
    const completions = found.flatMap(({ id, text }): Completion[] => {
      const answer = content.answers.get(id);
      if (!answer) return [];
      const { question, category } = answer;
      return [{ id, question, alsoAskedAs: matches(question, typed) ? null : text, category: category.title }];
    });
    return { completions: completions.toSorted((a, b) => Number(!!a.alsoAskedAs) - Number(!!b.alsoAskedAs)) };
  });
};

/** Whether each word that was typed begins a word of the question. */
function matches(question: string, typed: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words(question);
  return words(typed).every((word) => own.some((one) => one.startsWith(word)));
}
