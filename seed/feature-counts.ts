/** Counts how often features occur in the texts of classes, and lays the counts out as the matrix of a model. */
import type { Model } from "../server/search/model.ts";
import { add, at } from "../server/search/numeric.ts";

type Matrix = Omit<Model, "weightUnit" | "bibleNames">;

/** @param classes - Ids of the classes. A class is known by its index. */
export function createFeatureCounts(classes: string[]) {
  /** The features' numbers, in the order in which they were first counted. */
  const numbers = new Map<string, number>();
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
    const number = numbers.get(feature) ?? numbers.size;
    if (number === numbers.size) numbers.set(feature, number);
    const key = number * classes.length + classNumber;
    const cell = cells.get(key);
    if (cell === undefined) {
      cells.set(key, counts.push(occurrences) - 1);
      weights.push(weight);
    } else add(counts, cell, occurrences);
    return number;
  }

  /**
   * @param isKept - Whether a feature is to be in the matrix; `total` is the number of its occurrences.
   * @param frequencies - The features whose frequency is not the number of their cells.
   * @returns The matrix, and for each feature's number its index there, or -1.
   */
  function toMatrix(
    isKept: (feature: string, total: number) => boolean = () => true,
    frequencies: ReadonlyMap<string, number> = new Map(),
  ): { matrix: Matrix; indexes: Int32Array } {
    const totals = new Uint32Array(numbers.size);
    for (const [key, cell] of cells) add(totals, Math.floor(key / classes.length), at(counts, cell));
    const kept = [...numbers].filter(([feature, number]) => isKept(feature, at(totals, number)));
    kept.sort(([a], [b]) => (a < b ? -1 : 1));
    const features = kept.map(([feature]) => feature);
    const indexes = new Int32Array(numbers.size).fill(-1);
    kept.forEach(([, number], index) => {
      indexes[number] = index;
    });

    const indexOf = (key: number) => at(indexes, Math.floor(key / classes.length));
    const sizes = new Uint32Array(features.length);
    for (const key of cells.keys()) if (indexOf(key) >= 0) add(sizes, indexOf(key), 1);
    const offsets = new Uint32Array(features.length + 1);
    sizes.forEach((size, index) => {
      offsets[index + 1] = at(offsets, index) + size;
    });
    const size = at(offsets, features.length);
    const cellClasses = new Uint16Array(size);
    const cellCounts = new Uint8Array(size);
    const cellWeights = new Int8Array(size);
    const next = offsets.slice();
    for (const [key, cell] of cells) {
      if (indexOf(key) < 0) continue;
      const position = at(next, indexOf(key));
      cellClasses[position] = key % classes.length;
      cellCounts[position] = Math.min(255, at(counts, cell));
      cellWeights[position] = at(weights, cell);
      add(next, indexOf(key), 1);
    }
    const matrix = {
      classes,
      features,
      frequencies: Uint16Array.from(features, (feature, index) => frequencies.get(feature) ?? at(sizes, index)),
      offsets,
      cellClasses,
      cellCounts,
      cellWeights,
    };
    return { matrix, indexes };
  }

  return { count, has: (feature: string) => numbers.has(feature), toMatrix };
}
