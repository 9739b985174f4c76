/**
 * The addresses that most pages need. Those of one part of the client are in `library-paths.ts`, `export-paths.ts`,
 * `listing.ts`, `shared-list.ts`, `tabs.ts` and `places.ts`; no module outside `lib` puts addresses together.
 */
import type { AnswerVersions } from "../../server/contract/answer.ts";
import type { Completions } from "../../server/contract/completions.ts";
import { addressQuery, type Search } from "../../server/shared/addresses.ts";
import { type Call, callTo } from "../../server/shared/calls.ts";
import { paths, scripturePages } from "../../server/shared/pages.ts";

export * from "../../server/shared/addresses.ts";
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

/** The current version of each answer, which shows whether a saved copy is out of date. */
export const answerVersionsCall = callTo<AnswerVersions>("/api/answers/versions");

export const readerQuestionsCall = "/api/questions";
export const mistakesCall = "/api/mistakes";

/** The completions of a question. */
export function completionsCall(text: string): Call<Completions> {
  return callTo(`/api/suggest?q=${encodeURIComponent(text)}`);
}
