/** The list of answers on `/search`: its addresses, and the API call for its answers. */
import { trimQuestion } from "../../server/shared/limits.ts";
import { paths } from "../../server/shared/pages.ts";

/**
 * What `/search` lists: the answers that match the words, have one of these topics and cite one of these partners; none
 * means any.
 */
export type Listing = {
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

/** The API call for the answers that match the words; without words, for all of them. */
export function answersCall(words: string): string {
  return words === "" ? "/api/answers" : `/api/answers?q=${encodeURIComponent(words)}`;
}

/** Reads a list from an address. */
export function readListing(params: URLSearchParams): Listing {
  return {
    words: trimQuestion(params.get("q") ?? ""),
    topicIds: params.getAll("topic"),
    partnerIds: params.getAll("partner"),
  };
}
