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
import type { Outcome } from "./measure.ts";
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
};

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

  function fit(examples: readonly Example[], extra: ExtraExamples): Weights {
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

  /** Each question decided by weights that were fitted on the other folds. */
  function outOfFold(
    examples: readonly Example[],
    { bare, outOfScope }: ExtraExamples,
  ): (Outcome & Pick<Example, "set">)[] {
    return Array.from({ length: FOLDS }, (_, fold) => {
      const isOther = (example: Example) => example.fold !== fold;
      const extra = { bare: bare.filter(isOther), outOfScope: outOfScope.filter(isOther) };
      const weights = fit(examples.filter(isOther), extra);
      const held = examples.filter((example) => example.fold === fold);
      return apply(held, weights).map((outcome, index) => ({ ...outcome, set: held[index]?.set ?? null }));
    }).flat();
  }

  return { toExample, readExamples, fit, apply, outOfFold };
}

/** @returns Always the same fold for a question. */
function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % FOLDS;
}
