/**
 * The addresses that server and client both write and read: those of rendered pages, and those of the API calls whose
 * responses the server embeds in them. No schemas, so that the client can use it.
 */

import type { About } from "../contract/about.ts";
import type { Answer, AnswerList } from "../contract/answer.ts";
import type { Door, Home } from "../contract/home.ts";
import type { Partner } from "../contract/partner.ts";
import type { RelatedResources } from "../contract/resource.ts";
import type { SearchResult } from "../contract/search.ts";
import type { SuggestionSets } from "../contract/suggested-searches.ts";
import { type Call, callTo } from "./calls.ts";
import { DEFAULT_QUESTION, trimQuestion } from "./limits.ts";
import { doorPages, paths } from "./pages.ts";

export { paths };

/** The pattern of the answers' own pages. */
export const answerPattern = "/answers/:id";

/**
 * An answer's own page, which the other pages that show it name as canonical.
 *
 * @param partnerIds - If any, the page shows only their citations.
 */
export function answerPath(answerId: string, partnerIds: readonly string[] = []): string {
  return `/answers/${encodeURIComponent(answerId)}${partnerQuery(partnerIds).replace("&", "?")}`;
}

/** The pattern of the answers' pages for frames on other sites. Below each is the code to copy: `/code`. */
export const embedPattern = "/embed/answers/:id";

export function embedPath(answerId: string): string {
  return `/embed/answers/${encodeURIComponent(answerId)}`;
}

/** A question and the partners it is asked of; no partner means all of them. */
export type Search = {
  readonly question: string;
  readonly partnerIds: readonly string[];
  /** Takes the words as typed, without correcting their spelling. */
  readonly verbatim?: boolean;
};

/** The page with the results of a search. */
export function resultsPath(search: Search): string {
  return `${paths.results}${addressQuery(search)}`;
}

/** The search that an address names, or null if it names none. */
export function readSearch(params: URLSearchParams): Search | null {
  const question = trimQuestion(params.get("q") ?? "");
  if (question === "") return null;
  const verbatim = params.get("verbatim") === "1";
  return { question, partnerIds: params.getAll("partner"), ...(verbatim && { verbatim }) };
}

/** The search that `/results` shows: without a question, the default one. */
export function readResultsSearch(params: URLSearchParams): Search {
  return readSearch(params) ?? { question: DEFAULT_QUESTION, partnerIds: params.getAll("partner") };
}

/** The search without partners that do not exist, which an address can name; in display order. */
export function withKnownPartners(search: Search, partners: readonly Partner[]): Search {
  return { ...search, partnerIds: knownPartnerIds(search.partnerIds, partners) };
}

/** Those ids that are ids of partners, in display order. */
export function knownPartnerIds(ids: readonly string[], partners: readonly Partner[]): string[] {
  return partners.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** A topic of the library, such as `Of Salvation`. */
export function libraryTopicPath(topicId: string): string {
  return `${paths.library}?topic=${encodeURIComponent(topicId)}`;
}

/** The page of a door: questions to begin with. */
export function doorPath(doorId: string): string {
  return `${doorPages}/${encodeURIComponent(doorId)}`;
}

/** The API call for what the home screen opens with. */
export const homeCall = callTo<Home>("/api/home");

/** The API call for a door and its questions. */
export function doorCall(doorId: string): Call<Door> {
  return callTo(`/api/doors/${encodeURIComponent(doorId)}`);
}

/** The API call for what the page About says of this site. */
export const aboutCall = callTo<About>("/api/about");
/** The API call for the partners. */
export const partnersCall = callTo<Partner[]>("/api/partners");
/** The API call for the suggested searches. */
export const suggestedSearchesCall = callTo<SuggestionSets>("/api/suggestions");

/** The API call for an answer. */
export function answerCall(answerId: string): Call<Answer> {
  return callTo(`/api/answers/${encodeURIComponent(answerId)}`);
}

/** The API call for the answers that match some words; without words, for all of them. */
export function answersCall(words: string): Call<AnswerList> {
  return callTo(words === "" ? "/api/answers" : `/api/answers?q=${encodeURIComponent(words)}`);
}

/** The API call for what is shown beside an answer. */
export function relatedCall(answerId: string): Call<RelatedResources> {
  return callTo(`${answerCall(answerId)}/related`);
}

/** The API call for what a search finds. */
export function searchCall(search: Search): Call<SearchResult> {
  return callTo(`/api/search${query(search)}${search.verbatim ? "&verbatim=true" : ""}`);
}

/** The query of an address that names a search. */
export function addressQuery(search: Search): string {
  return `${query(search)}${search.verbatim ? "&verbatim=1" : ""}`;
}

function query({ question, partnerIds }: Search): string {
  return `?q=${encodeURIComponent(question)}${partnerQuery(partnerIds)}`;
}

/** Partners in a query, after its first parameter. */
function partnerQuery(partnerIds: readonly string[]): string {
  return partnerIds.map((id) => `&partner=${encodeURIComponent(id)}`).join("");
}
