/** Cuts long work on the event loop into slices, between which requests are answered. */
import { setImmediate } from "node:timers/promises";

/** How long a slice lasts, in ms. */
const SLICE_MS = 5;
/** How often the event loop turns between two slices; it accepts one connection at each turn. */
const TURNS = 8;

/** When the present slice began, on the clock of `performance`; the event loop is one, and so are its slices. */
let began = 0;

/** Ends the slice, if it has lasted long enough: resolves when requests have had their turns. */
export async function endSlice(): Promise<void> {
  if (performance.now() - began < SLICE_MS) return;
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  began = performance.now();
}

/** Goes through items in slices: `for await (const document of inSlices(documents))`. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item, void, undefined> {
  for (const item of items) {
    await endSlice();
    yield item;
  }
}

/** Runs steps to their end in slices; each step ought to take a few milliseconds. */
export async function runInSlices<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await endSlice();
  }
}
