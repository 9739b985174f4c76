/** Measures a search on labelled questions. */
import type { LabelledQuestion } from "./labelled.ts";

/** What is measured: a question in, the chosen answer and the ranking out. */
export type Searcher = (question: string) => { answerId: string | null; ranking: string[] };

export interface Figures {
  questions: number;
  /** Share of in-scope questions whose right answer was given; a declined one is a miss. */
  successAt1: number;
  /** Mean reciprocal rank of the right answer among the first five candidates, declined or not. */
  reciprocalRankAt5: number;
  /** Share of in-scope questions that were declined. */
  declined: number;
  /** Share of questions to be declined that were answered. */
  answeredBesidePoint: number;
}

export interface Outcome {
  question: LabelledQuestion;
  answerId: string | null;
  right: boolean;
  /** Of the right answer among the first five; 0 when it is not there. */
  reciprocalRank: number;
}

/** Asks every question. */
export function ask(search: Searcher, questions: readonly LabelledQuestion[]): Outcome[] {
  return questions.map((question) => {
    const { answerId, ranking } = search(question.q);
    const wanted = [question.expect, ...question.accept];
    const rank = ranking.slice(0, 5).findIndex((id) => wanted.includes(id));
    const right = question.expect === null ? answerId === null : answerId !== null && wanted.includes(answerId);
    return { question, answerId, right, reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1) };
  });
}

/** Sums outcomes up. A figure over no question is NaN. */
export function summarize(outcomes: readonly Outcome[]): Figures {
  const inScope = outcomes.filter(({ question }) => question.expect !== null);
  const outOfScope = outcomes.filter(({ question }) => question.expect === null);
  return {
    questions: outcomes.length,
    successAt1: share(inScope, ({ right }) => right),
    reciprocalRankAt5: inScope.reduce((sum, { reciprocalRank }) => sum + reciprocalRank, 0) / inScope.length,
    declined: share(inScope, ({ answerId }) => answerId === null),
    answeredBesidePoint: share(outOfScope, ({ answerId }) => answerId !== null),
  };
}

function share(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number {
  return outcomes.filter(holds).length / outcomes.length;
}
