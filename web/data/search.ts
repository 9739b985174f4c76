/** A search. What it found stays on the screen as it is, even when a later refetch finds it changed. */
import { useState } from "react";
import type { SearchResult } from "../../server/contract/search.ts";
import { type Search, searchCall } from "../lib/paths.ts";
import { type Query, useQuery } from "./use-query.ts";

/** @param search - Null asks nothing. */
export function useSearch(search: Search | null): Query<SearchResult> {
  const key = search === null ? null : searchCall(search);
  const query = useQuery<SearchResult>(key);
  const [shown, setShown] = useState<{ key: string | null; result: SearchResult } | null>(null);
  if (query.status !== "ready") return query;
  if (shown?.key === key) return { ...query, data: shown.result };
  setShown({ key, result: query.data });
  return query;
}
