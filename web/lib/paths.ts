/**
 * The addresses of the client, made and read here, never glued together elsewhere. What the first page does
 * not need is apart: `listing.ts`, `places.ts` and, for the library and Scripture, `library-paths.ts`.
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

/** The number of the source that the end of an address names; null where it names none. */
export function readSource(hash: string): number | null {
  const number = /^#s(\d+)$/.exec(hash)?.[1];
  return number === undefined ? null : Number(number);
}

/** The tab of an answer that an address names. */
export function readAnswerTab(query: string): AnswerTab {
  return tabIn(query) === "sources" ? "sources" : "answer";
}

/** The tab of Study that an address names. */
export function readStudyTab(query: string): StudyTab {
  return studyTabs.find((tab) => tab === tabIn(query)) ?? "saved";
}

/** The query of an address, with another tab in it; the first tab of a page goes without saying. */
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

/** The answers that match some words; without words, all of them. */
export function answersCall(words: string): string {
  return words === "" ? "/api/answers" : `/api/answers?q=${encodeURIComponent(words)}`;
}

/** What completes a question. */
export function completionsCall(text: string): string {
  return `/api/suggest?q=${encodeURIComponent(text)}`;
}
