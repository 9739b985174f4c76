/** `GET /api/suggest`: completes a question while it is typed. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { type Completion, Completions, MAX_COMPLETIONS } from "../contract/suggest.ts";
import type { Services, Snapshot } from "../services.ts";
import { parseQuestion, questionRefusals } from "./question.ts";

const SuggestQuery = Type.Object({ q: Type.String({ description: "What was typed so far." }) });

export const suggestRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const schema = { querystring: SuggestQuery, response: { 200: Completions, ...questionRefusals } };

  app.get("/suggest", { schema }, async (request) => {
    const snapshot = services.current();
    return { completions: await completeQuestion(snapshot, parseQuestion(request.query.q), MAX_COMPLETIONS) };
  });
};

/** @returns The questions that complete what was typed, best first, at most so many. */
export async function completeQuestion(
  { content, search }: Snapshot,
  typed: string,
  most: number,
): Promise<Completion[]> {
  const found = await search.complete(typed, most);
  return found.flatMap(({ id, alsoAskedAs }): Completion[] => {
    const answer = content.answers.get(id);
    return answer ? [{ id, question: answer.question, alsoAskedAs, category: answer.category.title }] : [];
  });
}
