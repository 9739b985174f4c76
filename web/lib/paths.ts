/**
 * Builds and reads the addresses of the client; no other module puts addresses together. What the first page does not
 * need is in `listing.ts`, `places.ts` and, for the library and Scripture, `library-paths.ts`.
 */
import { addressQuery, type Search } from "../../server/contract/addresses.ts";
import { paths, scripturePages } from "../../server/contract/pages.ts";

export * from "../../server/contract/addresses.ts";
export { scripturePages };

/** The home screen with an answer on it. */
export function homeAnswerPath(search: Search): string {
  return `${paths.home}${addressQuery(search)}`;
}

export const answerTabs = ["answer", "sources"] as const;
export type AnswerTab = (typeof answerTabs)[number];

export const studyTabs = ["saved", "notes", "lists"] as const;
export type StudyTab = (typeof studyTabs)[number];

/** The number of the source in a hash; null if there is none. */
export function readSource(hash: string): number | null {
  const number = /^#s(\d+)$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}

/** The tab of an answer in an address. The hash of a source means the sources. */
export function readAnswerTab(query: string, hash: string): AnswerTab {
  return tabIn(query) === "sources" || readSource(hash) !== null ? "sources" : "answer";
}

/** The tab of Study in an address. */
export function readStudyTab(query: string): StudyTab {
  return studyTabs.find((tab) => tab === tabIn(query)) ?? "saved";
}

/** Sets the tab in a query; the first tab of a page is left out. */
export function withTab(query: string, tab: AnswerTab | StudyTab): string {
  const rest = query
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !part.startsWith("tab="));
  const all = tab === answerTabs[0] || tab === studyTabs[0] ? rest : [...rest, `tab=${tab}`];
  return all.length > 0 ? `?${all.join("&")}` : "";
}

function tabIn(query: string): string | null {
  return new URLSearchParams(query).get("tab");
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
