/** `GET /api/search`: the answer to a question, or the closest ones. `GET /api/suggest` completes it while it is typed. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { citingOnly } from "../content/answers.ts";
import { closestAnswers } from "../content/outcomes.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { type Explanation, isOn, MAX_CLOSEST, SearchQuery, SearchResult } from "../contract/search.ts";
import { type Completion, Completions, MAX_COMPLETIONS } from "../contract/suggest.ts";
import type { Found } from "../search/index.ts";
import { parsePartnerIds, parseQuestion } from "./question.ts";

const SuggestQuery = Type.Object({ q: Type.String({ description: "What was typed so far." }) });

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/search",
    { schema: { querystring: SearchQuery, response: { 200: SearchResult, 400: ApiErrorBody } } },
    ({ query: { q, partner = [], verbatim, explain }, snapshot: { content, search } }) => {
      const text = parseQuestion(q);
      const partnerIds = parsePartnerIds(partner, content.partners);
      const found = search.find(text, { verbatim: isOn(verbatim) });
      const answer = found.answerId === null ? undefined : content.answers.get(found.answerId);
      return {
        outcome: found.outcome,
        answer: answer ? citingOnly(answer, partnerIds) : null,
        closest: closestAnswers(content, closestIds(found)),
        mostAsked: found.outcome === "none" ? content.mostAsked : [],
        correctedText: found.query.correctedText,
        ...(isOn(explain) ? { explanation: toExplanation(found) } : {}),
      };
    },
  );

  app.get(
    "/suggest",
    { schema: { querystring: SuggestQuery, response: { 200: Completions, 400: ApiErrorBody } } },
    ({ query: { q }, snapshot: { content, search } }) => ({
      completions: search.complete(parseQuestion(q), MAX_COMPLETIONS).flatMap(({ id, alsoAskedAs }): Completion[] => {
        const answer = content.answers.get(id);
        return answer ? [{ id, question: answer.question, alsoAskedAs, category: answer.category.title }] : [];
      }),
    }),
  );
};

/** With an answer that is less than sure, the next ones; without an answer, the best ones if they are near enough. */
function closestIds({ outcome, alternatives, candidates }: Found): string[] {
  if (outcome === "answer") return idsOf(candidates).slice(1, 1 + alternatives);
  return outcome === "closest" ? idsOf(candidates).slice(0, MAX_CLOSEST) : [];
}

function idsOf(candidates: readonly { id: string }[]): string[] {
  return candidates.map(({ id }) => id);
}

function toExplanation({
  query,
  candidates,
  features,
  probability,
  probabilityOfClosest,
  decidedBy,
}: Found): Explanation {
  return {
    tokens: query.tokens,
    corrections: Object.fromEntries(query.corrections),
    passages: query.passages,
    candidates,
    features,
    probability,
    probabilityOfClosest,
    decidedBy,
  };
}
