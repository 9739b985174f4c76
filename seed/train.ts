/**
 * Trains the model on the phrasings of the answers: a multinomial logistic regression over unit-length vectors of global
 * weights, fitted by stochastic gradient descent (Bottou 2012, "Stochastic Gradient Descent Tricks"). A weight exists
 * only where a feature occurs in a class's texts, so the size of the model is linear in the content.
 */
import {
  featuresOf,
  globalWeight,
  isPair,
  type Model,
  OUT_OF_SCOPE,
  OUT_OF_SCOPE_NUMBER,
  pairsOf,
} from "../server/search/model.ts";
import { add, at, toProbabilities } from "../server/search/numeric.ts";
import { tokenize } from "../server/search/tokenize.ts";
import { createFeatureCounts, type Matrix } from "./feature-counts.ts";

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
  epochs: 2,
  /** Initial learning rate. It decays linearly to 0, so that the order of the examples matters less. */
  rate: 6,
  /** Weight of a further word; a phrasing has weight 1. */
  wordWeight: 0.5,
  /**
   * Features with a lower global weight are at home in nearly all classes ("what", "is"). They say nothing and take most
   * of the time.
   */
  minGlobalWeight: 0.5,
  /** Minimum number of phrasings that a pair of tokens must occur in to become a feature. */
  minPairCount: 3,
};

interface Example {
  features: number[];
  /** The features' global weights, divided by their norm. */
  values: number[];
  class: number;
  weight: number;
}

/**
 * Trains the classifier and counts the features. Takes some seconds for hundreds of answers.
 *
 * @param texts - One entry for each answer, and one for `OUT_OF_SCOPE`. The same texts give the same model.
 * @returns A model with classes and features in alphabetical order, and without Bible names.
 */
export function trainModel(texts: readonly TrainingTexts[]): Model {
  const sorted = texts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (sorted[0]?.id !== OUT_OF_SCOPE) sorted.unshift({ id: OUT_OF_SCOPE, phrasings: [], words: [] });
  const { count, toMatrix } = createFeatureCounts(sorted.map(({ id }) => id));
  const textsByClass = sorted.map(({ phrasings, words }, number) => {
    const read = (weight: number) => (text: string) => ({
      features: Array.from(featuresOf(tokenize(text)), (feature) => count(feature, number)),
      weight,
    });
    return [...phrasings.map(read(1)), ...words.map(read(TRAINING.wordWeight))];
  });
  const { matrix, indexes } = toMatrix((feature, total) => !isPair(feature) || total >= TRAINING.minPairCount);

  const sizes = textsByClass.map((texts) => texts.reduce((sum, { weight }) => sum + weight, 0));
  const perplexities = measurePerplexities(matrix, sizes);
  const globalWeights = perplexities.map((perplexity) => globalWeight(sorted.length, perplexity));
  const meanSize = sizes.slice(1).reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length - 1);
  const examples = textsByClass.flatMap((texts, index) => {
    // The examples of each answer have the same weight together, so that few are not drowned by many.
    const balance = index === OUT_OF_SCOPE_NUMBER ? 1 : meanSize / (sizes[index] || 1);
    return texts.map(({ features, weight }): Example => {
      const known = features
        .map((number) => at(indexes, number))
        .filter((feature) => feature >= 0 && at(globalWeights, feature) >= TRAINING.minGlobalWeight);
      const norm = Math.sqrt(known.reduce((sum, feature) => sum + at(globalWeights, feature) ** 2, 0)) || 1;
      const values = known.map((feature) => Math.fround(at(globalWeights, feature) / norm)); // Single precision, as the weights.
      return { features: known, values, class: index, weight: balance * weight };
    });
  });
  return { ...matrix, perplexities, ...quantize(descend(matrix, examples)), bibleNames: [] };
}

/**
 * Adds running text to the counts. The classifier's weights stay the same, so that a changed text needs no new
 * training.
 *
 * @param bodies - The texts of each answer, by its id.
 * @returns A new model.
 */
export function addBodies(model: Model, bodies: ReadonlyMap<string, readonly string[]>): Model {
  const { classes, features, perplexities, offsets, cellClasses, cellCounts, cellWeights, ...rest } = model;
  const { count, has, toMatrix } = createFeatureCounts(classes);
  features.forEach((feature, number) => {
    for (let cell = at(offsets, number); cell < at(offsets, number + 1); cell += 1)
      count(feature, at(cellClasses, cell), at(cellCounts, cell), at(cellWeights, cell));
  });
  classes.forEach((id, number) => {
    for (const tokens of (bodies.get(id) ?? []).map(tokenize))
      for (const feature of [...tokens, ...pairsOf(tokens).filter(has)]) count(feature, number);
  });
  const { matrix } = toMatrix();
  const known = new Map(features.map((feature, number) => [feature, at(perplexities, number)]));
  const perplexityOf = (feature: string, number: number) =>
    known.get(feature) ?? at(matrix.offsets, number + 1) - at(matrix.offsets, number);
  return { ...matrix, perplexities: Float32Array.from(matrix.features, perplexityOf), ...rest };
}

/**
 * Measures the perplexity of the classes of each feature: e to the power of their entropy, where a class weighs as much as
 * the feature is frequent in it.
 *
 * @param sizes - Number of phrasings of each class.
 */
function measurePerplexities({ features, offsets, cellClasses, cellCounts }: Matrix, sizes: number[]): Float32Array {
  return Float32Array.from(features, (_, number) => {
    let total = 0;
    let sum = 0;
    for (let cell = at(offsets, number); cell < at(offsets, number + 1); cell += 1) {
      const rate = at(cellCounts, cell) / at(sizes, at(cellClasses, cell));
      total += rate;
      sum += rate * Math.log(rate);
    }
    return total * Math.exp(-sum / total);
  });
}

/**
 * Stochastic gradient descent on the logarithmic loss.
 *
 * @returns A weight for each cell.
 */
function descend(matrix: Matrix, examples: Example[]): Float32Array {
  const { epochs, rate } = TRAINING;
  const weights = new Float32Array(matrix.cellClasses.length);
  const logits = new Float32Array(matrix.classes.length);
  const random = createRandom();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random);
    examples.forEach((example, done) => {
      addLogits(logits.fill(0), example, matrix, weights);
      const errors = toProbabilities(logits) as Float32Array;
      add(errors, example.class, -1);
      const step = rate * example.weight * (1 - (epoch + done / examples.length) / epochs);
      subtractGradient(weights, example, matrix, errors, step);
    });
  }
  return weights;
}

// The innermost loops. They index arrays directly: `at` is called with arrays of every type, which makes it too slow here.

function addLogits(logits: Float32Array, { features, values }: Example, matrix: Matrix, weights: Float32Array): void {
  const { offsets, cellClasses } = matrix;
  for (let index = 0; index < features.length; index += 1) {
    const feature = features[index] as number;
    const value = values[index] as number;
    const end = offsets[feature + 1] as number;
    for (let cell = offsets[feature] as number; cell < end; cell += 1) {
      const answer = cellClasses[cell] as number;
      logits[answer] = (logits[answer] as number) + value * (weights[cell] as number);
    }
  }
}

function subtractGradient(
  weights: Float32Array,
  { features, values }: Example,
  matrix: Matrix,
  errors: Float32Array,
  step: number,
): void {
  const { offsets, cellClasses } = matrix;
  for (let index = 0; index < features.length; index += 1) {
    const feature = features[index] as number;
    const change = step * (values[index] as number);
    const end = offsets[feature + 1] as number;
    for (let cell = offsets[feature] as number; cell < end; cell += 1)
      weights[cell] = (weights[cell] as number) - change * (errors[cellClasses[cell] as number] as number);
  }
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
