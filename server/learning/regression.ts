/** The two regressions of `npm run fit`, by Newton's method, which is exact after a few steps. */
import { add, at, sigmoid } from "../search/numeric.ts";
import type { LinearWeights } from "../search/types.ts";

/** Keeps weights small, so that correlated features share their weight. */
const RIDGE = { logistic: 0.003, choice: 0.00001 };
const MAX_STEPS = 25;
/** The fit ends when a step lowers the loss by less. */
const LEAST_GAIN = 1e-10;

/** An example with a binary label. */
export interface LogisticExample {
  features: Record<string, number>;
  right: boolean;
  weight: number;
}

/** Logistic regression. Features are standardized for the fit; the weights are for the original features. */
export function fitLogistic(examples: readonly LogisticExample[]): LinearWeights {
  const names = Object.keys(examples[0]?.features ?? {});
  const raw = examples.map(({ features }) => names.map((name) => features[name] ?? 0));
  const means = names.map((_, column) => mean(raw.map((row) => row[column] ?? 0)));
  const deviations = names.map(
    (_, column) => Math.sqrt(mean(raw.map((row) => ((row[column] ?? 0) - at(means, column)) ** 2))) || 1,
  );
  const rows = raw.map((row) =>
    Float64Array.from([...row.map((value, column) => (value - at(means, column)) / at(deviations, column)), 1]),
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const ridge = [...names.map(() => RIDGE.logistic), 0];
  const fitted = minimize(ridge, (weights, gradient, hessian) => {
    let loss = 0;
    examples.forEach(({ right, weight }, index) => {
      const row = rows[index] as Float64Array;
      const logOdds = dot(row, weights);
      const probability = sigmoid(logOdds);
      loss += (weight / total) * Math.log1p(Math.exp(right ? -logOdds : logOdds));
      addScaled(gradient, row, (weight / total) * (probability - Number(right)));
      addOuterProduct(hessian, row, (weight / total) * probability * (1 - probability));
    });
    return loss;
  });
  const weights = names.map((name, column) => [name, round(at(fitted, column) / at(deviations, column))] as const);
  const shift = names.reduce(
    (sum, _, column) => sum + (at(fitted, column) * at(means, column)) / at(deviations, column),
    0,
  );
  return { intercept: round(at(fitted, names.length) - shift), weights: Object.fromEntries(weights) };
}

/** An example of a choice: candidates, of which some are right. */
export interface ChoiceExample<Name extends string> {
  candidates: { features: Record<Name, number>; right: boolean }[];
  weight: number;
}

/**
 * Conditional logistic regression (McFadden 1974): how much each feature favours the right candidate.
 */
export function fitChoice<Name extends string>(
  examples: readonly ChoiceExample<Name>[],
  names: readonly Name[],
): Record<Name, number> {
  const choices = examples
    .filter(({ candidates }) => candidates.some(({ right }) => right))
    .map(({ candidates, weight }) => ({
      weight,
      rows: candidates.map(({ features }) => Float64Array.from(names, (name) => features[name])),
      right: candidates.map(({ right }) => right),
    }));
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  const ridge = names.map(() => RIDGE.choice);
  const fitted = minimize(ridge, (weights, gradient, hessian) => {
    let loss = 0;
    for (const { rows, right, weight } of choices) {
      const logits = rows.map((row) => dot(row, weights));
      const highest = Math.max(...logits);
      const odds = logits.map((logit) => Math.exp(logit - highest));
      const all = sum(odds);
      const wanted = sum(odds.filter((_, index) => right[index]));
      const expected = new Float64Array(names.length);
      rows.forEach((row, index) => {
        const probability = at(odds, index) / all;
        addScaled(expected, row, probability);
        addScaled(gradient, row, (weight / total) * (probability - (right[index] ? at(odds, index) / wanted : 0)));
        addOuterProduct(hessian, row, (weight / total) * probability);
      });
      addOuterProduct(hessian, expected, -weight / total);
      loss += (weight / total) * Math.log(all / wanted);
    }
    return loss;
  });
  return Object.fromEntries(names.map((name, column) => [name, round(at(fitted, column))])) as Record<Name, number>;
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
    const gradient = Float64Array.from(ridge, (cost, index) => cost * at(weights, index));
    const hessian = new Float64Array(size * size);
    ridge.forEach((cost, index) => void add(hessian, index * size + index, cost));
    const penalty = sum(ridge.map((cost, index) => (cost / 2) * at(weights, index) ** 2));
    return { weights, loss: penalty + differentiate(weights, gradient, hessian), gradient, hessian };
  };
  let best = evaluate(new Float64Array(size));
  for (let step = 0, length = 1, gain = 1; step < MAX_STEPS && (gain < 0 || gain > LEAST_GAIN); step += 1) {
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
  for (let index = 0; index < a.length; index += 1) total += at(a, index) * at(b, index);
  return total;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / (values.length || 1);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
