/** Arithmetic on arrays of numbers, and reproducible random numbers. */

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
 * @returns A linear congruential generator (Park and Miller 1988). It yields the same numbers from 0 to 1 in every run.
 */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
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
