/** The suggested searches of the home screen: sets that alternate. */
import type { SuggestionSets } from "../../server/contract/suggestion.ts";
import { type Query, useQuery } from "./use-query.ts";

export const SUGGESTIONS = "/api/suggestions";

export function useSuggestions(): Query<SuggestionSets> {
  return useQuery<SuggestionSets>(SUGGESTIONS, { revalidateIfStale: false });
}
