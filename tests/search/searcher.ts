/** The search as the measurement asks it. */
import type { Search } from "../../server/search/index.ts";
import type { Searcher } from "./measure.ts";

/** @param options - As `Search.find` takes them. */
export function toSearcher(search: Search, options: { verbatim?: boolean } = {}): Searcher {
  return (question) => {
    const { answerId, candidates } = search.find(question, options);
    const ranking = candidates.map(({ id }) => id);
    return { answerId, ranking: answerId === null ? ranking : [answerId, ...ranking.filter((id) => id !== answerId)] };
  };
}
