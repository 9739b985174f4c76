/** The two regressions that `npm run fit` fits: small, and fitted in seconds by Adam (Kingma and Ba 2015). */
import { add } from "../../server/search/numeric.ts";
import type { LogisticWeights } from "../../server/search/types.ts";

/** Keeps weights small, so that features that say the same share what they say. */
const RIDGE = 0.003;

/** An example of a yes or no. */
export interface LogisticExample {
  features: Record<string, number>;
  right: boolean;
  weight: number;
}

/** Logistic regression. Features are standardized for the fit; the weights are for features as they come. */
export function fitLogistic(examples: readonly LogisticExample[]): LogisticWeights {
  const names = Object.keys(examples[0]?.features ?? {});
  const rows = examples.map(({ features }) => names.map((name) => features[name] ?? 0));
  const means = names.map((_, column) => mean(rows.map((row) => row[column] ?? 0)));
  const deviations = names.map(
    (_, column) => Math.sqrt(mean(rows.map((row) => ((row[column] ?? 0) - (means[column] ?? 0)) ** 2))) || 1,
  );
  const scaled = rows.map((row) => [
    ...row.map((value, column) => (value - (means[column] ?? 0)) / (deviations[column] ?? 1)),
    1,
  ]);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const fitted = descend(names.length + 1, 250, 0.1, (weights) => {
    const gradient = weights.map((weight, column) => (column < names.length ? RIDGE * weight : 0));
    scaled.forEach((row, number) => {
      const { right = false, weight = 0 } = examples[number] ?? {};
      const error = (weight / total) * (1 / (1 + Math.exp(-dot(row, weights))) - Number(right));
      row.forEach((value, column) => void add(gradient, column, error * value));
    });
    return gradient;
  });
  const weights = names.map(
    (name, column) => [name, round((fitted[column] ?? 0) / (deviations[column] ?? 1))] as const,
  );
  const shift = names.reduce(
    (sum, _, column) => sum + ((fitted[column] ?? 0) * (means[column] ?? 0)) / (deviations[column] ?? 1),
    0,
  );
  return { intercept: round((fitted.at(-1) ?? 0) - shift), weights: Object.fromEntries(weights) };
}

/** An example of a choice: candidates, of which some are right. */
export interface ChoiceExample<Name extends string> {
  candidates: { features: Record<Name, number>; right: boolean }[];
  weight: number;
}

/** Conditional logistic regression (McFadden 1974): how much each feature speaks for the right candidate. */
export function fitChoice<Name extends string>(
  examples: readonly ChoiceExample<Name>[],
  /** The features, each with its usual size. */
  scales: Record<Name, number>,
): Record<Name, number> {
  const names = Object.keys(scales) as Name[];
  const rows = examples
    .filter(({ candidates }) => candidates.some(({ right }) => right))
    .map(({ candidates, weight }) => ({
      weight,
      right: candidates.map(({ right }) => right),
      values: candidates.map(({ features }) => names.map((name) => features[name] / scales[name])),
    }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const fitted = descend(names.length, 150, 0.3, (weights) => {
    const gradient = weights.map((weight) => 1e-4 * weight);
    for (const { values, right, weight } of rows) {
      const logits = values.map((row) => dot(row, weights));
      const highest = Math.max(...logits);
      const odds = logits.map((logit) => Math.exp(logit - highest));
      const all = odds.reduce((sum, each) => sum + each, 0);
      const wanted = odds.reduce((sum, each, index) => sum + (right[index] ? each : 0), 0);
      odds.forEach((each, index) => {
        const error = (weight / total) * (each / all - (right[index] ? each / wanted : 0));
        if (Math.abs(error) > 1e-12)
          values[index]?.forEach((value, column) => void add(gradient, column, error * value));
      });
    }
    return gradient;
  });
  return Object.fromEntries(names.map((name, column) => [name, round((fitted[column] ?? 0) / scales[name])])) as Record<
    Name,
    number
  >;
}

/** Adam, from weights of 0. */
function descend(size: number, steps: number, rate: number, gradientAt: (weights: number[]) => number[]): number[] {
  const weights = new Array<number>(size).fill(0);
  const mean = new Array<number>(size).fill(0);
  const square = new Array<number>(size).fill(0);
  for (let step = 1; step <= steps; step += 1)
    gradientAt(weights).forEach((gradient, index) => {
      mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * gradient;
      square[index] = 0.999 * (square[index] ?? 0) + 0.001 * gradient ** 2;
      const change =
        (mean[index] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[index] ?? 0) / (1 - 0.999 ** step)) + 1e-9);
      weights[index] = (weights[index] ?? 0) - rate * change;
    });
  return weights;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
