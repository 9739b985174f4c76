/**
 * Learns from the ways of asking which terms speak for which answer and which only happen to stand there: a multinomial
 * logistic regression over terms and pairs of neighbouring terms, function words among them, fitted by stochastic gradient
 * descent (Bottou 2012, "Stochastic Gradient Descent Tricks"). It is learnt when content is loaded and stored with it.
 */
import { splitWords, toTerm } from "./words.ts";

/** Stands for all that no answer is about, in the place of an answer's id. */
export const ELSEWHERE = "";

/** What there is to learn from, for one answer. */
export interface Lesson {
  /** Or `ELSEWHERE`. */
  answerId: string;
  /** Whole ways of asking. */
  phrasings: readonly string[];
  /** Words and short phrases, which say less each. */
  words: readonly string[];
}

/** What was learnt. */
export interface Learned {
  /** Terms, and two neighbouring ones with a space between. */
  terms: string[];
  /**
   * How much each speaks for each answer: for each term a byte with sign for `ELSEWHERE` and each answer, in the order of
   * their ids, all as base64. In units of `UNIT`.
   */
  weights: string;
}

export const NOTHING_LEARNED: Learned = { terms: [], weights: "" };

/** Every number here was found by measuring; README.md says what learning is worth. */
const EPOCHS = 4;
/** The first step's; it falls evenly to nothing, so that what is learnt hangs less on the order of the lessons. */
const RATE = 3;
/** How much is learnt from one of the further words, beside a whole way of asking. */
const WORD_SHARE = 0.5;
/** A pair of terms that stands in fewer ways of asking proves nothing. */
const MIN_PAIR_FREQUENCY = 4;
/** The least step of a stored weight; weights lie well within a byte of it. */
const UNIT = 1 / 16;

interface Example {
  features: number[];
  answer: number;
  share: number;
}

/**
 * Learns. The same lessons give the same weights.
 *
 * @param lessons - One for each answer, and one for `ELSEWHERE`.
 * @returns The terms and pairs in the order of their letters.
 */
export function learn(lessons: readonly Lesson[]): Learned {
  const answers = lessons.toSorted(byId);
  const { examples, features } = toExamples(answers);
  const weights = features.map(() => new Float32Array(answers.length));
  const random = createRandom();
  const odds = new Float32Array(answers.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(examples, random);
    for (const [done, example] of examples.entries())
      learnFrom(example, weights, odds, RATE * (1 - (epoch + done / examples.length) / EPOCHS));
  }
  const sorted = features.map((term, index) => ({ term, index })).sort((a, b) => (a.term < b.term ? -1 : 1));
  return {
    terms: sorted.map(({ term }) => term),
    weights: Buffer.concat(sorted.map(({ index }) => toBytes(weights[index] ?? odds))).toString("base64"),
  };
}

/**
 * Prepares the use of what was learnt.
 *
 * @param answerIds - Of all answers.
 * @returns A function from the words of a question, in order, to how much they speak for each answer, and for
 *   `ELSEWHERE`, rather than for the others: about 0 where they say nothing, and no value at all when none of them is known.
 */
export function createLearnedEvidence({ terms: features, weights }: Learned, answerIds: readonly string[]) {
  const ids = [ELSEWHERE, ...answerIds.toSorted()];
  const places = new Map(features.map((feature, number) => [feature, number * ids.length]));
  const bytes = new Int8Array(Buffer.from(weights, "base64"));
  return (words: readonly string[]): Map<string, number> => {
    const sums = new Int32Array(ids.length);
    let known = 0;
    let unknownTerms = 0;
    for (const feature of featuresOf(words)) {
      const place = places.get(feature);
      if (place === undefined) {
        if (!isPair(feature)) unknownTerms += 1;
        continue;
      }
      known += 1;
      for (let index = 0; index < sums.length; index += 1)
        sums[index] = (sums[index] ?? 0) + (bytes[place + index] ?? 0);
    }
    if (known === 0) return new Map();
    const norm = UNIT / Math.sqrt(known + unknownTerms);
    return new Map(ids.map((id, index) => [id, norm * (sums[index] ?? 0)]));
  };
}

function isPair(feature: string): boolean {
  return feature.includes(" ");
}

function byId(a: Lesson, b: Lesson): number {
  return a.answerId < b.answerId ? -1 : 1;
}

/**
 * The terms of a text, each once, and the pairs of those that stand beside each other. Function words are among them, as
 * they are: the indexes drop "know" and "made", but much is asked in such words ("does he already know", "made for hell").
 */
function featuresOf(words: readonly string[]): Set<string> {
  const terms = words.map((word) => toTerm(word) ?? word);
  return new Set([...terms, ...terms.slice(1).map((term, index) => `${terms[index]} ${term}`)]);
}

function toExamples(lessons: readonly Lesson[]): { examples: Example[]; features: string[] } {
  const texts = lessons.flatMap(({ phrasings, words }, answer) => [
    ...phrasings.map((text) => ({ named: [...featuresOf(splitWords(text))], answer, share: 1 })),
    ...words.map((text) => ({ named: [...featuresOf(splitWords(text))], answer, share: WORD_SHARE })),
  ]);
  const frequencies = new Map<string, number>();
  for (const { named } of texts) for (const name of named) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  const features = [...frequencies]
    .filter(([name, frequency]) => !isPair(name) || frequency >= MIN_PAIR_FREQUENCY)
    .map(([name]) => name);
  const numbers = new Map(features.map((name, number) => [name, number]));
  const examples = texts.map(({ named, answer, share }) => {
    return { features: named.flatMap((name) => numbers.get(name) ?? []), answer, share };
  });
  return { examples: examples.filter(({ features: present }) => present.length > 0), features };
}

/**
 * One step down the gradient of the logarithmic loss.
 *
 * @param weights - By feature, then by answer; changed.
 * @param odds - Of each answer; room to reckon in.
 */
function learnFrom(
  { features, answer, share }: Example,
  weights: readonly Float32Array[],
  odds: Float32Array,
  rate: number,
): void {
  const value = 1 / Math.sqrt(features.length);
  const rows = features.flatMap((feature) => weights[feature] ?? []);
  odds.fill(0);
  for (const row of rows) addTo(odds, row, value);
  toShares(odds);
  odds[answer] = (odds[answer] ?? 0) - 1;
  for (const row of rows) addTo(row, odds, -rate * share * value);
}

function addTo(target: Float32Array, row: Float32Array, factor: number): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] ?? 0) + factor * (row[index] ?? 0);
}

/** Softmax: makes odds, on a logarithmic scale, into shares of 1. */
function toShares(odds: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const each of odds) if (each > highest) highest = each;
  let total = 0;
  for (let index = 0; index < odds.length; index += 1) {
    const share = Math.exp((odds[index] ?? 0) - highest);
    odds[index] = share;
    total += share;
  }
  for (let index = 0; index < odds.length; index += 1) odds[index] = (odds[index] ?? 0) / total;
}

/** A linear congruential generator (Park and Miller 1988), so that the same lessons are learnt in the same order. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Fisher and Yates. */
function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
}

function toBytes(weights: Float32Array): Uint8Array {
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / UNIT))));
  return new Uint8Array(bytes.buffer);
}
