/** Answers: one by its id, several at once, all that match some words, all by topic; and what stands beside one. */
import type { Answer, AnswerList } from "../../server/contract/answer.ts";
import type { Chapter } from "../../server/contract/chapter.ts";
import type { Library } from "../../server/contract/library.ts";
import type { RelatedResources } from "../../server/contract/resource.ts";
import { answerCall, answersCall, chapterCall, libraryCall, relatedCall } from "../lib/paths.ts";
import { ApiError, request } from "./transport.ts";
import { type Query, useQuery } from "./use-query.ts";

/** @param answerId - Null asks nothing. */
export function useAnswer(answerId: string | null): Query<Answer> {
  return useQuery<Answer>(answerId === null ? null : answerCall(answerId));
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

/**
 * All answers that match some words, best first.
 *
 * @param words - Empty for all answers, in the library's order.
 */
export function useAnswerList(words: string): Query<AnswerList> {
  return useQuery<AnswerList>(answersCall(words));
}

/**
 * What stands beside an answer: resources, a book, further reading.
 *
 * @param answerId - Null asks nothing.
 */
export function useRelated(answerId: string | null): Query<RelatedResources> {
  return useQuery<RelatedResources>(answerId === null ? null : relatedCall(answerId));
}

/** The chapter of the Bible around a passage. */
export function useChapter(reference: string): Query<Chapter> {
  return useQuery<Chapter>(chapterCall(reference));
}

/** The library: the topics with their questions, the books, every partner's works. */
export function useLibrary(): Query<Library> {
  return useQuery<Library>(libraryCall);
}
