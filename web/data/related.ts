/** What stands beside an answer: resources, a book, further reading. */
import type { RelatedResources } from "../../server/contract/resource.ts";
import { type Query, useQuery } from "./use-query.ts";

/** @param answerId - Null asks nothing. */
export function useRelated(answerId: string | null): Query<RelatedResources> {
  const key = answerId === null ? null : `/api/answers/${encodeURIComponent(answerId)}/related`;
  return useQuery<RelatedResources>(key, { revalidateIfStale: false });
}
