/** The timeline of Bible history as the API serves it. */
import type { EraLink, Timeline } from "../contract/timeline.ts";
import type { SiteLists } from "../db/schema.ts";
import { type AnswerLinks, linksTo } from "./answers.ts";

/** Eras without answers are left out. */
export function toTimeline(lists: SiteLists["timeline"], links: AnswerLinks): Timeline {
  const eras = lists.map(({ answers, ...era }) => ({ ...era, answers: linksTo(answers, links) }));
  return { eras: eras.filter(({ answers }) => answers.length > 0) };
}

/** @returns The era of each answer that stands in one, by its id. */
export function erasOfAnswers({ eras }: Timeline): Map<string, EraLink> {
  return new Map(eras.flatMap(({ answers, ...era }) => answers.map(({ id }) => [id, era] as const)));
}
