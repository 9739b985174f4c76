/** Measures a search on labelled questions. */
import type { Search } from "../search/index.ts";
import type { Found } from "../search/types.ts";
import { type LabelledQuestion, rightIds } from "./labelled.ts";

/** The result of a search. */
export interface Reply {
  outcome: "answer" | "closest" | "none";
  /** Null unless the outcome is `answer`. */
  answerId: string | null;
  /** The answer that is shown: the one that is given, or that is closest and shown open; null if none is. */
  shownId: string | null;
  /** Ids of all answers that a visitor sees or is offered. */
  offered: string[];
  /** Candidates, best first. */
  ranking: string[];
}
export type Searcher = (question: string) => Reply | Promise<Reply>;

/** @returns What visitors see of a result. */
export function toReply({ outcome, answerId, leadingId, closestIds, candidates }: Found): Reply {
  const offered = [...(answerId === null ? [] : [answerId]), ...closestIds];
  return { outcome, answerId, shownId: answerId ?? leadingId, offered, ranking: candidates.map(({ id }) => id) };
}

export function toSearcher(search: Search, options: { verbatim?: boolean } = {}): Searcher {
  return async (question) => toReply(await search.find(question, options));
}

export interface Outcome extends Reply {
  question: LabelledQuestion;
  /** Empty if the question should be declined. */
  right: string[];
}

/** Shares from 0 to 1. A share of nothing is NaN. */
export interface Figures {
  questions: number;
  /** Of the questions that an answer serves: those whose best candidate is right, and that have one among three. */
  first: number;
  firstThree: number;
  /** Of the questions that an answer serves: those that are given a right one. */
  found: number;
  /**
   * Of the questions that an answer serves: those that are given a right one, or offered one beside or instead of it.
   */
  foundOrOffered: number;
  /** Of the questions that no answer serves: those that are given none. */
  declined: number;
  /** Of the answers that are given, or shown open as the closest: those that are right. */
  rightAmongShown: number;
}

export async function ask(
  search: Searcher,
  questions: readonly LabelledQuestion[],
  isWritten: (id: string) => boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions)
    outcomes.push({ ...(await search(question.q)), question, right: rightIds(question, isWritten) });
  return outcomes;
}

export function isFound({ answerId, right }: Outcome): boolean {
  return answerId !== null && right.includes(answerId);
}

export function summarize(outcomes: readonly Outcome[]): Figures {
  const served = outcomes.filter(({ right }) => right.length > 0);
  const unserved = outcomes.filter(({ right }) => right.length === 0);
  const isAmong =
    (most: number) =>
    ({ right, ranking }: Outcome) =>
      ranking.slice(0, most).some((id) => right.includes(id));
  return {
    questions: outcomes.length,
    first: share(served, isAmong(1)),
    firstThree: share(served, isAmong(3)),
    found: share(served, isFound),
    foundOrOffered: share(served, ({ right, offered }) => offered.some((id) => right.includes(id))),
    declined: share(unserved, ({ answerId }) => answerId === null),
    rightAmongShown: share(
      outcomes.filter(({ shownId }) => shownId !== null),
      ({ shownId, right }) => shownId !== null && right.includes(shownId),
    ),
  };
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}

const COLUMNS: [name: string, figure: keyof Figures][] = [
  ["first", "first"],
  ["first 3", "firstThree"],
  ["found", "found"],
  ["or offered", "foundOrOffered"],
  ["declined", "declined"],
  ["right/shown", "rightAmongShown"],
];

/** @returns A table with a line for each name. */
export function printFigures(title: string, figures: Record<string, Figures>): string {
  const width = Math.max(title.length, ...Object.keys(figures).map((name) => name.length)) + 2;
  const cell = (value: number) => (Number.isNaN(value) ? "" : value.toFixed(3)).padStart(11);
  return [
    `${title.padEnd(width)}${"questions".padStart(9)}${COLUMNS.map(([name]) => name.padStart(11)).join("")}`,
    ...Object.entries(figures).map(
      ([name, values]) =>
        name.padEnd(width) +
        String(values.questions).padStart(9) +
        COLUMNS.map(([, figure]) => cell(values[figure])).join(""),
    ),
  ].join("\n");
}
