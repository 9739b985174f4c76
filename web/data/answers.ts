/** Answers outside React. */
import type { Answer } from "../../server/contract/answer.ts";
import { answerCall } from "../lib/paths.ts";
import { ApiError, request } from "./transport.ts";

/** Loads answers for printing and saving. Missing ones (404) are skipped. */
export async function loadAnswers(answerIds: readonly string[]): Promise<Answer[]> {
  const answers = await Promise.all(answerIds.map(loadAnswer));
  return answers.filter((answer) => answer !== null);
}

async function loadAnswer(answerId: string): Promise<Answer | null> {
  try {
    return await request(answerCall(answerId));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
