/** The timeline of Bible history as the API serves it. */
import type { LibraryTopic } from "../contract/library.ts";
import type { EraLink, Timeline } from "../contract/timeline.ts";
import type { EraRecord } from "../db/library.ts";

/** @param topics - With their answers. Answers that there are not are left out, and eras without answers. */
export function toTimeline(records: readonly EraRecord[], topics: readonly LibraryTopic[]): Timeline {
  const questions = new Map(
    topics.flatMap(({ answers }) => answers.map(({ id, question }) => [id, question] as const)),
  );
  const eras = records.map(({ id, title, dates, answerIds }) => ({
    id,
    title,
    dates,
    answers: answerIds.flatMap((answerId) => {
      const question = questions.get(answerId);
      return question === undefined ? [] : [{ id: answerId, question }];
    }),
  }));
  return { eras: eras.filter(({ answers }) => answers.length > 0) };
}

/** @returns The era of each answer that stands in one, by its id. */
export function erasOfAnswers({ eras }: Timeline): Map<string, EraLink> {
  return new Map(eras.flatMap(({ answers, ...era }) => answers.map(({ id }) => [id, era] as const)));
}
