/** The list of answers on `/search`: its addresses. */
import { trimQuestion } from "../../server/shared/limits.ts";
import { paths } from "../../server/shared/pages.ts";

/**
 * What `/search` lists: the answers that match the words, have one of these topics and cite one of these partners; none
 * means any.
 */
type Listing = {
  readonly words: string;
  readonly topicIds: readonly string[];
  readonly partnerIds: readonly string[];
};

/** The address of a list of answers. */
export function listingPath({ words, topicIds, partnerIds }: Listing): string {
  const query = [
    ...(words === "" ? [] : [`q=${encodeURIComponent(words)}`]),
    ...topicIds.map((id) => `topic=${encodeURIComponent(id)}`),
    ...partnerIds.map((id) => `partner=${encodeURIComponent(id)}`),
  ].join("&");
  return query === "" ? paths.search : `${paths.search}?${query}`;
}

/** Reads a list from an address. */
export function readListing(params: URLSearchParams): Listing {
  return {
    words: trimQuestion(params.get("q") ?? ""),
    topicIds: params.getAll("topic"),
    partnerIds: params.getAll("partner"),
  };
}
