/**
 * Fits the weights of the search to labelled questions, and measures them out of fold.
 */
import { createDecider } from "../../server/search/decide.ts";
import type { SearchOptions } from "../../server/search/index.ts";
import { OUT_OF_SCOPE } from "../../server/search/model.ts";
import { createQueryReader } from "../../server/search/query.ts";
import { createGatherer, evidenceFor, type Gathered, KINDS, type Ranking, rank } from "../../server/search/ranking.ts";
import type { Weights } from "../../server/search/types.ts";
import { type LabelledQuestion, readLabelledQuestions, rightIds, SETS, type SetName } from "./labelled.ts";
import { type Outcome, summarize } from "./measure.ts";
import { fitChoice, fitLogistic } from "./regression.ts";

/** Sets that are fitted on. Real questions weigh most, for they are what people do. */
export const FITTED_SETS: Partial<Record<SetName, number>> = { real: 3, written: 1, fresh: 1, new: 1 };
export const fittedSets = Object.keys(FITTED_SETS) as SetName[];
const FOLDS = 5;
/** As many candidates as a search returns. */
const MAX_RANKED = 10;
const UNDECIDED: Omit<Weights, "ranking"> = {
  best: { intercept: -99, weights: {} },
  closest: { intercept: -99, weights: {} },
  answerThreshold: 1,
};
/** The most that may get an answer of the written questions that no answer serves, and the sets of these questions. */
const MAX_FALSE_ANSWERS = 0.02;
const THRESHOLD_STEPS = 1000;
const WRITTEN_SETS: (SetName | null)[] = ["written", "fresh"];

/** A labelled question with what the search gathers for it. */
export interface Example {
  /** Null if no figures are reported for it. */
  set: SetName | null;
  question: LabelledQuestion;
  right: string[];
  gathered: Gathered;
  weight: number;
  fold: number;
}

/** Examples that the weights are fitted to, but that no figures are reported for. */
export interface ExtraExamples {
  /** Questions as a search finds them in which some answers are new, so that the ranking is fitted to these as well. */
  bare: Example[];
  /** Questions that no answer serves and that the model has not seen, for the decision. */
  outOfScope: Example[];
}

/** @param rules - What the keyword rules are made of. An ablation may leave them out alone. */
export async function createFitting(options: SearchOptions, rules = options) {
  const { gather } = await createGatherer(options);
  const readQuery = await createQueryReader(options);
  const decide = createDecider(rules);
  const { classes } = options.model;
  const written = new Set(options.documents.map(({ id }) => id));
  const rightOf = (question: LabelledQuestion) => rightIds(question, (id) => written.has(id));

  /** @param set - The set that the question is from. */
  function toExample(question: LabelledQuestion, set: SetName | null): Example {
    return {
      set,
      question,
      right: rightOf(question),
      gathered: gather(readQuery(question.q)),
      weight: (set && FITTED_SETS[set]) ?? 1,
      fold: foldOf(question.q),
    };
  }

  function readExamples(sets = fittedSets): Example[] {
    return sets.flatMap((set) => readLabelledQuestions(SETS[set]).map((question) => toExample(question, set)));
  }

  /** @returns Ids of the best candidates, best first. */
  const idsOf = ({ order }: Ranking, most: number) =>
    order.slice(0, most).map((number) => classes[number] ?? OUT_OF_SCOPE);

  /** Fits all but the threshold for giving an answer. */
  function fit(examples: readonly Example[], extra: ExtraExamples): Omit<Weights, "answerThreshold"> {
    const ranking = fitChoice(
      [...examples, ...extra.bare].map(({ gathered, right, weight }) => ({
        weight,
        candidates: gathered.candidates.map((number) => ({
          features: evidenceFor(gathered, number),
          right: right.includes(classes[number] ?? OUT_OF_SCOPE),
        })),
      })),
      KINDS,
    );
    const decided = [...examples, ...extra.outOfScope].flatMap(({ gathered, right, weight }) => {
      const ranked = rank(gathered, ranking);
      if (gathered.exactMatch !== null || ranked.order.length === 0) return [];
      const { features } = decide(gathered, ranked, { ranking, ...UNDECIDED });
      const isRight = (most: number) => idsOf(ranked, most).some((id) => right.includes(id));
      return [{ features, weight, best: isRight(1), closest: isRight(3) }];
    });
    const fitOn = (target: "best" | "closest") =>
      fitLogistic(decided.map(({ features, weight, ...targets }) => ({ features, weight, right: targets[target] })));
    return { ranking, best: fitOn("best"), closest: fitOn("closest") };
  }

  function apply(examples: readonly Example[], weights: Weights): Outcome[] {
    return examples.map(({ question, right, gathered }) => {
      const ranked = rank(gathered, weights.ranking);
      const { outcome, answerId, decidedBy, alternatives } = decide(gathered, ranked, weights);
      const ids = idsOf(ranked, MAX_RANKED);
      return {
        question,
        right,
        outcome,
        answerId,
        decidedBy,
        alternatives,
        ranking: answerId === null ? ids : [answerId, ...ids.filter((id) => id !== answerId)],
      };
    });
  }

  /**
   * Decides each question by weights that were fitted on the other folds.
   *
   * @returns The outcomes, with the lowest threshold, in thousandths, that keeps the share of false answers.
   */
  function outOfFold(examples: readonly Example[], { bare, outOfScope }: ExtraExamples) {
    const folds = Array.from({ length: FOLDS }, (_, fold) => {
      const isOther = (example: Example) => example.fold !== fold;
      const extra = { bare: bare.filter(isOther), outOfScope: outOfScope.filter(isOther) };
      return { held: examples.filter((example) => !isOther(example)), weights: fit(examples.filter(isOther), extra) };
    });
    const decideAll = (answerThreshold: number) =>
      folds.flatMap(({ held, weights }) =>
        apply(held, { ...weights, answerThreshold }).map((outcome, index) => ({
          ...outcome,
          set: held[index]?.set ?? null,
        })),
      );
    const falseAnswers = (threshold: number) =>
      1 - summarize(decideAll(threshold).filter(({ set }) => WRITTEN_SETS.includes(set))).declined;
    let [tooLow, enough] = [0, THRESHOLD_STEPS];
    while (enough - tooLow > 1) {
      const middle = Math.round((tooLow + enough) / 2);
      if (falseAnswers(middle / THRESHOLD_STEPS) > MAX_FALSE_ANSWERS) tooLow = middle;
      else enough = middle;
    }
    const answerThreshold = enough / THRESHOLD_STEPS;
    return { outcomes: decideAll(answerThreshold), answerThreshold };
  }

  return { toExample, readExamples, fit, apply, outOfFold };
}

/** @returns Always the same fold for a question. */
function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % FOLDS;
}
