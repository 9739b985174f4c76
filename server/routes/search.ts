/** `GET /api/search`: the answer to a question, or the closest ones. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { citingOnly } from "../content/answers.ts";
import { closestAnswers, mostAsked } from "../content/outcomes.ts";
import {
  type Explanation,
  isOn,
  MAX_CLOSEST,
  type SearchOutcome,
  SearchQuery,
  SearchResult,
} from "../contract/search.ts";
import type { Found } from "../search/index.ts";
import type { Services } from "../services.ts";
import { parsePartnerIds, parseQuestion, questionRefusals } from "./question.ts";

/** Candidates told in an explanation. */
const CANDIDATES_EXPLAINED = 10;

export const searchRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const schema = { querystring: SearchQuery, response: { 200: SearchResult, ...questionRefusals } };

  app.get("/search", { schema }, async (request) => {
    const { content, search } = services.current();
    const { q, partner = [], verbatim, explain } = request.query;
    const text = parseQuestion(q);
    const partnerIds = parsePartnerIds(partner, content.partners);
    const found = await search.find(text, { verbatim: isOn(verbatim) });
    const answer = found.answerId === null ? undefined : content.answers.get(found.answerId);
    const closest = answer ? [] : closestAnswers(content, idsOf(found.candidates).slice(0, MAX_CLOSEST));
    const outcome: SearchOutcome = answer ? "answer" : closest.length > 0 ? "closest" : "none";
    return {
      outcome,
      answer: answer ? citingOnly(answer, partnerIds) : null,
      closest,
      mostAsked: outcome === "none" ? mostAsked(content) : [],
      correctedText: found.question.corrected,
      ...(isOn(explain) ? { explanation: toExplanation(found) } : {}),
    };
  });
};

function idsOf(candidates: readonly { id: string }[]): string[] {
  return candidates.map(({ id }) => id);
}

function toExplanation({ question, candidates, decision }: Found): Explanation {
  return {
    terms: question.terms,
    mended: Object.fromEntries(question.mended),
    passages: question.passages,
    candidates: candidates.slice(0, CANDIDATES_EXPLAINED),
    signs: decision.signs && { ...decision.signs },
    confidence: decision.confidence,
    by: decision.by,
  };
}
