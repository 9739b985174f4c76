/** Fits the ranking and the probability to labelled questions, and measures both out of fold. */
import { decide, decisionFeatures, MOST_ESTIMATED } from "../search/decide.ts";
import type { SearchOptions } from "../search/index.ts";
import { createQueryReader } from "../search/query.ts";
import { createGatherer, type Evidences, rank } from "../search/ranking.ts";
import type { Numbers, Weights } from "../search/types.ts";
import { type LabelledQuestion, readLabelledQuestions, rightIds, SETS, type SetName } from "./labelled.ts";
import { type Outcome, summarize, toReply } from "./measure.ts";
import { fitChoice, fitLogistic } from "./regression.ts";

/** Sets that are fitted to, with the weight of a question. Real ones weigh most, for they are what people do. */
export const FITTED_SETS: Partial<Record<SetName, number>> = { real: 3, written: 1, fresh: 1, new: 1 };
export const fittedSets = Object.keys(FITTED_SETS) as SetName[];
/** The sets whose false answers are bounded, and the most of their questions that may get one. */
const WRITTEN_SETS: SetName[] = ["written", "fresh"];
const MAX_FALSE_ANSWERS = 0.03;
const FOLDS = 5;
/** Probabilities that are tried as thresholds. */
const STEPS = Array.from({ length: 50 }, (_, step) => step / 50);
/** Thresholds for answers that are offered: what a person does not want costs little beside others. */
const OFFERED = { leading: 0.8, closest: 0.12 };

/** A labelled question with what the search gathers for it. */
export interface Example {
  set: SetName;
  question: LabelledQuestion;
  right: string[];
  evidences: Evidences;
  fallback: string | null;
  fold: number;
}

/** Gathers the evidence for the questions of some sets. */
export async function readExamples(options: SearchOptions, sets: readonly SetName[]): Promise<Example[]> {
  const { gather, subjects } = await createGatherer(options);
  const readQuery = await createQueryReader(options);
  const written = new Set(options.documents.map(({ id }) => id));
  const examples: Example[] = [];
  for (const set of sets)
    for (const question of readLabelledQuestions(SETS[set])) {
      const evidences = await gather(readQuery(question.q));
      examples.push({
        set,
        question,
        right: rightIds(question, (id) => written.has(id)),
        evidences,
        fallback: subjects.fallback(evidences.query),
        fold: foldOf(question.source ?? question.q),
      });
    }
  return examples;
}

const weightOf = ({ set }: Example) => FITTED_SETS[set] ?? 0;

/** Fits all but the thresholds. */
export function fit(examples: readonly Example[], drop: readonly string[] = []): Omit<Weights, "thresholds"> {
  const kinds = Object.keys(examples[0]?.evidences.candidates[0]?.evidence ?? {}).filter(
    (kind) => !drop.includes(kind),
  );
  const ranking: Numbers = fitChoice(
    examples.map((example) => ({
      weight: weightOf(example),
      candidates: example.evidences.candidates.map(({ id, evidence }) => ({
        features: evidence as Numbers,
        right: example.right.includes(id),
      })),
    })),
    kinds,
  );
  const rows = examples.flatMap((example) => {
    const ranked = rank(example.evidences, ranking);
    return decisionFeatures(example.evidences, ranked).map((features, place) => ({
      features: Object.fromEntries(Object.entries(features).filter(([name]) => !drop.includes(name))),
      right: example.right.includes(ranked[place]?.id ?? ""),
      weight: weightOf(example) / (place === 0 ? 1 : MOST_ESTIMATED),
    }));
  });
  return { ranking, probability: fitLogistic(rows) };
}

/** @returns What the search gives with some weights, by thresholds. */
export function apply(examples: readonly Example[], weights: Omit<Weights, "thresholds">) {
  const all = examples.map((example) => ({
    ...example,
    ranked: rank(example.evidences, weights.ranking).slice(0, 10),
  }));
  return (thresholds: Weights["thresholds"]): (Outcome & { set: SetName })[] =>
    all.map(({ set, question, right, evidences, fallback, ranked }) => {
      const found = decide(evidences, ranked, { ...weights, thresholds }, fallback);
      return { ...toReply(found), question, right, set };
    });
}

/**
 * Decides each question by weights that were fitted to the other folds. A source of questions is in one fold.
 *
 * @returns The outcomes, with the thresholds of the greatest use: right answers less wrong ones, of real questions.
 */
export function outOfFold(examples: readonly Example[], drop: readonly string[] = []) {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const held = examples.filter((example) => example.fold === fold);
    return apply(
      held,
      fit(
        examples.filter((example) => example.fold !== fold),
        drop,
      ),
    );
  });
  const decideAll = (answer: number) => {
    const thresholds = { answer, leading: OFFERED.leading * answer, closest: OFFERED.closest };
    return { thresholds, outcomes: folds.flatMap((decideFold) => decideFold(thresholds)) };
  };
  const decided = STEPS.filter((step) => step > OFFERED.closest).map(decideAll);
  const use = ({ outcomes }: ReturnType<typeof decideAll>) =>
    outcomes.reduce((sum, { set, answerId, right }) => {
      if (answerId === null || WRITTEN_SETS.includes(set)) return sum;
      return sum + (right.includes(answerId) ? 1 : -1);
    }, 0);
  const isAllowed = ({ outcomes }: ReturnType<typeof decideAll>) =>
    1 - summarize(outcomes.filter(({ set }) => WRITTEN_SETS.includes(set))).declined <= MAX_FALSE_ANSWERS;
  const [first, ...others] = decided.filter(isAllowed);
  return others.reduce((best, each) => (use(each) > use(best) ? each : best), first ?? decideAll(1));
}

/** @returns Always the same fold for a text. */
function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % FOLDS;
}
