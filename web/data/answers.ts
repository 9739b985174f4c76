/** Answers: one by its id, several at once, all that match some words; and the resources for one. */
import type { Answer, AnswerList, AnswerVersions } from "../../server/contract/answer.ts";
import type { RelatedResources } from "../../server/contract/resource.ts";
import { answerCall, answersCall, answerVersionsCall, relatedCall } from "../lib/paths.ts";
import { ApiError, request } from "./transport.ts";
import { type Query, useQuery, useSteadyQuery } from "./use-query.ts";

/**
 * An answer. It stays on the screen unchanged, even if a later refetch returns another text.
 *
 * @param answerId - Null fetches nothing.
 */
export function useAnswer(answerId: string | null): Query<Answer> {
  return useSteadyQuery<Answer>(answerId === null ? null : answerCall(answerId));
}

/** Loads answers outside React, for printing. Missing ones (404) are skipped. */
export async function loadAnswers(answerIds: readonly string[]): Promise<Answer[]> {
  const answers = await Promise.all(answerIds.map(loadAnswer));
  return answers.filter((answer) => answer !== null);
}

async function loadAnswer(answerId: string): Promise<Answer | null> {
  try {
    return await request<Answer>(answerCall(answerId));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The current version of each answer, which shows whether a saved copy is out of date. */
export function useAnswerVersions(): Query<AnswerVersions> {
  return useQuery<AnswerVersions>(answerVersionsCall);
}

/**
 * All answers that match some words, best first.
 *
 * @param words - Empty for all answers, in the library's order.
 */
export function useAnswerList(words: string): Query<AnswerList> {
  return useQuery<AnswerList>(answersCall(words));
}

/**
 * The column next to an answer: resources, a book, further reading.
 *
 * @param answerId - Null fetches nothing.
 */
export function useRelated(answerId: string | null): Query<RelatedResources> {
  return useQuery<RelatedResources>(answerId === null ? null : relatedCall(answerId));
}
