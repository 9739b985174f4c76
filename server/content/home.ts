/** The doors of the home screen, and the question of the day. */
import type { Answer } from "../contract/answer.ts";
import type { Door, DoorLink, Home, QuestionOfTheDay } from "../contract/home.ts";
import { DAY_LIST, type SiteLists } from "../db/schema.ts";
import { dayOf } from "../shared/day.ts";
import { firstParagraphOf, toClosestAnswer } from "./first-sentence.ts";

/** The home screen's own content, of a revision. */
export interface HomeContent {
  /** By id, in order. */
  doors: Map<string, Door>;
  /** The answers that are questions of the day, in turn. */
  days: Answer[];
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** @param lists - In order. Answers that there are not are left out. */
export function toHomeContent(lists: SiteLists["home"], answers: ReadonlyMap<string, Answer>): HomeContent {
  const answersOf = (list: SiteLists["home"][number]) => list.answers.flatMap((id) => answers.get(id) ?? []);
  const doors = lists.flatMap((list) => {
    const { id, title, description, icon } = list;
    return title && description && icon ? [{ link: { id, title, description, icon }, answers: answersOf(list) }] : [];
  });
  return {
    doors: new Map(
      doors.map(({ link, answers }) => [
        link.id,
        {
          ...link,
          urgent: answers.some(({ urgent }) => urgent),
          answers: answers.map(toClosestAnswer),
          others: doors.flatMap((other) => (other.link === link ? [] : [other.link])),
        },
      ]),
    ),
    days: lists.filter(({ id }) => id === DAY_LIST).flatMap(answersOf),
  };
}

/** @returns What the home screen opens with at an instant. */
export function homeAt({ doors, days }: HomeContent, instant: Date): Home {
  return { doors: [...doors.values()].map(toLink), day: questionOf(days, instant) };
}

function toLink({ id, title, description, icon }: Door): DoorLink {
  return { id, title, description, icon };
}

/** @returns The question of a day: each in turn, one a day; null if there are none. */
function questionOf(days: readonly Answer[], instant: Date): QuestionOfTheDay | null {
  const answer = days[Math.floor(instant.getTime() / MS_PER_DAY) % days.length];
  if (!answer) return null;
  const { id, question } = answer;
  return { date: dayOf(instant), id, question, paragraph: firstParagraphOf(answer) };
}
