/** Counts how often features occur in the texts of classes, and lays the counts out as the matrix of a model. */
import type { Model } from "../server/search/model.ts";
import { add, at } from "../server/search/numeric.ts";

/** A model without what is computed from the counts. */
export type Matrix = Omit<Model, "perplexities" | "weightUnit" | "bibleNames">;

/** @param classes - Ids of the classes. A class is known by its index. */
export function createFeatureCounts(classes: string[]) {
  /** The features' numbers, in the order in which they were first counted. */
  const numbers = new Map<string, number>();
  /** For each feature: its occurrences in all classes, and the number of its cells. */
  const totals: number[] = [];
  const sizes: number[] = [];
  /** The indexes of the cells, by feature and class. */
  const cells = new Map<number, number>();
  const counts: number[] = [];
  const weights: number[] = [];

  /**
   * Counts occurrences of a feature in a class.
   *
   * @param weight - The classifier's weight, if it is known.
   * @returns The feature's number.
   */
  function count(feature: string, classNumber: number, occurrences = 1, weight = 0): number {
    let number = numbers.get(feature);
    if (number === undefined) {
      number = totals.push(0) - 1;
      sizes.push(0);
      numbers.set(feature, number);
    }
    add(totals, number, occurrences);
    const key = number * classes.length + classNumber;
    const cell = cells.get(key);
    if (cell === undefined) {
      cells.set(key, counts.push(occurrences) - 1);
      weights.push(weight);
      add(sizes, number, 1);
    } else add(counts, cell, occurrences);
    return number;
  }

  /**
   * @param isKept - Whether a feature is to be in the matrix; `total` is the number of its occurrences.
   * @returns The matrix, and for each feature's number its index there, or -1.
   */
  function toMatrix(isKept: (feature: string, total: number) => boolean = () => true): {
    matrix: Matrix;
    indexes: Int32Array;
  } {
    const kept = [...numbers].filter(([feature, number]) => isKept(feature, at(totals, number)));
    kept.sort(([a], [b]) => (a < b ? -1 : 1));
    const indexes = new Int32Array(numbers.size).fill(-1);
    const offsets = new Uint32Array(kept.length + 1);
    kept.forEach(([, number], index) => {
      indexes[number] = index;
      offsets[index + 1] = at(offsets, index) + at(sizes, number);
    });
    const size = at(offsets, kept.length);
    const cellClasses = new Uint16Array(size);
    const cellCounts = new Uint8Array(size);
    const cellWeights = new Int8Array(size);
    const next = offsets.slice();
    for (const [key, cell] of cells) {
      const index = at(indexes, Math.floor(key / classes.length));
      if (index < 0) continue;
      const position = at(next, index);
      cellClasses[position] = key % classes.length;
      cellCounts[position] = Math.min(255, at(counts, cell));
      cellWeights[position] = at(weights, cell);
      add(next, index, 1);
    }
    const features = kept.map(([feature]) => feature);
    return { matrix: { classes, features, offsets, cellClasses, cellCounts, cellWeights }, indexes };
  }

  return { count, has: (feature: string) => numbers.has(feature), toMatrix };
}
