/** The chapter of the Bible around a passage. */
import type { Chapter } from "../../server/contract/chapter.ts";
import { chapterCall } from "../paths.ts";
import { type Query, useQuery } from "./query.ts";

export function useChapter(reference: string): Query<Chapter> {
  return useQuery<Chapter>(chapterCall(reference), { revalidateIfStale: false });
}
