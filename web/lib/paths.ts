/**
 * Builds and reads the addresses of the client; no other module puts addresses together. What the first page does not
 * not need is apart: `listing.ts`, `tabs.ts`, `places.ts` and, for the library and Scripture, `library-paths.ts`.
 */
import { addressQuery, type Search } from "../../server/contract/addresses.ts";
import { paths, scripturePages } from "../../server/contract/pages.ts";

export * from "../../server/contract/addresses.ts";
export { scripturePages };

/** The home screen with an answer on it. */
export function homeAnswerPath(search: Search): string {
  return `${paths.home}${addressQuery(search)}`;
}

/** The query of an address without the tab that it names. */
export function withoutTab(query: string): string {
  const rest = query
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !part.startsWith("tab="));
  return rest.length > 0 ? `?${rest.join("&")}` : "";
}

export const answerVersionsCall = "/api/answers/versions";

export const readerQuestionsCall = "/api/questions";

/** The answers that match the words; without words, all of them. */
export function answersCall(words: string): string {
  return words === "" ? "/api/answers" : `/api/answers?q=${encodeURIComponent(words)}`;
}

/** The completions of a question. */
export function completionsCall(text: string): string {
  return `/api/suggest?q=${encodeURIComponent(text)}`;
}
