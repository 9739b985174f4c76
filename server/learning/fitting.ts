/** Fits the ranking and the probability to labelled questions, and measures both out of fold. */
import { referenceOf } from "../scripture/labels.ts";
import { decide, decisionFeatures, MAX_ESTIMATED } from "../search/decide.ts";
import type { SearchOptions } from "../search/index.ts";
import { createQueryReader, type QueryOptions } from "../search/query.ts";
import { createGatherer, type Evidences, rank } from "../search/ranking.ts";
import type { Numbers, Weights } from "../search/types.ts";
import { type LabelledQuestion, readLabelledQuestions, rightIds, SETS, type SetName } from "./labelled.ts";
import { type Outcome, summarize, toReply } from "./measure.ts";
import { fitChoice, fitLogistic } from "./regression.ts";

/** Sets that are fitted to, with the weight of a question. Real ones weigh most, because they are what people ask, and `others` least, because there are so many. */
export const FITTED_SETS: Partial<Record<SetName, number>> = {
  real: 3,
  "real-c": 3,
  "real-d1": 3,
  "real-d2": 3,
  written: 1,
  fresh: 1,
  new: 1,
  others: 0.5,
};
export const fittedSets = Object.keys(FITTED_SETS) as SetName[];
/** The sets in which false answers are limited, and the share of their unanswerable questions that may get one. */
const WRITTEN_SETS: SetName[] = ["written", "fresh"];
const MAX_FALSE_ANSWERS = 0.03;
const FOLDS = 5;
/** Probabilities that are tried as thresholds: those from which an answer is likelier right than wrong. */
const STEPS = Array.from({ length: 25 }, (_, step) => 0.5 + step / 50);
/** Thresholds for answers that are offered: what a person does not want costs little beside others. */
const OFFERED = { leading: 0.85, closest: 0.08 };

/** A labelled question with what the search gathers for it. */
export interface Example {
  /** Null if it is made of the content; no figures are reported for it. */
  set: SetName | null;
  question: LabelledQuestion;
  right: string[];
  evidences: Evidences;
  fallback: string | null;
  fold: number;
}

/** The weight of a question that is made of the content, and of every how many answers a phrasing and a keyword are asked. */
const MADE_WEIGHT = 0.5;
const EVERY = 3;
/** What plain questions put before a subject. */
const FRAMES = ["what does the Bible say about ", "what is ", "tell me about ", "why is "];

/** @returns Questions made of the content: an answer's own, a passage that it explains, a phrasing, and a keyword, bare and in a frame. */
function makeQuestions({ documents }: SearchOptions): LabelledQuestion[] {
  return documents.flatMap(({ id, question, alsoAsked, keywords, explainedPassages: [passage] }, place) => {
    const make = (q: string, accept: string[] = []) => ({ q, expect: id, accept, style: "made" });
    const explaining = documents.filter(({ explainedPassages }) =>
      explainedPassages.some(({ from, to }) => passage && from <= passage.from && to >= passage.to),
    );
    const pick = (texts: readonly string[]) => place % EVERY === 0 && texts[place % (texts.length || 1)];
    const phrasing = pick(alsoAsked);
    const keyword = pick(keywords);
    const frame = FRAMES[place % FRAMES.length] ?? "";
    return [
      make(question),
      ...(phrasing ? [make(phrasing)] : []),
      ...(passage ? [make(referenceOf([passage]), idsOf(explaining))] : []),
      ...(keyword ? [make(keyword), make(frame + keyword)] : []),
    ];
  });
}

function idsOf(documents: SearchOptions["documents"]): string[] {
  return documents.map(({ id }) => id);
}

/**
 * Gathers the evidence for the questions of some sets, and for questions that are made of the content.
 *
 * @param every - To save time: of a set, every how many questions are taken. All are by default.
 * @param reading - How they are read.
 */
export async function readExamples(
  options: SearchOptions,
  sets: readonly SetName[],
  every: (set: SetName | null) => number = () => 1,
  reading: QueryOptions = {},
): Promise<Example[]> {
  const { gather, subjects } = await createGatherer(options);
  const readQuery = await createQueryReader(options);
  const written = new Set(options.documents.map(({ id }) => id));
  const examples: Example[] = [];
  const labelled = sets.map((set) => ({ set, questions: readLabelledQuestions(SETS[set]) }));
  for (const { set, questions } of [...labelled, { set: null, questions: makeQuestions(options) }])
    for (const question of questions.filter((_, place) => place % every(set) === 0)) {
      const evidences = await gather(readQuery(question.q, reading));
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

const weightOf = ({ set }: Example) => (set === null ? MADE_WEIGHT : (FITTED_SETS[set] ?? 0));

/** The ranking is fitted to the right answers, those that explain a named passage, and so many that are nearest by meaning. */
const MAX_RIVALS = 12;
function rivals({ evidences, right }: Example) {
  const { candidates } = evidences;
  const byMeaning = candidates.filter(({ id }) => !right.includes(id));
  const nearest = byMeaning.sort((a, b) => b.evidence.meaning - a.evidence.meaning).slice(0, MAX_RIVALS);
  return candidates.filter(
    (each) => right.includes(each.id) || nearest.includes(each) || each.evidence.explainedPassage > 0,
  );
}

/** Fits the weights of evidence. What would speak against an answer does not count: it is chance, where kinds are alike. */
function fitRanking(examples: readonly Example[], kinds: readonly string[]): Numbers {
  const weights: Numbers = fitChoice(
    examples.map((example) => ({
      weight: weightOf(example),
      candidates: rivals(example).map(({ id, evidence }) => ({
        features: evidence as Numbers,
        right: example.right.includes(id),
      })),
    })),
    kinds,
  );
  const positive = kinds.filter((kind) => (weights[kind] ?? 0) > 0);
  return positive.length === kinds.length ? weights : fitRanking(examples, positive);
}

/** Fits all but the thresholds. */
export function fit(examples: readonly Example[], drop: readonly string[] = []): Omit<Weights, "thresholds"> {
  const kinds = Object.keys(examples[0]?.evidences.candidates[0]?.evidence ?? {}).filter(
    (kind) => !drop.includes(kind),
  );
  const ranking = fitRanking(examples, kinds);
  const rows = examples.flatMap((example) => {
    const ranked = rank(example.evidences, ranking);
    return decisionFeatures(example.evidences, ranked).map((features, place) => ({
      features: Object.fromEntries(Object.entries(features).filter(([name]) => !drop.includes(name))),
      right: example.right.includes(ranked[place]?.id ?? ""),
      weight: weightOf(example) / (place === 0 ? 1 : MAX_ESTIMATED),
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
  return (thresholds: Weights["thresholds"]): (Outcome & { set: SetName | null })[] =>
    all.map(({ set, question, right, evidences, fallback, ranked }) => {
      const found = decide(evidences, ranked, { ...weights, thresholds }, fallback);
      return { ...toReply(found), question, right, set };
    });
}

/**
 * Decides each question by weights that were fitted to the other folds. A source of questions is in one fold.
 *
 * @returns The outcomes, with the lowest threshold that keeps false answers to written questions within the limit.
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
  const isAllowed = ({ outcomes }: ReturnType<typeof decideAll>) =>
    1 - summarize(outcomes.filter(({ set }) => set !== null && WRITTEN_SETS.includes(set))).declined <=
    MAX_FALSE_ANSWERS;
  for (const step of STEPS) {
    const decided = decideAll(step);
    if (isAllowed(decided)) return decided;
  }
  return decideAll(1);
}

/** @returns Always the same fold for a text. */
function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % FOLDS;
}
