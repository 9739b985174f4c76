/**
 * `GET /api/search`: the answer to a question, or the closest answers. `GET /api/suggest`: completions as it is typed.
 */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { closestAnswers } from "../content/closest-answers.ts";
import { citingOnly } from "../contract/citing-only.ts";
import { type Completion, Completions, MAX_COMPLETIONS } from "../contract/completions.ts";
import { speaksOfDanger } from "../contract/danger.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { DEFAULT_QUESTION } from "../contract/limits.ts";
import { type Explanation, isOn, SearchQuery, SearchResult } from "../contract/search.ts";
import type { Snapshot } from "../plugins/content.ts";
import type { Found } from "../search/index.ts";
import { showPassage, showVerses, suggestVerse } from "./passages.ts";
import { parsePartnerIds, parseQuestion } from "./question.ts";

const SuggestQuery = Type.Object({ q: Type.String({ description: "The text typed so far." }) });

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // The first search takes longest, because it compiles the code and reads the dictionary. No visitor should wait for it.
  app.addHook("onReady", async () => void (await app.content.snapshot().search.find(DEFAULT_QUESTION)));

  app.get(
    "/search",
    { schema: { querystring: SearchQuery, response: { 200: SearchResult, 400: ApiErrorBody } } },
    ({ query, snapshot }) => answerQuestion(snapshot, query),
  );

  app.get(
    "/suggest",
    { schema: { querystring: SuggestQuery, response: { 200: Completions, 400: ApiErrorBody } } },
    async ({ query: { q }, snapshot }) => {
      const typed = parseQuestion(q);
      const completions = completeQuestion(snapshot, typed, MAX_COMPLETIONS);
      return { completions, verse: await suggestVerse(typed, snapshot) };
    },
  );
};

/**
 * Finds the answer to a question, or the closest answers.
 *
 * @throws {HttpError} 400 if the question is blank or too long, or a partner does not exist.
 */
export async function answerQuestion(
  { content, search }: Snapshot,
  { q, partner = [], verbatim, explain }: SearchQuery,
): Promise<SearchResult> {
  const text = parseQuestion(q);
  const partnerIds = parsePartnerIds(partner, content.partners);
  const found = await search.find(text, { verbatim: isOn(verbatim) });
  const answer = found.answerId === null ? undefined : content.answers.get(found.answerId);
  const leading = found.leadingId === null ? undefined : content.answers.get(found.leadingId);
  const isShown = [answer, leading].some((shown) => shown?.urgent);
  const urgent = isShown || [text, found.query.correctedText ?? ""].some(speaksOfDanger);
  return {
    outcome: found.outcome,
    answer: answer ? citingOnly(answer, partnerIds) : null,
    closest: closestAnswers(content, found.closestIds),
    leading: leading ? citingOnly(leading, partnerIds) : null,
    urgent,
    // Not to those who call for help: they asked none of these.
    mostAsked: !urgent && found.outcome === "none" ? content.mostAsked : [],
    correctedText: found.query.correctedText,
    isForeign: found.query.isForeign,
    passage: showPassage(found.query, content.scripture),
    passageError: found.query.passageError,
    verses: showVerses(found, content),
    ...(isOn(explain) ? { explanation: toExplanation(found) } : {}),
  };
}

/** @returns At most `most` completions of the typed text, best first. */
export function completeQuestion({ content, search }: Snapshot, typed: string, most: number): Completion[] {
  return search.complete(typed, most).flatMap(({ id, alsoAskedAs }): Completion[] => {
    const answer = content.answers.get(id);
    return answer ? [{ id, question: answer.question, alsoAskedAs, topic: answer.topic.title }] : [];
  });
}

function toExplanation({ query, candidates, decidedBy }: Found): Explanation {
  return {
    tokens: query.tokens,
    corrections: Object.fromEntries(query.corrections),
    passages: query.passages,
    candidates,
    decidedBy,
  };
}
