/** Arithmetic on arrays of numbers. */

/** @returns The number at an index that is known to exist. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number;
}

/** Adds an amount to the number at an index that is known to exist. */
export function add(values: Float32Array | Float64Array | Uint32Array | number[], index: number, amount: number): void {
  values[index] = (values[index] as number) + amount;
}

/** The logistic function: turns log-odds into a probability from 0 to 1. */
export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/**
 * Softmax: replaces logits by probabilities, in place.
 *
 * @returns The same array.
 */
export function toProbabilities(logits: Float32Array | Float64Array): typeof logits {
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < logits.length; index += 1) highest = Math.max(highest, logits[index] as number);
  let total = 0;
  for (let index = 0; index < logits.length; index += 1) {
    const odds = Math.exp((logits[index] as number) - highest);
    logits[index] = odds;
    total += odds;
  }
  for (let index = 0; index < logits.length; index += 1) logits[index] = (logits[index] as number) / total;
  return logits;
}
