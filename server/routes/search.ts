/** `GET /api/search`: the answer to a question, or the closest ones. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { citingOnly } from "../content/answers.ts";
import { closestAnswers } from "../content/outcomes.ts";
import { type Explanation, isOn, MAX_CLOSEST, SearchQuery, SearchResult } from "../contract/search.ts";
import type { Found } from "../search/index.ts";
import type { Services } from "../services.ts";
import { declineBesideThePassage, findNamedSpans, showPassage } from "./named-passage.ts";
import { parsePartnerIds, parseQuestion, questionRefusals } from "./question.ts";

export const searchRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const schema = { querystring: SearchQuery, response: { 200: SearchResult, ...questionRefusals } };

  app.get("/search", { schema }, async (request) => {
    const { content, search } = services.current();
    const { q, partner = [], verbatim, explain } = request.query;
    const text = parseQuestion(q);
    const partnerIds = parsePartnerIds(partner, content.partners);
    const result = await search.find(text, { verbatim: isOn(verbatim) });
    const named = findNamedSpans(result.query);
    const found = named ? declineBesideThePassage(result, named, content.scripture) : result;
    const passage = named && found.outcome !== "answer" ? await showPassage(named, content.scripture) : null;
    const answer = found.answerId === null ? undefined : content.answers.get(found.answerId);
    return {
      outcome: found.outcome,
      answer: answer ? citingOnly(answer, partnerIds) : null,
      closest: closestAnswers(content, closestIds(found)),
      mostAsked: found.outcome === "none" ? content.mostAsked : [],
      correctedText: found.query.correctedText,
      passage,
      passageError: (found.outcome !== "answer" && named?.error) || null,
      ...(isOn(explain) ? { explanation: toExplanation(found) } : {}),
    };
  });
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
