/** The regressions of `npm run fit`, by Newton's method, which is exact after a few steps. */
import type { LinearWeights, Numbers } from "../search/types.ts";

/** Keeps weights small, so that correlated features share their weight. */
const RIDGE = { logistic: 0.003, choice: 0.00001 };
/** Least variance of a feature: one that is constant gets no weight. */
const MIN_VARIANCE = 1e-6;
const MAX_STEPS = 25;
/** The fit ends when a step lowers the loss by less. */
const MIN_GAIN = 1e-10;

/** Something with features. Those that it lacks are 0. */
interface Labelled {
  features: Numbers;
  right: boolean;
}

/** Logistic regression: a choice between what an example has and nothing. Weights are kept small by their features' deviations. */
export function fitLogistic(examples: readonly (Labelled & { weight: number })[]): LinearWeights {
  const names = Object.keys(examples[0]?.features ?? {});
  const ridge = names.map((name) => {
    const variance = varianceOf(examples.map(({ features }) => features[name] ?? 0));
    return RIDGE.logistic * Math.max(variance, MIN_VARIANCE);
  });
  const choices = examples.map(({ features, right, weight }) => ({
    weight,
    candidates: [
      { features: { ...features, intercept: 1 }, right },
      { features: {}, right: !right },
    ],
  }));
  const { intercept = 0, ...weights } = fitChoice(choices, [...names, "intercept"], [...ridge, 0]);
  return { intercept, weights };
}

/**
 * Conditional logistic regression (McFadden 1974): how much each feature favours the right candidate.
 *
 * @param names - The features that count.
 * @param ridge - For each weight, twice the penalty on its square.
 */
export function fitChoice(
  choices: readonly { candidates: Labelled[]; weight: number }[],
  names: readonly string[],
  ridge: readonly number[] = names.map(() => RIDGE.choice),
): Numbers {
  const rows = choices
    .filter(({ candidates }) => candidates.some(({ right }) => right))
    .map(({ candidates, weight }) => ({
      weight,
      candidates: candidates.map(({ features, right }) => ({
        row: Float64Array.from(names, (name) => features[name] ?? 0),
        right,
      })),
    }));
  const total = sum(rows.map(({ weight }) => weight));
  const fitted = minimize(ridge, (weights, gradient, hessian) => {
    let loss = 0;
    for (const { candidates, weight } of rows) {
      const logits = candidates.map(({ row }) => dot(row, weights));
      const highest = Math.max(...logits);
      const odds = logits.map((logit) => Math.exp(logit - highest));
      const all = sum(odds);
      const wanted = sum(odds.filter((_, place) => candidates[place]?.right));
      const expected = new Float64Array(names.length);
      candidates.forEach(({ row, right }, place) => {
        const probability = at(odds, place) / all;
        addScaled(expected, row, probability);
        addScaled(gradient, row, (weight / total) * (probability - (right ? at(odds, place) / wanted : 0)));
        addOuterProduct(hessian, row, (weight / total) * probability);
      });
      addOuterProduct(hessian, expected, -weight / total);
      loss += (weight / total) * Math.log(all / wanted);
    }
    return loss;
  });
  return Object.fromEntries(names.map((name, column) => [name, Number(at(fitted, column).toPrecision(4))]));
}

/**
 * Newton's method from weights of 0, with steps halved until the loss falls.
 *
 * @param ridge - For each weight, twice the penalty on its square.
 * @param differentiate - Gives the loss at the weights, and adds its gradient and its Hessian (row by row) to arrays.
 */
function minimize(
  ridge: readonly number[],
  differentiate: (weights: Float64Array, gradient: Float64Array, hessian: Float64Array) => number,
): Float64Array {
  const size = ridge.length;
  const evaluate = (weights: Float64Array) => {
    const gradient = Float64Array.from(ridge, (cost, place) => cost * at(weights, place));
    const hessian = new Float64Array(size * size);
    ridge.forEach((cost, place) => void add(hessian, place * size + place, cost));
    const penalty = sum(ridge.map((cost, place) => (cost / 2) * at(weights, place) ** 2));
    return { weights, loss: penalty + differentiate(weights, gradient, hessian), gradient, hessian };
  };
  let best = evaluate(new Float64Array(size));
  for (let step = 0, length = 1, gain = 1; step < MAX_STEPS && (gain < 0 || gain > MIN_GAIN); step += 1) {
    const weights = best.weights.slice();
    addScaled(weights, solve(best.hessian, best.gradient), -length);
    const next = evaluate(weights);
    gain = best.loss - next.loss;
    length = gain > 0 ? Math.min(1, 2 * length) : length / 2;
    if (gain > 0) best = next;
  }
  return best.weights;
}

/** @returns The solution of a positive definite system, by Gaussian elimination. */
function solve(matrix: Float64Array, values: Float64Array): Float64Array {
  const size = values.length;
  const left = matrix.slice();
  const right = values.slice();
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = at(left, row * size + pivot) / at(left, pivot * size + pivot);
      for (let column = pivot; column < size; column += 1)
        add(left, row * size + column, -factor * at(left, pivot * size + column));
      add(right, row, -factor * at(right, pivot));
    }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let column = row + 1; column < size; column += 1)
      add(right, row, -at(left, row * size + column) * at(right, column));
    right[row] = at(right, row) / at(left, row * size + row);
  }
  return right;
}

function addScaled(target: Float64Array, row: Float64Array, factor: number): void {
  for (let column = 0; column < row.length; column += 1) add(target, column, factor * at(row, column));
}

function addOuterProduct(target: Float64Array, row: Float64Array, factor: number): void {
  const size = row.length;
  for (let first = 0; first < size; first += 1)
    for (let second = 0; second < size; second += 1)
      add(target, first * size + second, factor * at(row, first) * at(row, second));
}

function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let place = 0; place < a.length; place += 1) total += at(a, place) * at(b, place);
  return total;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function varianceOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2)) / values.length;
}

/** @returns The number at a place that is known to exist. */
function at(values: ArrayLike<number>, place: number): number {
  return values[place] as number;
}

/** Adds an amount to the number at a place that is known to exist. */
function add(values: Float64Array, place: number, amount: number): void {
  values[place] = at(values, place) + amount;
}
