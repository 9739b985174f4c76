/** The tabs of a page, which are in its address. */
import { withoutTab } from "./paths.ts";

export const answerTabs = ["answer", "sources"] as const;
export type AnswerTab = (typeof answerTabs)[number];

export const studyTabs = ["saved", "notes", "lists"] as const;
type StudyTab = (typeof studyTabs)[number];

/** The tab of an answer that an address names. */
export function readAnswerTab(query: string): AnswerTab {
  return answerTabs.find((tab) => tab === tabIn(query)) ?? "answer";
}

/** The tab of Study in an address. */
export function readStudyTab(query: string): StudyTab {
  return studyTabs.find((tab) => tab === tabIn(query)) ?? "saved";
}

/** Sets the tab in a query; the first tab of a page is left out. */
export function withTab(query: string, tab: AnswerTab | StudyTab): string {
  const rest = withoutTab(query);
  if (tab === answerTabs[0] || tab === studyTabs[0]) return rest;
  return `${rest}${rest === "" ? "?" : "&"}tab=${tab}`;
}

function tabIn(query: string): string | null {
  return new URLSearchParams(query).get("tab");
}
