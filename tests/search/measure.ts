/** Measures a search on labelled questions. */
import type { Decision } from "../../server/search/types.ts";
import { type LabelledQuestion, rightIds } from "./labelled.ts";

/** The result of a search. */
export interface Reply {
  outcome: "answer" | "closest" | "none";
  /** Null unless the outcome is `answer`. */
  answerId: string | null;
  decidedBy: Decision["decidedBy"];
  /** Candidates, best first. */
  ranking: string[];
  /** Number of other answers offered beside the answer. */
  alternatives: number;
}
export type Searcher = (question: string) => Reply;

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
  /** Of the answers that are given: those that are right. */
  rightAmongShown: number;
}

export function ask(
  search: Searcher,
  questions: readonly LabelledQuestion[],
  isWritten: (id: string) => boolean,
): Outcome[] {
  return questions.map((question) => ({ ...search(question.q), question, right: rightIds(question, isWritten) }));
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
    foundOrOffered: share(served, (each) => isFound(each) || isAmong(offeredOf(each))(each)),
    declined: share(unserved, ({ answerId }) => answerId === null),
    rightAmongShown: share(
      outcomes.filter(({ answerId }) => answerId !== null),
      isFound,
    ),
  };
}

/** What finds an answer without a search. The fallback of the specification counts as well: it hardly ever decides. */
const MEMORY = new Set<Reply["decidedBy"]>(["exact phrasing", "keyword rule"]);

/**
 * Summarizes each set twice: whole, and without the questions that equal a phrasing, which measure memory and not
 * search.
 */
export function summarizeSets(outcomes: Readonly<Record<string, readonly Outcome[]>>): Record<string, Figures> {
  const figures: Record<string, Figures> = {};
  for (const [set, all] of Object.entries(outcomes)) {
    figures[set] = summarize(all);
    figures[`${set}, in other words`] = summarize(all.filter(({ decidedBy }) => !MEMORY.has(decidedBy)));
  }
  return figures;
}

/** Number of candidates that a visitor sees, including the answer. */
function offeredOf({ outcome, alternatives }: Outcome): number {
  return outcome === "answer" ? 1 + alternatives : outcome === "closest" ? 3 : 0;
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
