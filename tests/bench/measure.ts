/** Times an operation over many inputs. */

/** Times in ms, ascending. */
export type Measured = readonly number[];

/** Rounds before the measured one, so that the code is optimized. */
const WARM_UP_ROUNDS = 2;

/** @returns The time of each call in ms, ascending. */
export async function measure<Input>(
  inputs: readonly Input[],
  operation: (input: Input) => unknown,
): Promise<Measured> {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const input of inputs) await operation(input);
  const times: number[] = [];
  for (const input of inputs) {
    const began = performance.now();
    await operation(input);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

/** @param share - 0 for the quickest, 0.5 for the median, 1 for the slowest. */
export function quantile(times: Measured, share: number): number {
  return times[Math.round(share * (times.length - 1))] ?? 0;
}
