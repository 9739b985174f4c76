/**
 * Trains the model on the phrasings of the answers: a multinomial logistic regression over unit-length vectors of idf
 * weights, fitted by stochastic gradient descent (Bottou 2012, "Stochastic Gradient Descent Tricks"). A weight exists
 * only where a feature occurs in a class's texts, so the size of the model is linear in the content.
 */
import {
  featuresOf,
  idf,
  isPair,
  type Model,
  OUT_OF_SCOPE,
  OUT_OF_SCOPE_NUMBER,
  pairsOf,
} from "../server/search/model.ts";
import { at, toProbabilities } from "../server/search/numeric.ts";
import { tokenize } from "../server/search/tokenize.ts";

/** The texts of one class. */
export interface TrainingTexts {
  /** An answer's id, or `OUT_OF_SCOPE`. */
  id: string;
  /** Whole questions, the canonical one first. */
  phrasings: readonly string[];
  /** Further words and short phrases. Each counts less than a phrasing. */
  words: readonly string[];
}

/** The hyperparameters. */
const TRAINING = {
  epochs: 3,
  /** Initial learning rate. It decays linearly to 0, so that the order of the examples matters less. */
  rate: 4,
  /** Weight of a further word; a phrasing has weight 1. */
  wordWeight: 0.5,
  /**
   * Examples of an answer with n phrasings are weighted by (mean n / n) to this power, so that few are not drowned by
   * many.
   */
  balance: 1,
  /**
   * Features with a lower idf occur in nearly all classes ("what", "is"). They say nothing and take most of the time.
   */
  minIdf: 0.5,
  /** Minimum number of phrasings that a pair of tokens must occur in to become a feature. */
  minPairCount: 3,
};

interface Example {
  features: Uint32Array;
  /** A unit-length vector of idf weights. */
  values: Float32Array;
  class: number;
  weight: number;
}

/** What a class has of a feature. */
interface Cell {
  /** Occurrences in the class's texts. */
  count: number;
  /** The classifier's weight, in units of the model's `weightUnit`. */
  weight: number;
}

/** For each feature, its cells by class number. */
type Rows = Map<string, Map<number, Cell>>;

/**
 * Trains the classifier and counts the features. Takes some seconds for hundreds of answers.
 *
 * @param texts - One entry for each answer, and one for `OUT_OF_SCOPE`. The same texts give the same model.
 * @returns A model with classes and features in alphabetical order, and without Bible names.
 */
export function trainModel(texts: readonly TrainingTexts[]): Model {
  const sorted = texts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (sorted[0]?.id !== OUT_OF_SCOPE) sorted.unshift({ id: OUT_OF_SCOPE, phrasings: [], words: [] });
  const textsByClass = sorted.map(({ phrasings, words }) => [
    ...phrasings.map((text) => ({ features: [...featuresOf(tokenize(text))], weight: 1 })),
    ...words.map((text) => ({ features: [...featuresOf(tokenize(text))], weight: TRAINING.wordWeight })),
  ]);
  const rows: Rows = new Map();
  textsByClass.forEach((texts, number) => {
    for (const { features } of texts) for (const feature of features) count(rows, feature, number);
  });
  for (const [feature, row] of rows) {
    const total = [...row.values()].reduce((sum, { count }) => sum + count, 0);
    if (isPair(feature) && total < TRAINING.minPairCount) rows.delete(feature);
  }
  const matrix = toMatrix(
    sorted.map(({ id }) => id),
    rows,
  );
  const numbers = new Map(matrix.features.map((feature, number) => [feature, number]));
  const idfs = Float32Array.from(matrix.frequencies, (frequency) => idf(sorted.length, frequency));

  const sizes = textsByClass.map((texts) => texts.reduce((sum, { weight }) => sum + weight, 0));
  const meanSize = sizes.slice(1).reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length - 1);
  const examples = textsByClass.flatMap((texts, index) => {
    const balance = index === OUT_OF_SCOPE_NUMBER ? 1 : (meanSize / (sizes[index] || 1)) ** TRAINING.balance;
    return texts.map(({ features, weight }): Example => {
      const known = features
        .map((feature) => numbers.get(feature) ?? -1)
        .filter((feature) => feature >= 0 && at(idfs, feature) >= TRAINING.minIdf);
      const norm = Math.sqrt(known.reduce((sum, feature) => sum + at(idfs, feature) ** 2, 0)) || 1;
      const values = Float32Array.from(known, (feature) => at(idfs, feature) / norm);
      return { features: Uint32Array.from(known), values, class: index, weight: balance * weight };
    });
  });
  return { ...matrix, ...quantize(descend(matrix, examples)), bibleNames: [] };
}

/** Counts an occurrence of a feature in a class. */
function count(rows: Rows, feature: string, classNumber: number): void {
  const row = rows.get(feature) ?? new Map<number, Cell>();
  const cell = row.get(classNumber) ?? { count: 0, weight: 0 };
  cell.count += 1;
  row.set(classNumber, cell);
  rows.set(feature, row);
}

/**
 * Adds running text to the counts. The classifier's weights stay the same, so that a changed text needs no new
 * training.
 *
 * @param bodies - The texts of each answer, by its id.
 * @returns A new model.
 */
export function addBodies(model: Model, bodies: ReadonlyMap<string, readonly string[]>): Model {
  const { classes, features, frequencies, weightUnit, bibleNames } = model;
  const rows = toRows(model);
  classes.forEach((id, number) => {
    for (const tokens of (bodies.get(id) ?? []).map(tokenize))
      for (const feature of [...tokens, ...pairsOf(tokens).filter((pair) => rows.has(pair))])
        count(rows, feature, number);
  });
  const known = new Map(features.map((feature, number) => [feature, at(frequencies, number)]));
  return { ...toMatrix(classes, rows, known), weightUnit, bibleNames };
}

function toRows({ features, offsets, cellClasses, cellCounts, cellWeights }: Model): Rows {
  return new Map(
    features.map((feature, number) => {
      const row = new Map<number, Cell>();
      for (let cell = at(offsets, number); cell < at(offsets, number + 1); cell += 1)
        row.set(at(cellClasses, cell), { count: at(cellCounts, cell), weight: at(cellWeights, cell) });
      return [feature, row];
    }),
  );
}

/** @param frequencies - The features whose frequency is not the number of their cells. */
function toMatrix(classes: string[], rows: Rows, frequencies: ReadonlyMap<string, number> = new Map()) {
  const features = [...rows.keys()].sort();
  const sizes = features.map((feature) => rows.get(feature)?.size ?? 0);
  const offsets = new Uint32Array(features.length + 1);
  sizes.forEach((size, number) => {
    offsets[number + 1] = at(offsets, number) + size;
  });
  const cells = features.flatMap((feature) => [...(rows.get(feature) ?? [])]);
  return {
    classes,
    features,
    frequencies: Uint16Array.from(features, (feature, number) => frequencies.get(feature) ?? at(sizes, number)),
    offsets,
    cellClasses: Uint16Array.from(cells, ([number]) => number),
    cellCounts: Uint8Array.from(cells, ([, { count }]) => Math.min(255, count)),
    cellWeights: Int8Array.from(cells, ([, { weight }]) => weight),
  };
}

/**
 * Stochastic gradient descent on the logarithmic loss. Arrays are indexed directly: `at` is called with arrays of every
 * type, which makes it too slow for the innermost loops.
 *
 * @returns A weight for each cell.
 */
function descend(matrix: Pick<Model, "classes" | "offsets" | "cellClasses">, examples: Example[]): Float32Array {
  const { epochs, rate } = TRAINING;
  const { classes, offsets, cellClasses } = matrix;
  const weights = new Float32Array(cellClasses.length);
  const probabilities = new Float32Array(classes.length);
  const random = createRandom();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random);
    for (let done = 0; done < examples.length; done += 1) {
      const { features, values, class: right, weight } = examples[done] as Example;
      probabilities.fill(0);
      for (let index = 0; index < features.length; index += 1) {
        const feature = features[index] as number;
        const value = values[index] as number;
        const end = offsets[feature + 1] as number;
        for (let cell = offsets[feature] as number; cell < end; cell += 1) {
          const answer = cellClasses[cell] as number;
          probabilities[answer] = (probabilities[answer] as number) + value * (weights[cell] as number);
        }
      }
      toProbabilities(probabilities);
      const step = rate * weight * (1 - (epoch + done / examples.length) / epochs);
      for (let index = 0; index < features.length; index += 1) {
        const feature = features[index] as number;
        const change = step * (values[index] as number);
        const end = offsets[feature + 1] as number;
        for (let cell = offsets[feature] as number; cell < end; cell += 1) {
          const answer = cellClasses[cell] as number;
          const error = (answer === right ? 1 : 0) - (probabilities[answer] as number);
          weights[cell] = (weights[cell] as number) + change * error;
        }
      }
    }
  }
  return weights;
}

/** Rounds the weights to 8 bits. */
function quantize(weights: Float32Array): Pick<Model, "cellWeights" | "weightUnit"> {
  const weightUnit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
  return { cellWeights: Int8Array.from(weights, (weight) => Math.round(weight / weightUnit)), weightUnit };
}

/**
 * @returns A linear congruential generator (Park and Miller 1988). It yields the same numbers from 0 to 1 in every run.
 */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Shuffles in place (Fisher and Yates). */
function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
}
