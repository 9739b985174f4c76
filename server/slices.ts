/** Splits long work on the event loop into slices, between which requests are answered. */
import { setImmediate } from "node:timers/promises";

/** Minimum length of a slice, in ms. */
const SLICE_MS = 5;
/** Turns of the event loop between two slices; it accepts one connection per turn. */
const TURNS = 8;

/** When the current slice began, as `performance.now()`. Shared by all work, since there is one event loop. */
let began = 0;

/** Ends the current slice if it has lasted long enough. Resolves after requests have had their turns. */
export async function endSlice(): Promise<void> {
  if (performance.now() - began < SLICE_MS) return;
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  began = performance.now();
}

/** Iterates over items in slices: `for await (const document of inSlices(documents))`. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item, void, undefined> {
  for (const item of items) {
    await endSlice();
    yield item;
  }
}

/**
 * Runs a generator to its end in slices.
 *
 * @param steps - Each step should take a few milliseconds at most.
 * @returns What the generator returns.
 */
export async function runInSlices<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await endSlice();
  }
}
