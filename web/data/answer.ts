/** One answer by its id, and several at once. */
import type { Answer } from "../../server/contract/answer.ts";
import { ApiError } from "./api.ts";
import { request } from "./requests.ts";
import { type Query, useQuery } from "./use-query.ts";

/** @param answerId - Null asks nothing. */
export function useAnswer(answerId: string | null): Query<Answer> {
  return useQuery<Answer>(answerId === null ? null : addressOf(answerId), { revalidateIfStale: false });
}

/** Fetches answers for a use that is no screen, such as a print of them all. One that is gone is passed over. */
export async function loadAnswers(answerIds: readonly string[]): Promise<Answer[]> {
  const answers = await Promise.all(answerIds.map(loadAnswer));
  return answers.filter((answer) => answer !== null);
}

async function loadAnswer(answerId: string): Promise<Answer | null> {
  try {
    return await request<Answer>(addressOf(answerId));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const addressOf = (answerId: string) => `/api/answers/${encodeURIComponent(answerId)}`;
