/** Scores each answer by the model and by its shown phrasings, given a question's tokens. */
import { endSlice, inSlices, runInSlices } from "../slices.ts";
import { featuresOf, idf, isPair, type Model, OUT_OF_SCOPE } from "./model.ts";
import { add, at } from "./numeric.ts";
import { tokenize } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

/** BM25's k1. The higher it is, the more each further occurrence of a feature counts. BM25's b is 1. */
const SATURATION = 1.2;

/** A text as a unit-length vector of idf weights. */
interface Vector {
  /** Indexes into the model's features. */
  features: number[];
  values: number[];
  /** Number of tokens that occur in no text. Each lengthens the vector, so that its other features count less. */
  unknown: number;
  /** Length before normalization. */
  norm: number;
}

/** What a question's tokens say for each class of the model. Arrays are indexed by class number. */
export interface TokenEvidence {
  /** Logits, about -5 to 15. */
  classifier: Float64Array;
  /** BM25 of the tokens, and of the pairs of neighbouring tokens, in the class's texts: 0 to about 50. */
  tokens: Float64Array;
  pairs: Float64Array;
  /** Cosine of the question and the nearest shown phrasing: 0 to 1. */
  phrasing: Float64Array;
  /** Upper bound of `tokens`: the BM25 of a text that repeats every token of the question endlessly. */
  mostTokens: number;
  /** Length of the question's vector, where a token that no answer contains has length 1. */
  norm: number;
  /** @returns How much of the question a class's texts explain. */
  explain(classNumber: number): Explained;
}

/** How much of a question a class's texts explain. Shares are weighted by squared idf; each figure is from 0 to 1. */
export interface Explained {
  /** Share of the tokens that occur anywhere in its texts. */
  anywhere: number;
  /** Share of the tokens that occur in its shown phrasings. */
  shown: number;
  /** Idf of the rarest token that is missing from its texts, divided by that of a token that no answer contains. */
  rarestMissing: number;
}

export type EvidenceFinder = Awaited<ReturnType<typeof createEvidenceFinder>>;

/** Prepares the scores of every feature in every class, in slices. */
export async function createEvidenceFinder(model: Model, documents: readonly SearchDocument[]) {
  const { classes, features, frequencies, offsets, cellClasses, cellWeights, weightUnit } = model;
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  await endSlice();
  const classNumbers = new Map(classes.map((id, number) => [id, number]));
  const unknownIdf = idf(classes.length, 1);
  const idfs = Float64Array.from(frequencies, (frequency) => idf(classes.length, frequency));
  const arePairs = Uint8Array.from(features, (feature) => Number(isPair(feature)));
  await endSlice();
  const cellScores = await runInSlices(scoreCells(model, idfs, arePairs));
  const shown: { id: string; vector: Vector }[] = [];
  for await (const { id, question, alsoAsked, keywords } of inSlices(documents))
    for (const text of [question, ...alsoAsked, ...keywords]) shown.push({ id, vector: toVector(tokenize(text)) });
  const shownClasses = Uint16Array.from(shown, ({ id }) => classNumbers.get(id) ?? 0);
  const shownCells = invert(
    shown.map(({ vector }) => vector),
    features.length,
  );

  function toVector(tokens: readonly string[]): Vector {
    const known: number[] = [];
    let unknown = 0;
    for (const feature of featuresOf(tokens)) {
      const number = numbers.get(feature);
      if (number !== undefined) known.push(number);
      else if (!isPair(feature)) unknown += 1;
    }
    const squares = known.reduce((sum, feature) => sum + at(idfs, feature) ** 2, unknown * unknownIdf ** 2);
    const norm = Math.sqrt(squares);
    return { features: known, values: known.map((feature) => at(idfs, feature) / (norm || 1)), unknown, norm };
  }

  /** @returns For each class, the cosine of the question and the nearest of its shown phrasings. */
  function findNearest({ features: known, values }: Vector): Float64Array {
    const { offsets, vectors, values: others } = shownCells;
    const cosines = new Float64Array(shown.length);
    known.forEach((feature, index) => {
      const value = at(values, index);
      const end = at(offsets, feature + 1);
      for (let cell = at(offsets, feature); cell < end; cell += 1) {
        const number = vectors[cell] as number;
        cosines[number] = (cosines[number] as number) + value * (others[cell] as number);
      }
    });
    const nearest = new Float64Array(classes.length);
    for (let number = 0; number < cosines.length; number += 1) {
      const cosine = cosines[number] as number;
      const classNumber = shownClasses[number] as number;
      if (cosine > (nearest[classNumber] as number)) nearest[classNumber] = cosine;
    }
    return nearest;
  }

  return {
    classNumberOf: (id: string): number => classNumbers.get(id) ?? 0,
    outOfScope: classNumbers.get(OUT_OF_SCOPE) ?? 0,

    find(tokens: readonly string[]): TokenEvidence {
      const vector = toVector(tokens);
      const classifier = new Float64Array(classes.length);
      const tokenScores = new Float64Array(classes.length);
      const pairScores = new Float64Array(classes.length);
      vector.features.forEach((feature, index) => {
        const value = at(vector.values, index) * weightUnit;
        const scores = arePairs[feature] ? pairScores : tokenScores;
        const end = at(offsets, feature + 1);
        // Indexed directly: `at` is called with arrays of every type, which makes it too slow for the innermost loop.
        for (let cell = at(offsets, feature); cell < end; cell += 1) {
          const classNumber = cellClasses[cell] as number;
          classifier[classNumber] = (classifier[classNumber] as number) + value * (cellWeights[cell] as number);
          scores[classNumber] = (scores[classNumber] as number) + (cellScores[cell] as number);
        }
      });
      const { unknown } = vector;
      const known = vector.features.filter((feature) => !arePairs[feature]);
      const total = known.reduce((sum, feature) => sum + at(idfs, feature) ** 2, unknown * unknownIdf ** 2) || 1;
      return {
        classifier,
        tokens: tokenScores,
        pairs: pairScores,
        phrasing: findNearest(vector),
        mostTokens: (SATURATION + 1) * known.reduce((sum, feature) => sum + at(idfs, feature), unknown * unknownIdf),
        norm: vector.norm / unknownIdf,
        explain(classNumber) {
          const explained = { anywhere: 0, shown: 0, rarestMissing: unknown > 0 ? 1 : 0 };
          for (const feature of known) {
            const share = at(idfs, feature) ** 2 / total;
            if (isShown(feature, classNumber)) explained.shown += share;
            if (hasCell(feature, classNumber)) explained.anywhere += share;
            else explained.rarestMissing = Math.max(explained.rarestMissing, at(idfs, feature) / unknownIdf);
          }
          return explained;
        },
      };
    },

    /** @returns Share of a question's tokens, by squared idf, that occur in a phrase: 0 to 1. */
    shareOf(phrase: readonly string[], tokens: readonly string[]): number {
      const weightOf = (token: string) => {
        const number = numbers.get(token);
        return (number === undefined ? unknownIdf : at(idfs, number)) ** 2;
      };
      const sum = (list: readonly string[]) => [...new Set(list)].reduce((total, token) => total + weightOf(token), 0);
      return sum(tokens.filter((token) => phrase.includes(token))) / (sum(tokens) || 1);
    },
  };

  function hasCell(feature: number, classNumber: number): boolean {
    return cellClasses.subarray(at(offsets, feature), at(offsets, feature + 1)).includes(classNumber);
  }

  function isShown(feature: number, classNumber: number): boolean {
    const { offsets, vectors } = shownCells;
    return vectors
      .subarray(at(offsets, feature), at(offsets, feature + 1))
      .some((number) => at(shownClasses, number) === classNumber);
  }
}

/** Features scored per step; a step takes about a millisecond. */
const FEATURES_PER_STEP = 2000;

/**
 * Computes in steps what each feature adds to the BM25 of each class (Robertson and Zaragoza 2009).
 *
 * @returns A score for each cell of the model.
 */
function* scoreCells(
  { classes, offsets, cellClasses, cellCounts }: Model,
  idfs: Float64Array,
  arePairs: Uint8Array,
): Generator<undefined, Float32Array> {
  const lengths = new Float64Array(classes.length);
  for (let feature = 0; feature < idfs.length; feature += 1) {
    if (feature % FEATURES_PER_STEP === 0) yield;
    if (arePairs[feature]) continue;
    for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1)
      add(lengths, at(cellClasses, cell), at(cellCounts, cell));
  }
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / classes.length;
  const scores = new Float32Array(cellClasses.length);
  for (let feature = 0; feature < idfs.length; feature += 1) {
    if (feature % FEATURES_PER_STEP === 0) yield;
    for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1) {
      const count = at(cellCounts, cell);
      const relativeLength = at(lengths, at(cellClasses, cell)) / meanLength;
      scores[cell] = (at(idfs, feature) * count * (SATURATION + 1)) / (count + SATURATION * relativeLength);
    }
  }
  return scores;
}

/** @returns For each feature, the indexes of the vectors with it, and its values there; `offsets` as in the model. */
function invert(vectors: readonly Vector[], features: number) {
  const offsets = new Uint32Array(features + 1);
  for (const { features: known } of vectors) for (const feature of known) add(offsets, feature + 1, 1);
  for (let feature = 0; feature < features; feature += 1) add(offsets, feature + 1, at(offsets, feature));
  const cells = {
    offsets,
    vectors: new Uint32Array(at(offsets, features)),
    values: new Float64Array(at(offsets, features)),
  };
  const next = offsets.slice();
  vectors.forEach(({ features: known, values }, number) => {
    known.forEach((feature, index) => {
      const cell = at(next, feature);
      next[feature] = cell + 1;
      cells.vectors[cell] = number;
      cells.values[cell] = at(values, index);
    });
  });
  return cells;
}
