/** The search as the measurement asks it. */
import type { Search } from "../../server/search/index.ts";
import type { Searcher } from "./measure.ts";

export function toSearcher(search: Search, options: { verbatim?: boolean } = {}): Searcher {
  return (question) => {
    const { outcome, answerId, candidates } = search.find(question, options);
    return { outcome, answerId, ranking: candidates.map(({ id }) => id) };
  };
}
