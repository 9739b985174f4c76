/** The chapter of the Bible around a passage. */
import type { Chapter } from "../../server/contract/chapter.ts";
import { chapterCall } from "../lib/paths.ts";
import { type Query, useQuery } from "./use-query.ts";

export function useChapter(reference: string): Query<Chapter> {
  return useQuery<Chapter>(chapterCall(reference), { revalidateIfStale: false });
}
