/** The timeline of Bible history as the API serves it. */
import type { EraLink, Timeline } from "../contract/timeline.ts";
import type { EraRecord } from "../db/library.ts";
import { type AnswerLinks, linksTo } from "./answers.ts";

/** Eras without answers are left out. */
export function toTimeline(records: readonly EraRecord[], links: AnswerLinks): Timeline {
  const eras = records.map(({ id, title, dates, answerIds }) => ({
    id,
    title,
    dates,
    answers: linksTo(answerIds, links),
  }));
  return { eras: eras.filter(({ answers }) => answers.length > 0) };
}

/** @returns The era of each answer that stands in one, by its id. */
export function erasOfAnswers({ eras }: Timeline): Map<string, EraLink> {
  return new Map(eras.flatMap(({ answers, ...era }) => answers.map(({ id }) => [id, era] as const)));
}
