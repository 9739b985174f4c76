/** Adds a search to the history, and announces its answer or reports its failure. */
import { useEffect, useEffectEvent } from "react";
import type { SearchResult } from "../../server/contract/search.ts";
import { useAnswerAnnouncement } from "../arrival/use-arrival.ts";
import type { Query } from "../data/use-query.ts";
import { typeset } from "../lib/typeset.ts";
import { addSearch } from "../stores/search-history.ts";
import { useFailureReport } from "./use-failure-report.ts";

/**
 * @param question - As asked.
 * @param remembered - Whether to add it to the history; false for the default question, which nobody asked.
 */
export function useSearchReport(question: string, query: Query<SearchResult>, remembered = true): void {
  const { status } = query;
  const succeed = useEffectEvent(() => {
    if (remembered) addSearch(question);
  });
  const { answer, urgent } = status === "ready" ? query.data : { answer: null, urgent: false };
  // Help that comes first has the focus, and is not to be talked over.
  useAnswerAnnouncement(answer && !urgent ? `Answer found: ${typeset(answer.question)}` : null);
  useFailureReport(query, "Search error:", "The search failed.", question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another search to report.
  useEffect(() => {
    if (status === "ready") succeed();
  }, [question, status]);
}
