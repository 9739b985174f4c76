/** All answers that match some words, best first; without words, all answers in the library's order. */
import type { AnswerList } from "../../server/contract/answer.ts";
import { type Query, useQuery } from "./use-query.ts";

/** @param words - May be empty. */
export function useAnswerList(words: string): Query<AnswerList> {
  const key = words === "" ? "/api/answers" : `/api/answers?q=${encodeURIComponent(words)}`;
  return useQuery<AnswerList>(key, { revalidateIfStale: false });
}
