/** A search for Results and Home: restricted to partners that exist, and combined into one state. */
import { useEffect } from "react";
import type { SearchResult } from "../../server/contract/search.ts";
import { LOGO_SPRITE } from "../../server/shared/pages.ts";
import { usePartners } from "../data/partners.ts";
import { type Failure, type Query, useSteadyQuery } from "../data/use-query.ts";
import { type Search, searchCall, withKnownPartners } from "../lib/paths.ts";

export type PageSearch = {
  readonly search: Search;
  readonly query: Query<SearchResult>;
  /** Number of unknown partners in the address, as from an old link. */
  readonly dropped: number;
  readonly result: SearchResult | null;
  readonly failure: Failure | null;
  /** Whether there is neither a result nor a failure yet. */
  readonly searching: boolean;
};

/** @param search - From the address; null if it has none. */
export function usePageSearch(search: Search): PageSearch;
export function usePageSearch(search: Search | null): PageSearch | null;
export function usePageSearch(search: Search | null): PageSearch | null {
  const call = usePartners();
  const partners = call.status === "ready" ? call.data : null;
  // Null until the partners are known.
  const known = search && (search.partnerIds.length === 0 ? search : partners && withKnownPartners(search, partners));
  const query = useSteadyQuery(known && searchCall(known));
  const failure = [query, call].find(({ status }) => status === "failed") ?? null;
  const result = partners && query.status === "ready" ? query.data : null;
  const searching = search !== null && result === null && failure === null;
  // Loads the logos meanwhile, so that the answer arrives complete.
  useEffect(() => {
    if (searching) new Image().src = LOGO_SPRITE;
  }, [searching]);
  if (search === null) return null;
  const dropped = known ? search.partnerIds.length - known.partnerIds.length : 0;
  return { search: known ?? search, query, dropped, result, failure, searching };
}
