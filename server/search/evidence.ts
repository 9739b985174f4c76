/** What the model and the shown phrasings say for each answer, given a question's tokens. */
import { endSlice, inSlices } from "../slices.ts";
import { featuresOf, idf, isPair, type Model, OUT_OF_SCOPE } from "./model.ts";
import { add, at } from "./numeric.ts";
import { tokenize } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

/** A text as a unit-length tf-idf vector. */
interface Vector {
  /** Numbers of the model's features. */
  features: number[];
  values: number[];
}

/** What a question's tokens say, by class of the model. */
export interface TokenEvidence {
  classifier: Float64Array;
  prototype: Float64Array;
  phrasing: Float64Array;
  /** Length of the question's vector, in units of a token that no answer has. */
  norm: number;
  /** @returns Shares of the question's tokens, by squared idf, that the class's texts have and do not have. */
  explain(classNumber: number): Explained;
}

/** How much of a question a class's texts explain; each from 0 to 1. */
export interface Explained {
  /** Share of the tokens that stand anywhere in its texts. */
  anywhere: number;
  /** Share of the tokens that stand in its shown phrasings. */
  shown: number;
  /** Idf of the rarest token that stands nowhere in its texts, beside that of a token that no answer has. */
  rarestMissing: number;
}

export type EvidenceFinder = Awaited<ReturnType<typeof createEvidenceFinder>>;

export async function createEvidenceFinder(model: Model, documents: readonly SearchDocument[]) {
  const { classes, features, frequencies, offsets, cellClasses, cellCounts, cellWeights, weightUnit } = model;
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  await endSlice();
  const classNumbers = new Map(classes.map((id, number) => [id, number]));
  const unknownIdf = idf(classes.length, 1);
  const idfs = Float32Array.from(frequencies, (frequency) => idf(classes.length, frequency));
  // An answer with few phrasings has few occurrences of anything; a count is held against how many phrasings there are.
  const sizes = new Float64Array(classes.length);
  for (const { id, alsoAsked, keywords, phrasings } of documents)
    sizes[classNumbers.get(id) ?? 0] = 1 + alsoAsked.length + keywords.length + phrasings.length;
  const meanSize = sizes.reduce((sum, size) => sum + size, 0) / documents.length;
  const scales = sizes.map((size) => Math.sqrt(meanSize / (size || meanSize)));
  const phrasings: { classNumber: number; vector: Vector }[] = [];
  for await (const { id, question, alsoAsked, keywords } of inSlices(documents))
    for (const text of [question, ...alsoAsked, ...keywords])
      phrasings.push({ classNumber: classNumbers.get(id) ?? 0, vector: toVector(tokenize(text)).vector });
  const phrasingCells = await invert(phrasings.map(({ vector }) => vector));
  const shownFeatures = classes.map(() => new Set<number>());
  for await (const { classNumber, vector } of inSlices(phrasings))
    for (const feature of vector.features) shownFeatures[classNumber]?.add(feature);

  /** A token that no text has makes the vector longer, and so everything else in it count less. */
  function toVector(tokens: readonly string[]): { vector: Vector; unknown: number; norm: number } {
    const known: number[] = [];
    let unknown = 0;
    for (const feature of featuresOf(tokens)) {
      const number = numbers.get(feature);
      if (number !== undefined) known.push(number);
      else if (!isPair(feature)) unknown += 1;
    }
    const squares = known.reduce((sum, feature) => sum + at(idfs, feature) ** 2, unknown * unknownIdf ** 2);
    const norm = Math.sqrt(squares);
    const values = known.map((feature) => at(idfs, feature) / (norm || 1));
    return { vector: { features: known, values }, unknown, norm };
  }

  /** For each feature the vectors that have it: their numbers and values in turn. */
  async function invert(vectors: Vector[]): Promise<number[][]> {
    const cells: number[][] = features.map(() => []);
    for await (const [number, vector] of inSlices(vectors.entries()))
      vector.features.forEach((feature, index) => void cells[feature]?.push(number, at(vector.values, index)));
    return cells;
  }

  return {
    classNumberOf: (id: string): number => classNumbers.get(id) ?? 0,
    outOfScope: classNumbers.get(OUT_OF_SCOPE) ?? 0,

    find(tokens: readonly string[]): TokenEvidence {
      const { vector, unknown, norm } = toVector(tokens);
      const classifier = new Float64Array(classes.length);
      const prototype = new Float64Array(classes.length);
      const cosines = new Float64Array(phrasings.length);
      vector.features.forEach((feature, index) => {
        const value = at(vector.values, index);
        const weight = (value * at(idfs, feature)) / unknownIdf;
        for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1) {
          add(classifier, at(cellClasses, cell), value * weightUnit * at(cellWeights, cell));
          add(
            prototype,
            at(cellClasses, cell),
            weight * Math.log(1 + at(cellCounts, cell) * at(scales, at(cellClasses, cell))),
          );
        }
        const cells = phrasingCells[feature] ?? [];
        for (let place = 0; place < cells.length; place += 2)
          add(cosines, at(cells, place), value * at(cells, place + 1));
      });
      const phrasing = new Float64Array(classes.length);
      phrasings.forEach(({ classNumber }, number) => {
        phrasing[classNumber] = Math.max(at(phrasing, classNumber), at(cosines, number));
      });
      const tokenFeatures = vector.features.filter((feature) => !isPair(features[feature] ?? ""));
      const unknownSquares = unknown * unknownIdf ** 2;
      const total = tokenFeatures.reduce((sum, feature) => sum + at(idfs, feature) ** 2, unknownSquares) || 1;
      return {
        classifier,
        prototype,
        phrasing,
        norm: norm / unknownIdf,
        explain(classNumber) {
          let anywhere = 0;
          let shown = 0;
          let rarestMissing = unknown > 0 ? unknownIdf : 0;
          for (const feature of tokenFeatures) {
            const share = at(idfs, feature) ** 2 / total;
            if (shownFeatures[classNumber]?.has(feature)) shown += share;
            if (hasCell(feature, classNumber)) anywhere += share;
            else rarestMissing = Math.max(rarestMissing, at(idfs, feature));
          }
          return { anywhere, shown, rarestMissing: rarestMissing / unknownIdf };
        },
      };
    },

    /** @returns Share of a question's tokens, by squared idf, that a phrase has: 0 to 1. */
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
    for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1)
      if (at(cellClasses, cell) === classNumber) return true;
    return false;
  }
}
