/** The search behind the interface of the measurements. */
import type { Search } from "../../server/search/index.ts";
import type { Searcher } from "./measure.ts";

export function toSearcher(search: Search, options: { verbatim?: boolean } = {}): Searcher {
  return (question) => {
    const { outcome, answerId, decidedBy, alternatives, candidates } = search.find(question, options);
    return { outcome, answerId, decidedBy, alternatives, ranking: candidates.map(({ id }) => id) };
  };
}
