/** What the model and the shown phrasings say for each answer, given a question's tokens. */
import { featuresOf, idf, isPair, type Model, OUT_OF_SCOPE } from "./model.ts";
import { add, at } from "./numeric.ts";
import { tokenize } from "./tokenize.ts";
import type { SearchDocument } from "./types.ts";

/** BM25's k1: the higher, the more each further occurrence of a feature counts. Its b is 1: an answer with twice the text needs twice the occurrences. */
const SATURATION = 1.2;

/** A text as a unit-length tf-idf vector. */
interface Vector {
  /** Numbers of the model's features. */
  features: number[];
  values: number[];
  /** Tokens that no text has. Each makes the vector longer, and so everything else in it count less. */
  unknown: number;
  /** Length before it was made a unit. */
  norm: number;
}

/** What a question's tokens say, by class of the model. */
export interface TokenEvidence {
  classifier: Float64Array;
  /** BM25 of tokens, and of pairs of neighbours, in the class's texts. */
  tokens: Float64Array;
  pairs: Float64Array;
  phrasing: Float64Array;
  /** The BM25 of a text in which every token of the question stood without end. */
  mostTokens: number;
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

export type EvidenceFinder = ReturnType<typeof createEvidenceFinder>;

export function createEvidenceFinder(model: Model, documents: readonly SearchDocument[]) {
  const { classes, features, frequencies, offsets, cellClasses, cellWeights, weightUnit } = model;
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  const classNumbers = new Map(classes.map((id, number) => [id, number]));
  const unknownIdf = idf(classes.length, 1);
  const idfs = Float64Array.from(frequencies, (frequency) => idf(classes.length, frequency));
  const arePairs = Uint8Array.from(features, (feature) => Number(isPair(feature)));
  const cellScores = scoreCells(model, idfs, arePairs);
  const phrasings = documents.flatMap(({ id, question, alsoAsked, keywords }) =>
    [question, ...alsoAsked, ...keywords].map((text) => ({
      classNumber: classNumbers.get(id) ?? 0,
      vector: toVector(tokenize(text)),
    })),
  );
  const phrasingCells = invert(phrasings.map(({ vector }) => vector));
  const shownFeatures = classes.map(() => new Set<number>());
  for (const { classNumber, vector } of phrasings)
    for (const feature of vector.features) shownFeatures[classNumber]?.add(feature);

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

  /** For each feature the vectors that have it: their numbers and values in turn. */
  function invert(vectors: Vector[]): number[][] {
    const cells: number[][] = features.map(() => []);
    vectors.forEach((vector, number) => {
      vector.features.forEach((feature, index) => void cells[feature]?.push(number, at(vector.values, index)));
    });
    return cells;
  }

  return {
    classNumberOf: (id: string): number => classNumbers.get(id) ?? 0,
    outOfScope: classNumbers.get(OUT_OF_SCOPE) ?? 0,

    find(tokens: readonly string[]): TokenEvidence {
      const vector = toVector(tokens);
      const classifier = new Float64Array(classes.length);
      const tokenScores = new Float64Array(classes.length);
      const pairScores = new Float64Array(classes.length);
      const cosines = new Float64Array(phrasings.length);
      vector.features.forEach((feature, index) => {
        const value = at(vector.values, index);
        const scores = arePairs[feature] ? pairScores : tokenScores;
        const end = at(offsets, feature + 1);
        for (let cell = at(offsets, feature); cell < end; cell += 1) {
          const classNumber = at(cellClasses, cell);
          add(classifier, classNumber, value * weightUnit * at(cellWeights, cell));
          add(scores, classNumber, at(cellScores, cell));
        }
        const cells = phrasingCells[feature] ?? [];
        for (let place = 0; place < cells.length; place += 2)
          add(cosines, at(cells, place), value * at(cells, place + 1));
      });
      const phrasing = new Float64Array(classes.length);
      phrasings.forEach(({ classNumber }, number) => {
        phrasing[classNumber] = Math.max(at(phrasing, classNumber), at(cosines, number));
      });
      const { unknown } = vector;
      const tokenFeatures = vector.features.filter((feature) => !arePairs[feature]);
      const total =
        tokenFeatures.reduce((sum, feature) => sum + at(idfs, feature) ** 2, unknown * unknownIdf ** 2) || 1;
      return {
        classifier,
        tokens: tokenScores,
        pairs: pairScores,
        phrasing,
        mostTokens:
          (SATURATION + 1) * tokenFeatures.reduce((sum, feature) => sum + at(idfs, feature), unknown * unknownIdf),
        norm: vector.norm / unknownIdf,
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

/** @returns For each cell what the feature adds to the class's BM25 (Robertson and Zaragoza 2009). */
function scoreCells(
  { classes, offsets, cellClasses, cellCounts }: Model,
  idfs: Float64Array,
  arePairs: Uint8Array,
): Float32Array {
  const lengths = new Float64Array(classes.length);
  idfs.forEach((_, feature) => {
    if (arePairs[feature]) return;
    for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1)
      add(lengths, at(cellClasses, cell), at(cellCounts, cell));
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / classes.length;
  const scores = new Float32Array(cellClasses.length);
  idfs.forEach((value, feature) => {
    for (let cell = at(offsets, feature); cell < at(offsets, feature + 1); cell += 1) {
      const count = at(cellCounts, cell);
      const relativeLength = at(lengths, at(cellClasses, cell)) / meanLength;
      scores[cell] = (value * count * (SATURATION + 1)) / (count + SATURATION * relativeLength);
    }
  });
  return scores;
}
